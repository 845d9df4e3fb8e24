## Dlaczego akurat tu?

nimmt-why-nearest = Rzędy rosną, a karta trafia za najbliższą niższą liczbę. Dla { $card } to koniec { $row }. rzędu.
nimmt-why-new-row = Karta, która zabiera rząd, zaczyna go od nowa.
nimmt-why-sixth = W rzędzie mieści się pięć kart. Kto miałby dołożyć szóstą, bierze te pięć.
nimmt-why-took-any = Karta, która nigdzie nie pasuje, zabiera rząd wybrany przez jej właściciela.
nimmt-why-too-low = { $card } to mniej niż ostatnia karta każdego rzędu, więc nigdzie nie pasuje.
nimmt-why-no-row = Żaden rząd nie przyjmuje { $card }: karta fanów zmienia to, co przyjmuje jeden z rzędów.
nimmt-why-even-odd = { $card } trafia za najbliższą niższą liczbę. Tylko rząd z kartą fanów pomija karty drugiego rodzaju: parzyste albo nieparzyste.
nimmt-why-hill = { $card } trafia do końca rzędu o najmniejszej różnicy. Rząd z górą maleje, tam różnicę liczy się w dół; przy równej ma pierwszeństwo.
nimmt-why-cow = { $card } trafia za najbliższą niższą liczbę. Krowa liczby nie ma: w jej rzędzie liczy się ta przed nią.
nimmt-why-flip = { $card } trafia za najbliższą niższą liczbę. Przekręcona karta liczy się jako cyfry czytane od tyłu, dopóki nie leży w rzędzie.
nimmt-why-cow-landed = Krowa liczy się jako karta. Za pięcioma liczbami jest szósta, więc i ten rząd się zabiera; ostatnia liczba zostaje.
nimmt-why-marker-even-odd = Po zabraniu rzędu karta fanów idzie do najniższego końca pozostałych rzędów i pokazuje, czy ta liczba jest parzysta.
nimmt-why-marker-hill = Po zabraniu rzędu góra przesuwa się o jeden rząd tam, dokąd wskazuje, a na skraju zawraca.
nimmt-why-marker-cow = Gdy do jej rzędu trafia karta, krowa skacze za najniższy koniec pozostałych rzędów.
nimmt-why-revealed = Wszyscy wybierają w tajemnicy, karty odkrywa się razem, a najniższa idzie pierwsza.
nimmt-why-end = Byki liczy się po każdej rundzie. Gra kończy się, gdy ktoś osiągnie limit, albo po ostatniej rundzie; wygrywa najmniej.

