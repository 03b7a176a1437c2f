/** The texts of return codes in Dutch. */
import { returnTexts } from '../return-texts.js';

export const nl = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Het rekeningnummer van de begunstigde ontbreekt of is onjuist. Vergelijk het met wat de begunstigde u gaf, en betaal opnieuw met het juiste nummer.',
  ACCOUNT_NOT_FOUND: 'De bank heeft geen rekening met dit nummer. Vraag de begunstigde om rekeningnummer en bank, en betaal opnieuw.',
  ACCOUNT_NOT_AT_BANK: 'De rekening staat niet bij de genoemde bank. Vraag de begunstigde bij welke bank.',
  ACCOUNT_CLOSED: 'De rekening van de begunstigde is opgeheven. Vraag de begunstigde om een andere rekening.',
  ACCOUNT_BLOCKED:
    'De rekening van de begunstigde is geblokkeerd of slapend. De begunstigde moet contact opnemen met de eigen bank of een andere rekening opgeven.',
  ACCOUNT_CHANGED:
    'De rekening is overgezet: nummer, filiaal of bank zijn gewijzigd. Gebruik de nieuwe gegevens, of vraag de begunstigde erom.',
  ACCOUNT_CURRENCY_MISMATCH:
    'De rekening van de begunstigde luidt niet in deze valuta. Betaal in de valuta van de rekening, of vraag om een andere rekening.',
  ACCOUNT_TYPE_INCORRECT:
    'Het soort rekening ontbreekt of is onjuist. Vraag de begunstigde of het een betaal-, spaar- of andere rekening is.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Zulke betalingen zijn op deze rekening niet mogelijk, wat gebruikelijk is bij spaar- en leningrekeningen. Vraag om een andere rekening, of betaal via een ander systeem.',
  ACCOUNT_LIMIT_REACHED:
    'De rekening van de begunstigde heeft haar limiet bereikt en kan voorlopig niets meer ontvangen. Betaal later of minder, of vraag om een andere rekening.',
  ACCOUNT_NOT_COMPLIANT:
    'De bank mist nog documenten die de wet voor deze rekening eist. De begunstigde moet contact opnemen met de eigen bank.',
  CARD_NUMBER_INCORRECT:
    'Het kaartnummer van de begunstigde is onjuist of onbekend, of de kaart is verlopen. Vraag er opnieuw om, of om een rekening.',
  PROXY_UNKNOWN: 'Onder dit telefoonnummer, e-mailadres of andere kenmerk is geen rekening bekend. Vraag er opnieuw om, of om de rekening.',
  REFERENCE_NEEDED:
    'De bank heeft een kenmerk nodig om te weten van wie de rekening is, zoals bij verzamelrekeningen. Vraag de begunstigde erom.',
  PAYER_ACCOUNT_INCORRECT:
    'De rekening van de betaler ontbreekt of is onjuist: nummer, soort of valuta. Corrigeer de rekening die moet worden gedebiteerd.',
  PAYER_ACCOUNT_CLOSED: 'De rekening van de betaler is opgeheven. Er moet een andere rekening worden gedebiteerd.',
  PAYER_ACCOUNT_BLOCKED:
    'De rekening van de betaler is geblokkeerd of slapend. De betaler moet contact opnemen met de eigen bank of een andere rekening gebruiken.',
  PAYER_ACCOUNT_CHANGED:
    'De rekening van de betaler is naar een ander filiaal of een andere bank overgezet. De nieuwe gegevens zijn nodig.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'De rekening van de betaler kon niet worden gedebiteerd; de bank zegt niet waarom, maar vaak is het saldo te laag. De betaler moet contact opnemen met de eigen bank.',
  INSUFFICIENT_FUNDS: 'Op de te debiteren rekening staat niet genoeg saldo. Betaal opnieuw zodra dat er is.',
  BANK_IDENTIFIER_INCORRECT:
    'De bank van de begunstigde, of het land ervan, ontbreekt of is onjuist. Vraag de begunstigde om de BIC of de bankcode.',
  BIC_INCORRECT: 'De BIC van de bank van de begunstigde ontbreekt of is onjuist. Vraag de begunstigde erom.',
  BANK_CODE_INCORRECT:
    'De bankcode van de bank van de begunstigde (sort code, routing number …) ontbreekt, is onjuist of niet meer in gebruik. Vraag de begunstigde erom.',
  BRANCH_INCORRECT: 'Het filiaal van de bank van de begunstigde ontbreekt of is onjuist. Vraag de begunstigde om het filiaalnummer.',
  BANK_NOT_REACHABLE:
    'De bank van de begunstigde neemt niet deel aan dit betaalsysteem. Betaal via een ander systeem, of vraag om een andere rekening.',
  BANK_UNAVAILABLE:
    'De bank van de begunstigde kon de betaling nu niet verwerken. Controleer eerst dat de betaling niet is uitgevoerd, en probeer het later.',
  BANK_SUSPENDED:
    'De deelname van een bank aan dit betaalsysteem is opgeschort. Betaal via een ander systeem, of vraag om een rekening bij een andere bank.',
  AGENT_INCORRECT: 'Een van de banken in de betaalketen is onjuist. Controleer de bank van de begunstigde en de tussenliggende banken.',
  INTERMEDIARY_INCORRECT:
    'De tussenliggende bank ontbreekt, is onjuist of accepteert zulke betalingen niet. Vraag de begunstigde om een andere, of laat de keuze aan uw bank over.',
  PAYER_BANK_INCORRECT:
    'De bank van de betaler ontbreekt of is onjuist in de betaling. Die bank, of degene die het betaalbestand maakt, moet dat corrigeren.',
  PAYER_BANK_NOT_REACHABLE:
    'De bank van de betaler neemt niet, of niet meer, deel aan dit betaalsysteem. Betaal via een ander systeem of vanaf een andere bank.',
  PAYER_BANK_UNAVAILABLE:
    'De bank van de betaler kon de betaling nu niet verwerken. Controleer eerst dat de betaling niet is uitgevoerd, en probeer het later.',
  PAYER_BANK_SERVICE:
    'Een dienst van de bank van de betaler hield de betaling tegen, zoals een lijst van toegestane incassanten of een limiet. De betaler moet contact opnemen met de eigen bank.',
  PAYEE_BANK_SERVICE:
    'Een dienst van de bank van de begunstigde hield de betaling tegen, zoals een lijst van toegestane betalers. De begunstigde moet contact opnemen met de eigen bank.',
  BANK_ERROR: 'Een bank heeft een fout gemaakt en het geld teruggestuurd. Vraag uw bank of u opnieuw moet betalen.',
  NAME_MISMATCH:
    'De naam van de begunstigde is niet die van de rekeninghouder. Vraag de begunstigde op welke naam de rekening staat, en of het nummer klopt.',
  IDENTITY_MISMATCH:
    'Het fiscaal nummer of het identiteitsbewijs van de begunstigde is niet dat van de rekeninghouder. Vraag de begunstigde erom, en of het de eigen rekening is.',
  NAME_MISSING: 'De naam van de begunstigde ontbreekt of is onbruikbaar. Geef de volledige naam van de rekeninghouder.',
  NAME_TOO_LONG:
    'De naam van de begunstigde is langer dan dit betaalsysteem toelaat. Kort hem af zoals de bank van de begunstigde hem schrijft.',
  ADDRESS_INCORRECT:
    'Het adres van de begunstigde ontbreekt, is onvolledig of heeft niet de vereiste vorm. Geef straat, plaats en land in eigen velden.',
  COUNTRY_INCORRECT: 'Het land in het adres van de begunstigde ontbreekt of is onjuist. Het wordt opgegeven als code van twee letters.',
  PAYEE_DETAILS_REQUIRED: 'De wet eist meer gegevens over de begunstigde: de volledige naam en het adres. Vraag erom, en betaal opnieuw.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Het nummer dat de begunstigde identificeert, ontbreekt of is onjuist: een fiscaal nummer, een document of iets anders. Vraag de begunstigde erom.',
  TAX_INFORMATION_INCORRECT:
    'De fiscale gegevens van de betaling ontbreken, zijn onvolledig of onjuist. Vraag de begunstigde welke nodig zijn.',
  CONTACT_INCORRECT: 'Het telefoonnummer of e-mailadres van de begunstigde ontbreekt of is onjuist.',
  PAYEE_UNKNOWN: 'De bank kent deze begunstigde niet, of niet meer. Vraag de begunstigde om naam en rekening.',
  PAYEE_DECEASED:
    'De begunstigde is overleden, of degene die namens hem of haar betalingen ontving. Zoek uit wie de betaling nu mag ontvangen.',
  PAYEE_INSOLVENT:
    'De begunstigde is mogelijk failliet of in liquidatie, of de rekening valt daaronder. Zoek uit wie de betaling mag ontvangen.',
  PAYEE_REFUSED:
    'De begunstigde heeft de betaling niet aanvaard: die werd niet verwacht, of het bedrag was anders. Vraag het de begunstigde.',
  PAYEE_NO_ANSWER:
    'De begunstigde heeft de eigen bank niet geantwoord of het geld niet opgehaald. Spreek met de begunstigde voordat u opnieuw betaalt.',
  PAYER_DETAILS_REQUIRED:
    'Gegevens van de betaler ontbreken of zijn onjuist: naam, adres, land, rekening of identificatie. De betaler moet ze samen met de eigen bank aanvullen.',
  PAYER_DECEASED: 'De betaler is overleden. De rekening kan niet meer worden gedebiteerd.',
  INITIATOR_UNKNOWN:
    'Degene die de betaling of incasso heeft gestart, is bij de klant of in het systeem niet bekend. Controleer wie als afzender is vermeld.',
  AMOUNT_TOO_HIGH:
    'Het bedrag is hoger dan het betaalsysteem, een bank of een afspraak toestaat. Betaal via een ander systeem, of laat de limiet verhogen.',
  AMOUNT_TOO_LOW: 'Het bedrag is nul of lager dan het betaalsysteem of een afspraak toestaat.',
  AMOUNT_INCORRECT: 'Het bedrag ontbreekt, is verkeerd geschreven of is niet het verwachte bedrag.',
  AMOUNT_BLOCKED: 'Een overheidsinstantie heeft het bedrag geblokkeerd. Uw bank kan zeggen welke, en wat u moet doen.',
  TOTALS_INCORRECT:
    'Het totaal of het aantal betalingen in het bestand klopt niet met de betalingen. Het bestand moet opnieuw worden gemaakt.',
  TOO_MANY_PAYMENTS: 'Er is vaker betaald dan in deze periode is toegestaan. Betaal later, of laat de limiet verhogen.',
  CURRENCY_NOT_SUPPORTED:
    'De valuta ontbreekt, is onjuist of wordt door dit betaalsysteem niet geaccepteerd. Betaal in een andere valuta of via een ander systeem.',
  DUPLICATE:
    'Dezelfde betaling, of een met hetzelfde kenmerk, is al verzonden. Zoek uit of die is uitgevoerd voordat u de betaling opnieuw verzendt.',
  DATE_INCORRECT: 'De datum van de betaling ontbreekt, is onjuist of is geen bankwerkdag. Kies een andere datum.',
  DATE_CHANGED: 'De betaling wordt uitgevoerd, maar op een andere datum dan gevraagd.',
  CUT_OFF_PASSED:
    'De betaling kwam na het uiterste tijdstip of de uiterste dag van aanlevering. Verzend de betaling opnieuw met een nieuwe datum.',
  FORMAT_INCORRECT:
    'De betaling of het bestand is niet leesbaar, of een veld ontbreekt, is onjuist of niet toegestaan. Degene die het bestand maakt, moet het corrigeren.',
  CHARACTERS_NOT_ALLOWED: 'De betaling bevat letters of tekens die dit betaalsysteem niet toelaat. Schrijf ze anders.',
  PAYMENT_TYPE_INCORRECT:
    'Het soort betaling ontbreekt, is onjuist of wordt hier niet aangeboden. Kies een ander betaalsysteem of een andere dienst.',
  PURPOSE_INCORRECT: 'Het doel van de betaling ontbreekt of wordt niet geaccepteerd. Kies een doelcode die in het land geldt.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Het kenmerk of de tekst voor de begunstigde ontbreekt, is te lang of heeft niet de vereiste vorm. Neem het kenmerk over van de factuur.',
  REGULATORY_INFORMATION_MISSING:
    'Gegevens die de wet of de centrale bank van een land eist, ontbreken of zijn onjuist. Vraag uw bank of de begunstigde welke.',
  INTERNATIONAL_DETAILS_MISSING:
    'De betaling gaat naar het buitenland en is niet zo gemarkeerd, of mist de gegevens daarvoor. Uw bank moet de betaling als buitenlandse betaling verzenden.',
  CHARGES_INCORRECT: 'De keuze wie de kosten draagt, ontbreekt, is onjuist of bij deze betaling niet toegestaan. Kies een andere optie.',
  TOKEN_INVALID:
    'Het token dat voor de rekening staat, is onbekend, verlopen, geschorst of voor een andere begunstigde. Vraag om een nieuw.',
  TIMED_OUT: 'De betaling is niet op tijd voltooid. Controleer eerst dat de betaling niet is uitgevoerd, en probeer het opnieuw.',
  SETTLEMENT_FAILED:
    'De banken konden de betaling niet onderling afwikkelen. Controleer eerst dat de betaling niet is uitgevoerd, en probeer het later of via een ander systeem.',
  TECHNICAL_PROBLEM:
    'De betaling is om een technische reden mislukt, bij een bank of onderweg. Controleer eerst dat de betaling niet is uitgevoerd, en probeer het later.',
  REJECTED_BY_BANK: 'De bank heeft de betaling geweigerd en geeft geen reden. Vraag uw bank ernaar voordat u opnieuw betaalt.',
  REJECTED_BY_SYSTEM:
    'Het betaalsysteem heeft de betaling volgens de eigen regels geweigerd. Vraag uw bank om een andere manier van betalen.',
  REJECTED_BY_CUSTOMER: 'De klant van een bank heeft de betaling geweigerd en geeft geen reden. Vraag het de begunstigde.',
  SEE_NARRATIVE: 'De reden staat als tekst bij de code. Vraag uw bank ernaar.',
  REGULATORY_REASON:
    'De betaling is tegengehouden op grond van de wet of de regels van een bank, die daar misschien niets over mag zeggen. Vraag uw bank; verzend de betaling niet via een andere weg.',
  FRAUD:
    'Een bank beschouwt de betaling als fraude, of vermoedt dat. Betaal niet opnieuw voordat u met de begunstigde en uw bank hebt gesproken.',
  RETURN_REQUESTED: 'De betaling is teruggestuurd omdat de betaler of diens bank daarom vroeg.',
  REFUND_REQUESTED: 'De klant heeft het geld teruggevraagd.',
  PAYMENT_NOT_DUE: 'De betaling is niet verschuldigd: er is geen afspraak voor, of niet meer.',
  SAME_BANK_NOT_ALLOWED:
    'Beide rekeningen zijn bij dezelfde bank, en zulke betalingen accepteert dit betaalsysteem niet. De bank moet de betaling zelf boeken.',
  COVER_MISSING:
    'Een bank heeft het geld, of de gegevens, die een andere apart zou sturen, niet ontvangen. De banken moeten het uitzoeken.',
  NOT_AUTHORISED:
    'De gebruiker mag deze betaling niet doen of ondertekenen. Iemand die bevoegd is, moet dat doen, of de bank moet de gebruiker bevoegd maken.',
  SIGNATURE_INVALID:
    'De elektronische handtekening of het certificaat ontbreekt, is onjuist of verlopen. Onderteken opnieuw, of vernieuw het certificaat bij de bank.',
  AUTHENTICATION_FAILED:
    'De pincode of eenmalige code ontbreekt, is onjuist, verlopen of te vaak geprobeerd. De betaler moet de betaling opnieuw bevestigen.',
  NOT_A_FAILURE: 'Er is niets misgegaan: de code zegt hoever de betaling of het bestand is.',
  NOTICE_OF_CHANGE:
    'De betaling is uitgevoerd. De bank van de begunstigde meldt gecorrigeerde gegevens: gebruik ze vanaf de volgende betaling.',
  NOTICE_REFUSED:
    'Een bank heeft de gecorrigeerde gegevens die een andere meldde, niet aanvaard. De banken moeten het oplossen; voor de betaling heeft dit geen gevolgen.',
  ALREADY_RETURNED: 'De betaling is al teruggestuurd.',
  ORIGINAL_NOT_FOUND: 'De bank heeft de betaling waarnaar is gevraagd, nooit ontvangen.',
  RETURN_NOT_ACCEPTED:
    'De terugboeking, terugroeping of annulering is niet aanvaard: te laat, niet afgesproken, naar de verkeerde bank gestuurd of onjuist. De banken moeten het oplossen.',
  CHEQUE_PROBLEM: 'De cheque waarop de betaling berust, ontbreekt, is verlopen, geblokkeerd, al betaald of niet geschikt.',
  CARD_PAYMENT_DISPUTED: 'De kaarthouder betwist de betaling: het was fraude, of de goederen of het bedrag waren niet zoals afgesproken.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Dit gaat over een betaalverzoek, niet over een betaling: het is geweigerd, betaald of verlopen, of de andere partij kan het niet ontvangen.',
  ENROLMENT_REFUSED:
    'Een overheidsinstantie heeft de aanmelding van een rekening voor betalingen niet aanvaard: de gegevens komen niet overeen met die van de instantie.',
  MANDATE_MISSING:
    'De betaler heeft geen machtiging gegeven voor deze incasso, of kent de incassant niet. De begunstigde moet een machtiging verkrijgen.',
  MANDATE_CANCELLED: 'De machtiging is ingetrokken of verlopen. De begunstigde moet de betaler om een nieuwe vragen.',
  MANDATE_INFORMATION_INCORRECT: 'Gegevens van de machtiging ontbreken, zijn onjuist of zijn gewijzigd. De begunstigde moet ze corrigeren.',
  MANDATE_TERMS_NOT_KEPT:
    'De incasso is niet zoals afgesproken of aangekondigd: bedrag, dag of incassant wijken af, of de betaler betwist de incasso.',
  PAYMENT_STOPPED: 'De rekeninghouder heeft de betaling gestopt. De begunstigde moet met de betaler spreken.',
});
