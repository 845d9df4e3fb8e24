## Prečo práve sem?

nimmt-why-nearest = Rady stúpajú a karta ide za najbližšie nižšie číslo. Pre { $card } to bol koniec { $row }. radu.
nimmt-why-new-row = Karta, ktorá rad berie, ho začína odznova.
nimmt-why-sixth = Do radu sa zmestí päť kariet. Kto by priložil šiestu, berie tých päť.
nimmt-why-took-any = Karta, ktorá sa nikam nehodí, berie rad podľa výberu svojho majiteľa.
nimmt-why-too-low = { $card } je nižšie než posledná karta každého radu, takže sa nikam nehodí.
nimmt-why-no-row = { $card } žiadny rad neprijme: fanúšikovská karta mení, čo jeden z radov prijíma.
nimmt-why-even-odd = { $card } ide za najbližšie nižšie číslo. Len rad s fanúšikovskou kartou vynecháva karty druhého druhu: párne, alebo nepárne.
nimmt-why-hill = { $card } ide ku koncu radu s najmenším rozdielom. Rad s kopcom klesá, tam sa rozdiel počíta nadol; pri zhode má prednosť.
nimmt-why-cow = { $card } ide za najbližšie nižšie číslo. Krava žiadne nemá: v jej rade platí číslo pred ňou.
nimmt-why-flip = { $card } ide za najbližšie nižšie číslo. Obrátená karta platí za číslo čítané odzadu, kým neleží.
nimmt-why-cow-landed = Krava sa počíta ako karta. Za piatimi číslami je šiesta, preto sa berie aj tento rad; posledné číslo zostáva.
nimmt-why-marker-even-odd = Keď sa berie rad, ide fanúšikovská karta k najnižšiemu koncu ostatných radov a ukazuje, či je to číslo párne, alebo nepárne.
nimmt-why-marker-hill = Keď sa berie rad, posunie sa kopec o rad ďalej tam, kam ukazuje, a na kraji sa otočí.
nimmt-why-marker-cow = Keď do jej radu príde karta, skočí krava za najnižší koniec ostatných radov.
nimmt-why-revealed = Všetci vyberajú tajne, karty sa otočia naraz a prvá sa kladie tá najnižšia.
nimmt-why-end = Kravy sa sčítavajú po každom rozdaní. Hra sa končí, keď niekto dosiahne cieľ, alebo po poslednom rozdaní; vyhráva najmenší počet.

