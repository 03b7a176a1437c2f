/** The texts of return codes in Dutch. */
import { returnTexts } from '../return-texts.js';

export const nl = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Het rekeningnummer van de begunstigde ontbreekt of is onjuist. Vergelijk het met wat de begunstigde u gaf, en betaal opnieuw met het juiste nummer.',
  ACCOUNT_NOT_FOUND: 'De bank heeft geen rekening met dit nummer. Vraag de begunstigde om rekeningnummer en bank, en betaal opnieuw.',
  ACCOUNT_NOT_AT_BANK: 'De rekening staat niet bij de genoemde bank. Vraag de begunstigde bij welke bank.',
  ACCOUNT_CLOSED: 'De rekening van de begunstigde is opgeheven. Vraag om een andere rekening.',
  ACCOUNT_BLOCKED:
    'De rekening van de begunstigde is geblokkeerd of slapend. De begunstigde moet met de bank spreken of een andere rekening opgeven.',
  ACCOUNT_CHANGED:
    'De rekening is verhuisd: nummer, filiaal of bank zijn nu anders. Gebruik de nieuwe gegevens, of vraag de begunstigde erom.',
  ACCOUNT_CURRENCY_MISMATCH:
    'De rekening van de begunstigde wordt niet in deze valuta gevoerd. Betaal in de valuta van de rekening, of vraag om een andere rekening.',
  ACCOUNT_TYPE_INCORRECT:
    'Het soort rekening ontbreekt of is onjuist. Vraag de begunstigde of het een betaal-, spaar- of andere rekening is.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Zulke betalingen kunnen niet naar deze rekening, zoals gebruikelijk bij spaar- en leningrekeningen. Vraag om een andere rekening, of betaal via een ander systeem.',
  ACCOUNT_LIMIT_REACHED:
    'De rekening van de begunstigde mag voorlopig niet meer ontvangen. Betaal later of minder, of vraag om een andere rekening.',
  ACCOUNT_NOT_COMPLIANT: 'De bank mist nog documenten die de wet voor deze rekening eist. De begunstigde moet met de bank spreken.',
  CARD_NUMBER_INCORRECT: 'Het kaartnummer van de begunstigde is onjuist, verlopen of onbekend. Vraag er opnieuw om, of om een rekening.',
  PROXY_UNKNOWN: 'Onder dit telefoonnummer, e-mailadres of andere kenmerk is geen rekening bekend. Vraag er opnieuw om, of om de rekening.',
  REFERENCE_NEEDED:
    'De bank heeft een kenmerk nodig om te weten van wie de rekening is, zoals bij verzamelrekeningen. Vraag de begunstigde erom.',
  PAYER_ACCOUNT_INCORRECT:
    'De rekening van de betaler ontbreekt of is onjuist: nummer, soort of valuta. Verbeter de rekening die wordt gedebiteerd.',
  PAYER_ACCOUNT_CLOSED: 'De rekening van de betaler is opgeheven. Er moet een andere rekening worden gedebiteerd.',
  PAYER_ACCOUNT_BLOCKED:
    'De rekening van de betaler is geblokkeerd of slapend. De betaler moet met de bank spreken of een andere rekening gebruiken.',
  PAYER_ACCOUNT_CHANGED: 'De rekening van de betaler is naar een ander filiaal of een andere bank verhuisd. De nieuwe gegevens zijn nodig.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'De rekening van de betaler kon niet worden gedebiteerd; de bank zegt niet waarom, en vaak is het het saldo. De betaler moet met de bank spreken.',
  INSUFFICIENT_FUNDS: 'Op de te debiteren rekening staat niet genoeg geld. Betaal opnieuw als dat er is.',
  BANK_IDENTIFIER_INCORRECT:
    'De bank van de begunstigde, of het land ervan, ontbreekt of is onjuist. Vraag de begunstigde om de BIC of de bankcode.',
  BIC_INCORRECT: 'De BIC van de bank van de begunstigde ontbreekt of is onjuist. Vraag de begunstigde erom.',
  BANK_CODE_INCORRECT:
    'De bankcode van de bank van de begunstigde (sort code, routing number …) ontbreekt, is onjuist of niet meer in gebruik. Vraag de begunstigde erom.',
  BRANCH_INCORRECT: 'Het filiaal van de bank van de begunstigde ontbreekt of is onjuist. Vraag de begunstigde om het filiaalnummer.',
  BANK_NOT_REACHABLE:
    'De bank van de begunstigde doet niet mee aan dit betaalsysteem. Betaal via een ander systeem, of vraag om een andere rekening.',
  BANK_UNAVAILABLE: 'De bank van de begunstigde kon de betaling nu niet verwerken. Ga na dat zij niet is uitgevoerd, en probeer het later.',
  BANK_SUSPENDED:
    'Een bank is geschorst van dit betaalsysteem. Betaal via een ander systeem, of vraag om een rekening bij een andere bank.',
  AGENT_INCORRECT: 'Een bank op de weg van de betaling is onjuist. Controleer de bank van de begunstigde en de tussenliggende banken.',
  INTERMEDIARY_INCORRECT:
    'De tussenliggende bank ontbreekt, is onjuist of neemt zulke betalingen niet aan. Vraag de begunstigde om een andere, of laat het aan uw bank over.',
  PAYER_BANK_INCORRECT:
    'De bank van de betaler ontbreekt of is onjuist in de betaling. Diens bank, of wie het bestand maakt, moet dat verbeteren.',
  PAYER_BANK_NOT_REACHABLE:
    'De bank van de betaler doet niet, of niet meer, mee aan dit betaalsysteem. Betaal via een ander systeem of vanaf een andere bank.',
  PAYER_BANK_UNAVAILABLE:
    'De bank van de betaler kon de betaling nu niet verwerken. Ga na dat zij niet is uitgevoerd, en probeer het later.',
  PAYER_BANK_SERVICE:
    'Een dienst van de bank van de betaler hield de betaling tegen, zoals een lijst van toegestane incassanten of een limiet. De betaler moet met de bank spreken.',
  PAYEE_BANK_SERVICE:
    'Een dienst van de bank van de begunstigde hield de betaling tegen, zoals een lijst van toegestane betalers. De begunstigde moet met de bank spreken.',
  BANK_ERROR: 'Een bank maakte een fout en stuurde het geld terug. Vraag uw bank of er opnieuw moet worden betaald.',
  NAME_MISMATCH:
    'De naam van de begunstigde is niet die van de rekeninghouder. Vraag de begunstigde op welke naam de rekening staat, en of het nummer klopt.',
  IDENTITY_MISMATCH:
    'Het fiscaal nummer of document van de begunstigde is niet dat van de rekeninghouder. Vraag erom, en of het de eigen rekening is.',
  NAME_MISSING: 'De naam van de begunstigde ontbreekt of is onbruikbaar. Geef de volledige naam van de rekeninghouder.',
  NAME_TOO_LONG:
    'De naam van de begunstigde is langer dan dit betaalsysteem doorgeeft. Kort hem af zoals de bank van de begunstigde hem schrijft.',
  ADDRESS_INCORRECT:
    'Het adres van de begunstigde ontbreekt, is onvolledig of heeft niet de vereiste vorm. Geef straat, plaats en land in eigen velden.',
  COUNTRY_INCORRECT: 'Het land in het adres van de begunstigde ontbreekt of is onjuist. Het is een code van twee letters.',
  PAYEE_DETAILS_REQUIRED: 'De wet eist meer over de begunstigde: de volledige naam en het adres. Vraag erom, en betaal opnieuw.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Het nummer dat de begunstigde identificeert, ontbreekt of is onjuist: een fiscaal nummer, een document of iets anders. Vraag de begunstigde erom.',
  TAX_INFORMATION_INCORRECT:
    'De fiscale gegevens van de betaling ontbreken, zijn onvolledig of onjuist. Vraag de begunstigde welke nodig zijn.',
  CONTACT_INCORRECT: 'Het telefoonnummer of e-mailadres van de begunstigde ontbreekt of is onjuist.',
  PAYEE_UNKNOWN: 'De bank kent deze begunstigde niet, of niet meer. Vraag om de naam en de rekening.',
  PAYEE_DECEASED: 'De begunstigde is overleden, of degene die betalingen voor hem ontving. Zoek uit wie de betaling nu mag ontvangen.',
  PAYEE_INSOLVENT: 'De begunstigde of diens rekening is misschien in insolventie of liquidatie. Zoek uit wie de betaling mag ontvangen.',
  PAYEE_REFUSED: 'De begunstigde nam de betaling niet aan: zij werd niet verwacht, of het bedrag was anders. Vraag het de begunstigde.',
  PAYEE_NO_ANSWER:
    'De begunstigde antwoordde de bank niet, of haalde het geld niet op. Spreek met de begunstigde voordat u opnieuw betaalt.',
  PAYER_DETAILS_REQUIRED:
    'Gegevens van de betaler ontbreken of zijn onjuist: naam, adres, land, rekening of identificatie. De betaler moet ze met de bank aanvullen.',
  PAYER_DECEASED: 'De betaler is overleden. De rekening kan niet meer worden gedebiteerd.',
  INITIATOR_UNKNOWN:
    'Wie de betaling of incasso startte, is bij de klant of het systeem niet bekend. Controleer wie als afzender is genoemd.',
  AMOUNT_TOO_HIGH:
    'Het bedrag is hoger dan het betaalsysteem, een bank of een afspraak toestaat. Betaal via een ander systeem, of laat de limiet verhogen.',
  AMOUNT_TOO_LOW: 'Het bedrag is nul of lager dan het betaalsysteem of een afspraak toestaat.',
  AMOUNT_INCORRECT: 'Het bedrag ontbreekt, is verkeerd geschreven of niet het verwachte.',
  AMOUNT_BLOCKED: 'Een autoriteit heeft het bedrag geblokkeerd. Uw bank kan zeggen welke, en wat u moet doen.',
  TOTALS_INCORRECT:
    'Het totaal of het aantal betalingen in het bestand klopt niet met de betalingen. Het bestand moet opnieuw worden gemaakt.',
  TOO_MANY_PAYMENTS: 'Er is vaker betaald dan in deze tijd is toegestaan. Betaal later, of laat de limiet verhogen.',
  CURRENCY_NOT_SUPPORTED:
    'De valuta ontbreekt, is onjuist of wordt door dit betaalsysteem niet aangenomen. Betaal in een andere valuta of via een ander systeem.',
  DUPLICATE:
    'Dezelfde betaling, of een met hetzelfde kenmerk, is al verzonden. Zoek uit of zij is uitgevoerd voordat u haar opnieuw verzendt.',
  DATE_INCORRECT: 'De dag van de betaling ontbreekt, is onjuist of geen werkdag van de banken. Kies een andere dag.',
  DATE_CHANGED: 'De betaling wordt uitgevoerd, maar op een andere dag dan gevraagd.',
  CUT_OFF_PASSED: 'De betaling kwam na het tijdstip of de dag tot wanneer zij wordt aangenomen. Verzend haar opnieuw met een nieuwe dag.',
  FORMAT_INCORRECT:
    'De betaling of het bestand is niet leesbaar, of een veld ontbreekt, is onjuist of niet toegestaan. Wie het bestand maakt, moet het verbeteren.',
  CHARACTERS_NOT_ALLOWED: 'De betaling bevat letters of tekens die dit betaalsysteem niet doorgeeft. Schrijf ze anders.',
  PAYMENT_TYPE_INCORRECT:
    'Het soort betaling ontbreekt, is onjuist of wordt hier niet aangeboden. Kies een ander betaalsysteem of een andere dienst.',
  PURPOSE_INCORRECT: 'Het doel van de betaling ontbreekt of wordt niet aangenomen. Kies een doelcode van het land.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Het kenmerk of de tekst voor de begunstigde ontbreekt, is te lang of heeft niet de vereiste vorm. Neem het kenmerk over van de factuur.',
  REGULATORY_INFORMATION_MISSING:
    'Gegevens die de wet of de centrale bank van een land eist, ontbreken of zijn onjuist. Vraag uw bank of de begunstigde welke.',
  INTERNATIONAL_DETAILS_MISSING:
    'De betaling gaat naar het buitenland en is niet zo gemarkeerd, of mist de gegevens daarvoor. Uw bank moet haar als buitenlandse betaling verzenden.',
  CHARGES_INCORRECT: 'Wie de kosten draagt, ontbreekt, is onjuist of bij deze betaling niet toegestaan. Kies een andere optie.',
  TOKEN_INVALID:
    'Het token dat voor de rekening staat, is onbekend, verlopen, geschorst of voor een andere begunstigde. Vraag om een nieuw.',
  TIMED_OUT: 'De betaling is niet op tijd voltooid. Ga na dat zij niet is uitgevoerd, en probeer het opnieuw.',
  SETTLEMENT_FAILED:
    'De banken konden de betaling niet onderling afwikkelen. Ga na dat zij niet is uitgevoerd, en probeer het later of via een ander systeem.',
  TECHNICAL_PROBLEM: 'De betaling mislukte om technische redenen. Ga na dat zij niet is uitgevoerd, en probeer het later.',
  REJECTED_BY_BANK: 'De bank weigerde de betaling en geeft geen reden. Vraag uw bank voordat u opnieuw betaalt.',
  REJECTED_BY_SYSTEM: 'Het betaalsysteem weigerde de betaling volgens zijn eigen regels. Vraag uw bank om een andere manier van betalen.',
  REJECTED_BY_CUSTOMER: 'De klant van een bank weigerde de betaling en geeft geen reden. Vraag het de begunstigde.',
  SEE_NARRATIVE: 'De reden staat in woorden naast de code. Vraag uw bank erom.',
  REGULATORY_REASON:
    'De betaling is tegengehouden door de wet of de regels van een bank, die misschien niet meer mag zeggen. Vraag uw bank; verzend haar niet langs een andere weg.',
  FRAUD:
    'Een bank houdt de betaling voor fraude, of vermoedt het. Betaal niet opnieuw voordat u met de begunstigde en uw bank hebt gesproken.',
  RETURN_REQUESTED: 'De betaling kwam terug omdat de betaler of diens bank erom vroeg.',
  REFUND_REQUESTED: 'De klant vroeg om teruggave van het geld.',
  PAYMENT_NOT_DUE: 'De betaling is niet verschuldigd: er is geen afspraak voor, of niet meer.',
  SAME_BANK_NOT_ALLOWED:
    'Beide rekeningen zijn bij dezelfde bank, en zulke betalingen neemt dit betaalsysteem niet aan. De bank moet haar zelf boeken.',
  COVER_MISSING:
    'Een bank heeft het geld, of de gegevens, die een andere apart zou sturen, niet ontvangen. De banken moeten het uitzoeken.',
  NOT_AUTHORISED:
    'De gebruiker mag deze betaling niet doen of ondertekenen. Iemand met dat recht moet het doen, of de bank moet het geven.',
  SIGNATURE_INVALID:
    'De elektronische handtekening of het certificaat ontbreekt, is onjuist of verlopen. Onderteken opnieuw, of vernieuw het certificaat bij de bank.',
  AUTHENTICATION_FAILED:
    'De pincode of eenmalige code ontbreekt, is onjuist, verlopen of te vaak geprobeerd. De betaler moet de betaling opnieuw bevestigen.',
  NOT_A_FAILURE: 'Er is niets mislukt: de code zegt hoe ver de betaling of het bestand is.',
  NOTICE_OF_CHANGE:
    'De betaling is uitgevoerd. De bank van de begunstigde meldt verbeterde gegevens: gebruik ze vanaf de volgende betaling.',
  NOTICE_REFUSED:
    'Een bank nam de melding van verbeterde gegevens van een andere niet aan. De banken moeten het oplossen; de betaling wordt niet geraakt.',
  ALREADY_RETURNED: 'De betaling is al teruggestuurd.',
  ORIGINAL_NOT_FOUND: 'De bank heeft de betaling waarnaar is gevraagd, nooit ontvangen.',
  RETURN_NOT_ACCEPTED:
    'De teruggave, terugroeping of annulering is niet aangenomen: te laat, niet afgesproken, naar de verkeerde bank of onjuist. De banken moeten het oplossen.',
  CHEQUE_PROBLEM: 'De cheque achter de betaling ontbreekt, is verlopen, geblokkeerd, al betaald of niet geschikt.',
  CARD_PAYMENT_DISPUTED: 'De kaarthouder betwist de betaling: het was fraude, of goederen of geld waren niet zoals afgesproken.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Dit gaat over een betaalverzoek, niet over een betaling: het is geweigerd, betaald, verlopen, of de andere kant kan het niet ontvangen.',
  ENROLMENT_REFUSED:
    'Een overheidsinstantie nam de aanmelding van een rekening voor betalingen niet aan: de gegevens kloppen niet met de hare.',
  MANDATE_MISSING: 'De betaler gaf geen machtiging voor deze incasso, of kent de incassant niet. De begunstigde moet er een verkrijgen.',
  MANDATE_CANCELLED: 'De machtiging is ingetrokken of verlopen. De begunstigde moet de betaler om een nieuwe vragen.',
  MANDATE_INFORMATION_INCORRECT: 'Gegevens van de machtiging ontbreken, zijn onjuist of zijn gewijzigd. De begunstigde moet ze verbeteren.',
  MANDATE_TERMS_NOT_KEPT:
    'De incasso is niet zoals afgesproken of aangekondigd: bedrag, dag of incassant wijken af, of de betaler betwist haar.',
  PAYMENT_STOPPED: 'De rekeninghouder heeft de betaling gestopt. De begunstigde moet met de betaler spreken.',
});
