/** The texts of return codes in German. */
import { returnTexts } from '../return-texts.js';

export const de = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Die Kontonummer des Zahlungsempfängers fehlt oder ist falsch. Vergleichen Sie sie mit den Angaben des Empfängers, und zahlen Sie mit der richtigen Nummer noch einmal.',
  ACCOUNT_NOT_FOUND:
    'Die Bank führt kein Konto mit dieser Nummer. Fragen Sie den Empfänger nach Kontonummer und Bank, und zahlen Sie noch einmal.',
  ACCOUNT_NOT_AT_BANK: 'Das Konto wird nicht bei der angegebenen Bank geführt. Fragen Sie den Empfänger, welche Bank es führt.',
  ACCOUNT_CLOSED: 'Das Konto des Empfängers ist erloschen. Fragen Sie ihn nach einem anderen Konto.',
  ACCOUNT_BLOCKED:
    'Das Konto des Empfängers ist gesperrt oder ruht. Der Empfänger muss mit seiner Bank sprechen oder ein anderes Konto nennen.',
  ACCOUNT_CHANGED:
    'Das Konto wurde verlegt: Nummer, Filiale oder Bank haben sich geändert. Verwenden Sie die neuen Angaben, oder fragen Sie den Empfänger danach.',
  ACCOUNT_CURRENCY_MISMATCH:
    'Das Konto des Empfängers wird nicht in dieser Währung geführt. Zahlen Sie in der Währung des Kontos, oder fragen Sie nach einem anderen Konto.',
  ACCOUNT_TYPE_INCORRECT: 'Die Kontoart fehlt oder ist falsch. Fragen Sie den Empfänger, ob es ein Giro-, Spar- oder anderes Konto ist.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Solche Zahlungen nimmt dieses Konto nicht an, wie es bei Spar- und Darlehenskonten üblich ist. Fragen Sie nach einem anderen Konto, oder zahlen Sie auf anderem Weg.',
  ACCOUNT_LIMIT_REACHED:
    'Das Konto des Empfängers hat seine Höchstgrenze erreicht und kann vorerst nichts mehr empfangen. Zahlen Sie später oder weniger, oder fragen Sie nach einem anderen Konto.',
  ACCOUNT_NOT_COMPLIANT:
    'Der Bank fehlen noch Unterlagen, die das Gesetz für dieses Konto verlangt. Der Empfänger muss mit seiner Bank sprechen.',
  CARD_NUMBER_INCORRECT:
    'Die Kartennummer des Empfängers ist falsch oder unbekannt, oder die Karte ist abgelaufen. Fragen Sie noch einmal danach, oder nach einem Konto.',
  PROXY_UNKNOWN:
    'Unter dieser Telefonnummer, E-Mail-Adresse oder Kennung ist kein Konto hinterlegt. Fragen Sie noch einmal danach, oder nach dem Konto.',
  REFERENCE_NEEDED:
    'Die Bank braucht einen Verwendungszweck oder eine Referenz, um das Konto zuzuordnen, wie bei Sammelkonten. Fragen Sie den Empfänger danach.',
  PAYER_ACCOUNT_INCORRECT:
    'Das Konto des Zahlers fehlt oder ist falsch: Nummer, Art oder Währung. Berichtigen Sie das Konto, das belastet werden soll.',
  PAYER_ACCOUNT_CLOSED: 'Das Konto des Zahlers ist erloschen. Es muss ein anderes Konto belastet werden.',
  PAYER_ACCOUNT_BLOCKED:
    'Das Konto des Zahlers ist gesperrt oder ruht. Der Zahler muss mit seiner Bank sprechen oder ein anderes Konto nehmen.',
  PAYER_ACCOUNT_CHANGED: 'Das Konto des Zahlers wurde zu einer anderen Filiale oder Bank verlegt. Die neuen Kontodaten werden benötigt.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Das Konto des Zahlers konnte nicht belastet werden; die Bank nennt keinen Grund, oft fehlt die Deckung. Der Zahler muss mit seiner Bank sprechen.',
  INSUFFICIENT_FUNDS: 'Das zu belastende Konto ist nicht ausreichend gedeckt. Zahlen Sie noch einmal, sobald es gedeckt ist.',
  BANK_IDENTIFIER_INCORRECT:
    'Die Bank des Empfängers oder ihr Land fehlt oder ist falsch. Fragen Sie den Empfänger nach BIC oder Bankleitzahl.',
  BIC_INCORRECT: 'Der BIC der Bank des Empfängers fehlt oder ist falsch. Fragen Sie den Empfänger danach.',
  BANK_CODE_INCORRECT:
    'Die Bankleitzahl der Bank des Empfängers (Sort Code, Routing Number …) fehlt, ist falsch oder nicht mehr in Gebrauch. Fragen Sie den Empfänger danach.',
  BRANCH_INCORRECT: 'Die Filiale der Bank des Empfängers fehlt oder ist falsch. Fragen Sie den Empfänger nach der Filialnummer.',
  BANK_NOT_REACHABLE:
    'Die Bank des Empfängers nimmt an diesem Zahlungssystem nicht teil. Zahlen Sie auf anderem Weg, oder fragen Sie nach einem anderen Konto.',
  BANK_UNAVAILABLE:
    'Die Bank des Empfängers konnte die Zahlung gerade nicht bearbeiten. Vergewissern Sie sich, dass sie nicht ausgeführt wurde, und versuchen Sie es später.',
  BANK_SUSPENDED:
    'Die Teilnahme einer Bank an diesem Zahlungssystem ist ausgesetzt. Zahlen Sie auf anderem Weg, oder fragen Sie nach einem Konto bei einer anderen Bank.',
  AGENT_INCORRECT:
    'Eine der Banken auf dem Zahlungsweg ist falsch angegeben. Prüfen Sie die Bank des Empfängers und die zwischengeschalteten Banken.',
  INTERMEDIARY_INCORRECT:
    'Die zwischengeschaltete Bank fehlt, ist falsch oder nimmt solche Zahlungen nicht an. Fragen Sie den Empfänger nach einer anderen, oder überlassen Sie es Ihrer Bank.',
  PAYER_BANK_INCORRECT:
    'Die Bank des Zahlers fehlt in der Zahlung oder ist falsch. Seine Bank, oder wer die Zahlungsdatei erstellt, muss sie berichtigen.',
  PAYER_BANK_NOT_REACHABLE:
    'Die Bank des Zahlers nimmt an diesem Zahlungssystem nicht oder nicht mehr teil. Zahlen Sie auf anderem Weg oder von einer anderen Bank aus.',
  PAYER_BANK_UNAVAILABLE:
    'Die Bank des Zahlers konnte die Zahlung gerade nicht bearbeiten. Vergewissern Sie sich, dass sie nicht ausgeführt wurde, und versuchen Sie es später.',
  PAYER_BANK_SERVICE:
    'Ein Dienst der Bank des Zahlers hat die Zahlung angehalten, etwa eine Liste zugelassener Gläubiger oder ein Höchstbetrag. Der Zahler muss mit seiner Bank sprechen.',
  PAYEE_BANK_SERVICE:
    'Ein Dienst der Bank des Empfängers hat die Zahlung angehalten, etwa eine Liste zugelassener Zahler. Der Empfänger muss mit seiner Bank sprechen.',
  BANK_ERROR: 'Eine Bank hat einen Fehler gemacht und das Geld zurücküberwiesen. Fragen Sie Ihre Bank, ob noch einmal gezahlt werden soll.',
  NAME_MISMATCH:
    'Der Name des Empfängers ist nicht der des Kontoinhabers. Fragen Sie den Empfänger, auf welchen Namen das Konto lautet und ob die Nummer stimmt.',
  IDENTITY_MISMATCH:
    'Steuernummer oder Ausweis des Empfängers gehören nicht zum Kontoinhaber. Fragen Sie danach, und ob es das eigene Konto des Empfängers ist.',
  NAME_MISSING: 'Der Name des Empfängers fehlt oder ist unbrauchbar. Geben Sie den vollen Namen des Kontoinhabers an.',
  NAME_TOO_LONG:
    'Der Name des Empfängers ist länger, als dieses Zahlungssystem zulässt. Kürzen Sie ihn so, wie die Bank des Empfängers ihn schreibt.',
  ADDRESS_INCORRECT:
    'Die Anschrift des Empfängers fehlt, ist unvollständig oder nicht in der verlangten Form. Geben Sie Straße, Ort und Land in eigenen Feldern an.',
  COUNTRY_INCORRECT: 'Das Land in der Anschrift des Empfängers fehlt oder ist falsch. Es wird als Code aus zwei Buchstaben angegeben.',
  PAYEE_DETAILS_REQUIRED:
    'Das Gesetz verlangt weitere Angaben zum Empfänger: den vollen Namen und die Anschrift. Fragen Sie ihn danach, und zahlen Sie noch einmal.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Die Nummer, die den Empfänger ausweist, fehlt oder ist falsch: eine Steuernummer, ein Ausweis oder eine andere. Fragen Sie den Empfänger danach.',
  TAX_INFORMATION_INCORRECT:
    'Die Steuerangaben der Zahlung fehlen, sind unvollständig oder falsch. Fragen Sie den Empfänger, welche nötig sind.',
  CONTACT_INCORRECT: 'Telefonnummer oder E-Mail-Adresse des Empfängers fehlt oder ist falsch.',
  PAYEE_UNKNOWN: 'Die Bank kennt diesen Empfänger nicht oder nicht mehr. Fragen Sie ihn nach Namen und Konto.',
  PAYEE_DECEASED:
    'Der Empfänger oder die Person, die Zahlungen für ihn entgegennahm, ist verstorben. Klären Sie, wer die Zahlung jetzt entgegennehmen darf.',
  PAYEE_INSOLVENT:
    'Der Empfänger ist möglicherweise in Insolvenz oder Abwicklung, oder sein Konto gehört dazu. Klären Sie, wer die Zahlung entgegennehmen darf.',
  PAYEE_REFUSED: 'Der Empfänger hat die Zahlung nicht angenommen: Er hat sie nicht oder in anderer Höhe erwartet. Fragen Sie ihn.',
  PAYEE_NO_ANSWER:
    'Der Empfänger hat seiner Bank nicht geantwortet oder das Geld nicht abgeholt. Sprechen Sie mit ihm, bevor Sie noch einmal zahlen.',
  PAYER_DETAILS_REQUIRED:
    'Angaben zum Zahler fehlen oder sind falsch: Name, Anschrift, Land, Konto oder Kennung. Der Zahler muss sie mit seiner Bank ergänzen.',
  PAYER_DECEASED: 'Der Zahler ist verstorben. Das Konto kann nicht mehr belastet werden.',
  INITIATOR_UNKNOWN:
    'Wer die Zahlung oder den Einzug veranlasst hat, ist dem Kunden oder dem System nicht bekannt. Prüfen Sie, wer als Auftraggeber genannt ist.',
  AMOUNT_TOO_HIGH:
    'Der Betrag ist höher, als das Zahlungssystem, eine Bank oder eine Vereinbarung erlaubt. Zahlen Sie auf anderem Weg, oder lassen Sie Ihr Limit erhöhen.',
  AMOUNT_TOO_LOW: 'Der Betrag ist null oder kleiner, als das Zahlungssystem oder eine Vereinbarung erlaubt.',
  AMOUNT_INCORRECT: 'Der Betrag fehlt, ist falsch geschrieben oder ist nicht der erwartete.',
  AMOUNT_BLOCKED: 'Eine Behörde hat den Betrag gesperrt. Ihre Bank kann sagen, welche, und was zu tun ist.',
  TOTALS_INCORRECT:
    'Summe oder Zahl der Zahlungen in der Datei stimmen nicht mit den Zahlungen überein. Die Datei muss neu erstellt werden.',
  TOO_MANY_PAYMENTS: 'Es wurde öfter gezahlt, als in diesem Zeitraum erlaubt ist. Zahlen Sie später, oder lassen Sie Ihr Limit erhöhen.',
  CURRENCY_NOT_SUPPORTED:
    'Die Währung fehlt, ist falsch oder wird von diesem Zahlungssystem nicht angenommen. Zahlen Sie in einer anderen Währung oder auf anderem Weg.',
  DUPLICATE:
    'Dieselbe Zahlung, oder eine mit derselben Referenz, wurde schon gesandt. Klären Sie, ob sie ausgeführt wurde, bevor Sie sie noch einmal senden.',
  DATE_INCORRECT: 'Das Ausführungsdatum fehlt, ist falsch oder kein Bankarbeitstag. Wählen Sie ein anderes Datum.',
  DATE_CHANGED: 'Die Zahlung wird ausgeführt, aber an einem anderen Tag als gewünscht.',
  CUT_OFF_PASSED: 'Die Zahlung kam nach Annahmeschluss (Uhrzeit oder Tag). Senden Sie sie mit einem neuen Ausführungsdatum noch einmal.',
  FORMAT_INCORRECT:
    'Zahlung oder Datei ist nicht lesbar, oder ein Feld fehlt, ist falsch oder nicht erlaubt. Wer die Datei erstellt, muss sie berichtigen.',
  CHARACTERS_NOT_ALLOWED: 'Die Zahlung enthält Buchstaben oder Zeichen, die dieses Zahlungssystem nicht zulässt. Schreiben Sie sie anders.',
  PAYMENT_TYPE_INCORRECT:
    'Die Zahlungsart fehlt, ist falsch oder wird hier nicht angeboten. Wählen Sie ein anderes Zahlungssystem oder Verfahren.',
  PURPOSE_INCORRECT: 'Der Zahlungszweck fehlt oder wird nicht angenommen. Wählen Sie einen Zweckcode des Landes.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Referenz oder Text für den Empfänger fehlt, ist zu lang oder nicht in der verlangten Form. Übernehmen Sie die Referenz von der Rechnung.',
  REGULATORY_INFORMATION_MISSING:
    'Angaben, die das Gesetz oder die Zentralbank eines Landes verlangt, fehlen oder sind falsch. Fragen Sie Ihre Bank oder den Empfänger, welche.',
  INTERNATIONAL_DETAILS_MISSING:
    'Die Zahlung geht ins Ausland und ist nicht so gekennzeichnet, oder ihr fehlen die Angaben dafür. Ihre Bank muss sie als Auslandszahlung senden.',
  CHARGES_INCORRECT:
    'Die Entgeltregelung (wer die Entgelte trägt) fehlt, ist falsch oder bei dieser Zahlung nicht erlaubt. Wählen Sie eine andere.',
  TOKEN_INVALID:
    'Das Token, das für das Konto steht, ist unbekannt, abgelaufen, gesperrt oder gehört zu einem anderen Empfänger. Fragen Sie nach einem neuen.',
  TIMED_OUT:
    'Die Zahlung wurde nicht rechtzeitig abgeschlossen. Vergewissern Sie sich, dass sie nicht ausgeführt wurde, und versuchen Sie es noch einmal.',
  SETTLEMENT_FAILED:
    'Die Zahlung konnte zwischen den Banken nicht abgewickelt werden. Vergewissern Sie sich, dass sie nicht ausgeführt wurde, und versuchen Sie es später oder auf anderem Weg.',
  TECHNICAL_PROBLEM:
    'Die Zahlung scheiterte aus technischen Gründen bei einer Bank oder unterwegs. Vergewissern Sie sich, dass sie nicht ausgeführt wurde, und versuchen Sie es später.',
  REJECTED_BY_BANK: 'Die Bank hat die Zahlung abgelehnt und nennt keinen Grund. Fragen Sie Ihre Bank, bevor Sie noch einmal zahlen.',
  REJECTED_BY_SYSTEM:
    'Das Zahlungssystem hat die Zahlung nach seinen eigenen Regeln abgelehnt. Fragen Sie Ihre Bank nach einem anderen Weg.',
  REJECTED_BY_CUSTOMER: 'Der Kunde einer Bank hat die Zahlung abgelehnt und nennt keinen Grund. Fragen Sie den Empfänger.',
  SEE_NARRATIVE: 'Der Grund steht im Klartext neben dem Code. Fragen Sie Ihre Bank danach.',
  REGULATORY_REASON:
    'Die Zahlung wurde aufgrund gesetzlicher Vorschriften oder der Regeln einer Bank angehalten, und vielleicht darf die Bank nicht mehr dazu sagen. Fragen Sie Ihre Bank; senden Sie die Zahlung nicht auf anderem Weg.',
  FRAUD:
    'Eine Bank hält die Zahlung für Betrug oder vermutet ihn. Zahlen Sie nicht noch einmal, bevor Sie mit dem Empfänger und Ihrer Bank gesprochen haben.',
  RETURN_REQUESTED: 'Die Zahlung kam zurück, weil der Zahler oder seine Bank darum gebeten hat.',
  REFUND_REQUESTED: 'Der Kunde hat die Erstattung des Betrags verlangt.',
  PAYMENT_NOT_DUE: 'Die Zahlung ist nicht geschuldet: Es gibt keine Vereinbarung dafür, oder nicht mehr.',
  SAME_BANK_NOT_ALLOWED:
    'Beide Konten sind bei derselben Bank, und solche Zahlungen nimmt dieses Zahlungssystem nicht an. Die Bank muss sie selbst buchen.',
  COVER_MISSING:
    'Eine Bank hat das Geld oder die Angaben nicht erhalten, die eine andere ihr gesondert senden sollte. Die Banken müssen es klären.',
  NOT_AUTHORISED:
    'Der Benutzer darf diese Zahlung nicht ausführen oder unterschreiben. Eine berechtigte Person muss es tun, oder die Bank muss ihm die Berechtigung erteilen.',
  SIGNATURE_INVALID:
    'Die elektronische Unterschrift oder ihr Zertifikat fehlt, ist falsch oder abgelaufen. Unterschreiben Sie noch einmal, oder erneuern Sie das Zertifikat bei der Bank.',
  AUTHENTICATION_FAILED:
    'PIN oder Einmalpasswort (TAN) fehlt, ist falsch oder abgelaufen oder wurde zu oft falsch eingegeben. Der Zahler muss die Zahlung noch einmal freigeben.',
  NOT_A_FAILURE: 'Es liegt kein Fehler vor: Der Code sagt, wie weit die Zahlung oder die Datei ist.',
  NOTICE_OF_CHANGE:
    'Die Zahlung wurde ausgeführt. Die Bank des Empfängers meldet berichtigte Angaben: Verwenden Sie sie ab der nächsten Zahlung.',
  NOTICE_REFUSED:
    'Eine Bank hat die berichtigten Angaben, die eine andere gemeldet hat, nicht angenommen. Die Banken müssen es klären; die Zahlung ist nicht betroffen.',
  ALREADY_RETURNED: 'Die Zahlung wurde schon zurückgegeben.',
  ORIGINAL_NOT_FOUND: 'Die Bank hat die Zahlung, nach der gefragt wurde, nie erhalten.',
  RETURN_NOT_ACCEPTED:
    'Rückgabe, Rückruf oder Stornierung wurde nicht angenommen: zu spät, nicht vereinbart, an die falsche Bank gesandt oder fehlerhaft. Die Banken müssen es klären.',
  CHEQUE_PROBLEM: 'Der Scheck, auf dem die Zahlung beruht, fehlt, ist abgelaufen, gesperrt, schon eingelöst oder nicht dafür geeignet.',
  CARD_PAYMENT_DISPUTED:
    'Der Karteninhaber beanstandet die Zahlung: Es war Betrug, oder Ware oder Betrag entsprach nicht der Vereinbarung.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Dies betrifft eine Zahlungsanforderung, keine Zahlung: Sie wurde abgelehnt oder bezahlt, ist abgelaufen, oder die Gegenseite kann sie nicht annehmen.',
  ENROLMENT_REFUSED:
    'Eine Behörde hat die Anmeldung eines Kontos für Zahlungen nicht angenommen: Die Angaben stimmen nicht mit denen der Behörde überein.',
  MANDATE_MISSING:
    'Der Zahler hat für diese Lastschrift kein Mandat erteilt oder kennt den Gläubiger nicht. Der Empfänger muss eines einholen.',
  MANDATE_CANCELLED:
    'Das Mandat oder die Ermächtigung wurde widerrufen oder ist abgelaufen. Der Empfänger muss den Zahler um ein neues bitten.',
  MANDATE_INFORMATION_INCORRECT: 'Angaben zum Mandat fehlen, sind falsch oder wurden geändert. Der Empfänger muss sie berichtigen.',
  MANDATE_TERMS_NOT_KEPT:
    'Die Lastschrift ist nicht so, wie vereinbart oder angekündigt: Betrag, Tag oder Gläubiger weichen ab, oder der Zahler widerspricht ihr.',
  PAYMENT_STOPPED: 'Der Kontoinhaber hat die Zahlung gestoppt. Der Empfänger muss mit dem Zahler sprechen.',
});
