# after seat-choosing
seat-replaced = gra bot, aż { $name } wróci

# after invite-full
invite-take-over = Gra już trwa. Możesz grać dalej za bota albo oglądać.
invite-instead = Grać za bota: { $name }
invite-over = Gra się skończyła. Możesz zobaczyć, jak poszło.
invite-shut = Gra już trwa, a goście nie mają teraz wstępu do stołu.

# after waiting-seats
waiting-leave-sure = Twoje miejsce dostanie następna osoba.

## Ludzie przy stole i co może gospodarz

people-title = Ludzie przy stole
people-watching =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
people-level = Jak gra { $name }
people-put-bot = Posadzić tu bota
people-remove = Usunąć
people-replace = Zastąpić botem
people-kick-sure = { $name } traci miejsce.
people-make-host = Przekazać stół
people-take = Zająć to miejsce
people-doors = Wpuszczać gości
people-doors-help = Mogą oglądać i grać dalej za bota.
people-doors-open = Goście mogą oglądać i grać dalej za bota.
people-doors-shut = Goście nie mają wstępu.
people-leave-sure = Za ciebie już na stałe zagra bot.
confirm-no = Zostawić
menu-title = Menu
seat-lost-title = Twoje miejsce zajmuje ktoś inny
seat-lost-back = Zobaczyć, kto gra

# after status-sent
status-advising = Decyduje { $name }: wskaż, co radzisz

# after log-hide
side-show =
    { $unread ->
        [0] Pokazać przebieg gry i rozmowę
        [one] Pokazać przebieg gry i rozmowę: jedna nowa wiadomość
        [few] Pokazać przebieg gry i rozmowę: { $unread } nowe wiadomości
        [many] Pokazać przebieg gry i rozmowę: { $unread } nowych wiadomości
       *[other] Pokazać przebieg gry i rozmowę: { $unread } nowej wiadomości
    }
side-hide = Ukryć przebieg gry i rozmowę

## Zegary

clock-yours = Twój czas:
clock-paused = Twój zegar stoi:
clock-hurry =
    { $seconds ->
        [one] Została jedna sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }

## Rozmowa i rady

talk-title = Rozmowa
talk-empty = Na razie cisza.
talk-text = Powiedz coś
talk-send = Wyślij
talk-phrases = Szybkie zwroty
talk-closed = Zasady wymagają teraz ciszy.
talk-quiet = Rozmowa jest wyciszona w ustawieniach.
talk-watching = Kto ogląda, ten tylko słucha.
talk-mute = Wyciszyć: { $name }
talk-unmute = Znów słuchać: { $name }
phrase-hello = Cześć!
phrase-thanks = Dzięki!
phrase-well-played = Dobry ruch!
phrase-ouch = Auć!
phrase-oops = Ojej!
phrase-hurry = Twój ruch!
phrase-good-game = Dobra gra!
advice-line = { $name } radzi: { $choice }
advice-own = Radzisz: { $choice }

# after result-again
result-rematch-on = Zaczyna się rewanż, a twoje miejsce czeka.
result-rematch-come = Dołączyć
result-rematch-watch = Zaczyna się rewanż.
result-rematch-follow = Oglądać dalej
result-new = Nowy stół

# after settings-one-tap-help
settings-sounds = Dźwięki
settings-volume = Głośność
settings-notify = Powiadamiać, gdy jest mój ruch
settings-notify-help = Powiadomienie urządzenia, gdy strona jest niewidoczna.
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
settings-quiet = Wyciszyć rozmowę
settings-quiet-help = Nie widzisz wtedy, co mówią inni.
sounds-mute = Wyłączyć dźwięki
sounds-unmute = Włączyć dźwięki

# after error-no-advice
error-no-guests = Do tego stołu goście nie mają teraz wstępu. Zapytaj gospodarza albo otwórz własny stół.
error-seat-taken = Za późno: to miejsce jest już zajęte.
error-seat-lost = Twoje miejsce należy teraz do kogoś innego. Możesz oglądać albo grać dalej za bota, jeśli goście mają wstęp.
error-talk-closed = Wiadomość nie poszła: zasady wymagają teraz ciszy.
error-too-much-talk = Wiadomość nie poszła: za dużo naraz. Chwilę poczekaj.
