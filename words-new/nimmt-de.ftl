## Warum dorthin?

nimmt-why-nearest = Die Reihen steigen, und eine Karte kommt hinter die nächstniedrigere Zahl. Für { $card } war das das Ende von Reihe { $row }.
nimmt-why-new-row = Die Karte, die eine Reihe nimmt, fängt sie neu an.
nimmt-why-sixth = In eine Reihe passen fünf Karten. Wer die sechste legen müsste, nimmt die fünf.
nimmt-why-took-any = Eine Karte, die nirgends passt, nimmt eine Reihe nach Wahl ihres Besitzers.
nimmt-why-too-low = { $card } ist niedriger als die letzte Karte jeder Reihe und passt deshalb nirgends.
nimmt-why-no-row = Keine Reihe nimmt { $card } an: Eine Fan-Karte ändert, was eine der Reihen annimmt.
nimmt-why-even-odd = { $card } kommt hinter die nächstniedrigere Zahl. Nur die Reihe mit der Fan-Karte lässt Karten der anderen Art aus: gerade oder ungerade.
nimmt-why-hill = { $card } kommt an das Reihenende mit dem kleinsten Abstand. Die Reihe mit dem Berg fällt, dort zählt der Abstand nach unten; bei Gleichstand hat sie Vorrang.
nimmt-why-cow = { $card } kommt hinter die nächstniedrigere Zahl. Die Kuh hat keine: In ihrer Reihe gilt die Zahl vor ihr.
nimmt-why-flip = { $card } kommt hinter die nächstniedrigere Zahl. Eine gedrehte Karte zählt mit vertauschten Ziffern, bis sie liegt.
nimmt-why-cow-landed = Die Kuh zählt als Karte. Hinter fünf Zahlen ist sie die sechste, also wird auch diese Reihe genommen; die letzte Zahl bleibt.
nimmt-why-marker-even-odd = Nachdem eine Reihe genommen ist, geht die Fan-Karte an das niedrigste Ende der anderen Reihen und zeigt, ob die Zahl gerade oder ungerade ist.
nimmt-why-marker-hill = Nachdem eine Reihe genommen ist, zieht der Berg eine Reihe weiter, wohin er zeigt, und kehrt am Rand um.
nimmt-why-marker-cow = Kommt eine Karte in ihre Reihe, springt die Kuh hinter das niedrigste Ende der anderen Reihen.
nimmt-why-revealed = Alle wählen geheim, die Karten werden zusammen aufgedeckt, und die niedrigste wird zuerst gelegt.
nimmt-why-end = Hornochsen zählen nach jeder Runde. Das Spiel endet, wenn jemand das Ziel erreicht, oder nach der letzten Runde; die wenigsten gewinnen.

