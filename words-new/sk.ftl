# after seat-choosing
seat-replaced = hrá bot, kým sa { $name } nevráti

# after invite-full
invite-take-over = Hra už beží. Môžeš hrať ďalej namiesto bota alebo sa pozerať.
invite-instead = Hrať namiesto bota: { $name }
invite-over = Hra sa skončila. Môžeš sa pozrieť, ako dopadla.
invite-shut = Hra už beží a hostí k stolu teraz nikto nepúšťa.

# after waiting-seats
waiting-leave-sure = Tvoje miesto dostane ten, kto príde.

## Ľudia pri stole a čo môže ten, kto stôl vedie

people-title = Ľudia pri stole
people-watching =
    { $count ->
        [0] Nikto sa nepozerá.
        [one] Pozerá sa jeden človek.
        [few] Pozerajú sa { $count } ľudia.
        [many] Pozerá sa { $count } človeka.
       *[other] Pozerá sa { $count } ľudí.
    }
people-level = Ako hrá { $name }
people-put-bot = Posadiť sem bota
people-remove = Odobrať
people-replace = Nahradiť botom
people-kick-sure = { $name } príde o miesto.
people-make-host = Odovzdať vedenie
people-take = Vziať si miesto
people-doors = Púšťať hostí
people-doors-help = Môžu sa pozerať a hrať ďalej namiesto bota.
people-doors-open = Hostia sa môžu pozerať a hrať ďalej namiesto bota.
people-doors-shut = Hostia k stolu nesmú.
people-leave-sure = Namiesto teba bude natrvalo hrať bot.
confirm-no = Nechať tak
menu-title = Ponuka
seat-lost-title = Tvoje miesto má niekto iný
seat-lost-back = Pozrieť sa, kto hrá

# after status-sent
status-advising = Rozhoduje { $name }: vyber, čo radíš

# after log-hide
side-show =
    { $unread ->
        [0] Ukázať, čo sa stalo a čo sa hovorí
        [one] Ukázať, čo sa stalo a čo sa hovorí: jedna nová správa
        [few] Ukázať, čo sa stalo a čo sa hovorí: { $unread } nové správy
        [many] Ukázať, čo sa stalo a čo sa hovorí: { $unread } novej správy
       *[other] Ukázať, čo sa stalo a čo sa hovorí: { $unread } nových správ
    }
side-hide = Skryť, čo sa stalo a čo sa hovorí

## Hodiny

clock-yours = Zostáva ti:
clock-paused = Tvoje hodiny stoja:
clock-hurry =
    { $seconds ->
        [one] Zostáva jedna sekunda
        [few] Zostávajú { $seconds } sekundy
        [many] Zostáva { $seconds } sekundy
       *[other] Zostáva { $seconds } sekúnd
    }

## Reči a rady

talk-title = Reči pri stole
talk-empty = Zatiaľ je ticho.
talk-text = Niečo povedať
talk-send = Poslať
talk-phrases = Rýchle vety
talk-closed = Pravidlá teraz chcú ticho.
talk-quiet = V nastaveniach máš reči pri stole stlmené.
talk-watching = Kto sa pozerá, iba počúva.
talk-mute = Stlmiť: { $name }
talk-unmute = Znova počúvať: { $name }
phrase-hello = Ahoj!
phrase-thanks = Vďaka!
phrase-well-played = Pekný ťah!
phrase-ouch = Au!
phrase-oops = Ojoj!
phrase-hurry = Hraj!
phrase-good-game = Pekná hra!
advice-line = { $name } radí: { $choice }
advice-own = Radíš: { $choice }

# after result-again
result-rematch-on = Hrá sa znova a tvoje miesto čaká.
result-rematch-come = Ísť tiež
result-rematch-watch = Hrá sa znova.
result-rematch-follow = Pozerať sa ďalej
result-new = Nový stôl

# after settings-one-tap-help
settings-sounds = Zvuky
settings-volume = Hlasitosť
settings-notify = Dať vedieť, keď som na ťahu
settings-notify-help = Oznámenie zariadenia, keď stránku nevidíš.
settings-notify-denied = Prehliadač tejto stránke oznámenia nedovoľuje. Zmeniť sa to dá v jeho nastaveniach.
settings-quiet = Stlmiť reči pri stole
settings-quiet-help = Neuvidíš, čo hovoria ostatní.
sounds-mute = Vypnúť zvuky
sounds-unmute = Zapnúť zvuky

# after error-no-advice
error-no-guests = K tomuto stolu teraz hostia nesmú. Dohodni sa s tým, kto ho vedie, alebo otvor vlastný.
error-seat-taken = Neskoro, miesto je už obsadené.
error-seat-lost = Tvoje miesto teraz patrí niekomu inému. Môžeš sa pozerať alebo hrať ďalej namiesto bota, ak hostia smú k stolu.
error-talk-closed = Správa neodišla: pravidlá teraz chcú ticho.
error-too-much-talk = Správa neodišla: to je priveľa rečí naraz. Chvíľu počkaj.
