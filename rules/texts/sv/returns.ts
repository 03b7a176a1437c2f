/** The texts of return codes in Swedish. */
import { returnTexts } from '../return-texts.js';

export const sv = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Mottagarens kontonummer saknas eller är fel. Jämför med mottagarens uppgifter och betala igen med rätt nummer.',
  ACCOUNT_NOT_FOUND: 'Banken har inget konto med detta nummer. Fråga mottagaren efter kontonummer och bank, och betala igen.',
  ACCOUNT_NOT_AT_BANK: 'Kontot finns inte hos den angivna banken. Fråga mottagaren vilken bank som har kontot.',
  ACCOUNT_CLOSED: 'Mottagarens konto är avslutat. Be mottagaren om ett annat konto.',
  ACCOUNT_BLOCKED: 'Mottagarens konto är spärrat eller vilande. Mottagaren måste kontakta sin bank eller uppge ett annat konto.',
  ACCOUNT_CHANGED:
    'Kontot har flyttats: nummer, kontor eller bank har ändrats. Använd de nya uppgifterna, eller fråga mottagaren efter dem.',
  ACCOUNT_CURRENCY_MISMATCH: 'Mottagarens konto förs inte i denna valuta. Betala i kontots valuta, eller be om ett annat konto.',
  ACCOUNT_TYPE_INCORRECT: 'Kontotypen saknas eller är fel. Fråga mottagaren om det är ett transaktionskonto, sparkonto eller annat konto.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Sådana betalningar kan inte göras till detta konto, vilket är vanligt för spar- och lånekonton. Fråga efter ett annat konto, eller betala på annat sätt.',
  ACCOUNT_LIMIT_REACHED: 'Mottagarens konto får inte ta emot mer just nu. Betala senare eller mindre, eller be om ett annat konto.',
  ACCOUNT_NOT_COMPLIANT: 'Banken saknar ännu handlingar som lagen kräver för kontot. Mottagaren måste kontakta sin bank.',
  CARD_NUMBER_INCORRECT:
    'Mottagarens kortnummer är fel eller okänt, eller så har kortet gått ut. Fråga efter numret igen, eller efter ett konto.',
  PROXY_UNKNOWN:
    'Inget konto är kopplat till telefonnumret, e-postadressen eller den andra beteckningen. Fråga efter uppgiften igen, eller efter kontot.',
  REFERENCE_NEEDED:
    'Banken behöver en referens för att veta vems konto det är, till exempel för samlingskonton. Fråga mottagaren efter referensen.',
  PAYER_ACCOUNT_INCORRECT: 'Betalarens konto saknas eller är fel: nummer, typ eller valuta. Rätta kontot som ska belastas.',
  PAYER_ACCOUNT_CLOSED: 'Betalarens konto är avslutat. Ett annat konto måste belastas.',
  PAYER_ACCOUNT_BLOCKED: 'Betalarens konto är spärrat eller vilande. Betalaren måste kontakta sin bank eller använda ett annat konto.',
  PAYER_ACCOUNT_CHANGED: 'Betalarens konto har flyttats till ett annat kontor eller en annan bank. De nya uppgifterna behövs.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Betalarens konto kunde inte belastas; banken säger inte varför, men ofta är saldot för lågt. Betalaren måste kontakta sin bank.',
  INSUFFICIENT_FUNDS: 'Det saknas täckning på kontot som ska belastas. Betala igen när det finns täckning.',
  BANK_IDENTIFIER_INCORRECT: 'Mottagarens bank, eller dess land, saknas eller är fel. Fråga mottagaren efter BIC eller clearingnummer.',
  BIC_INCORRECT: 'BIC för mottagarens bank saknas eller är fel. Fråga mottagaren efter den.',
  BANK_CODE_INCORRECT:
    'Clearingnumret för mottagarens bank (sort code, routing number …) saknas, är fel eller används inte längre. Fråga mottagaren efter det.',
  BRANCH_INCORRECT: 'Kontoret hos mottagarens bank saknas eller är fel. Fråga mottagaren efter kontorsnumret.',
  BANK_NOT_REACHABLE: 'Mottagarens bank deltar inte i detta betalningssystem. Betala på annat sätt, eller be om ett annat konto.',
  BANK_UNAVAILABLE:
    'Mottagarens bank kunde inte behandla betalningen vid tillfället. Kontrollera att den inte har utförts, och försök senare.',
  BANK_SUSPENDED: 'En bank är avstängd från detta betalningssystem. Betala på annat sätt, eller be om ett konto i en annan bank.',
  AGENT_INCORRECT: 'En av bankerna i betalningskedjan är fel. Kontrollera mottagarens bank och de förmedlande bankerna.',
  INTERMEDIARY_INCORRECT:
    'Den förmedlande banken saknas, är fel eller tar inte emot sådana betalningar. Fråga mottagaren efter en annan, eller låt din bank välja.',
  PAYER_BANK_INCORRECT:
    'Betalarens bank saknas eller är fel i betalningen. Betalarens bank, eller den som gör betalfilen, måste rätta den.',
  PAYER_BANK_NOT_REACHABLE:
    'Betalarens bank deltar inte, eller inte längre, i detta betalningssystem. Betala på annat sätt eller från en annan bank.',
  PAYER_BANK_UNAVAILABLE:
    'Betalarens bank kunde inte behandla betalningen vid tillfället. Kontrollera att den inte har utförts, och försök senare.',
  PAYER_BANK_SERVICE:
    'En tjänst hos betalarens bank stoppade betalningen, till exempel en lista över godkända mottagare eller en beloppsgräns. Betalaren måste kontakta sin bank.',
  PAYEE_BANK_SERVICE:
    'En tjänst hos mottagarens bank stoppade betalningen, till exempel en lista över godkända betalare. Mottagaren måste kontakta sin bank.',
  BANK_ERROR: 'En bank gjorde fel och skickade tillbaka pengarna. Fråga din bank om du ska betala igen.',
  NAME_MISMATCH: 'Mottagarens namn är inte kontohavarens. Fråga mottagaren i vilket namn kontot står, och om numret stämmer.',
  IDENTITY_MISMATCH:
    'Mottagarens skattenummer eller id-handling är inte kontohavarens. Fråga efter uppgiften, och om kontot är mottagarens eget.',
  NAME_MISSING: 'Mottagarens namn saknas eller går inte att använda. Ange kontohavarens fullständiga namn.',
  NAME_TOO_LONG: 'Mottagarens namn är längre än detta betalningssystem tillåter. Förkorta det så som mottagarens bank skriver det.',
  ADDRESS_INCORRECT: 'Mottagarens adress saknas, är ofullständig eller har inte den form som krävs. Ange gata, ort och land i egna fält.',
  COUNTRY_INCORRECT: 'Landet i mottagarens adress saknas eller är fel. Det anges som en kod med två bokstäver.',
  PAYEE_DETAILS_REQUIRED: 'Lagen kräver fler uppgifter om mottagaren: fullständigt namn och adress. Fråga mottagaren, och betala igen.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Numret som identifierar mottagaren saknas eller är fel: ett skattenummer, en handling eller annat. Fråga mottagaren efter det.',
  TAX_INFORMATION_INCORRECT: 'Betalningens skatteuppgifter saknas, är ofullständiga eller fel. Fråga mottagaren vilka som krävs.',
  CONTACT_INCORRECT: 'Mottagarens telefonnummer eller e-postadress saknas eller är fel.',
  PAYEE_UNKNOWN: 'Banken känner inte, eller inte längre, till mottagaren. Fråga efter namn och konto.',
  PAYEE_DECEASED:
    'Mottagaren har avlidit, eller den som tog emot betalningar i mottagarens ställe. Ta reda på vem som får ta emot betalningen nu.',
  PAYEE_INSOLVENT: 'Mottagaren eller kontot kan omfattas av en konkurs eller likvidation. Ta reda på vem som får ta emot betalningen.',
  PAYEE_REFUSED: 'Mottagaren godtog inte betalningen: den var inte väntad, eller beloppet var ett annat. Fråga mottagaren.',
  PAYEE_NO_ANSWER: 'Mottagaren svarade inte sin bank, eller hämtade inte pengarna. Tala med mottagaren innan du betalar igen.',
  PAYER_DETAILS_REQUIRED:
    'Uppgifter om betalaren saknas eller är fel: namn, adress, land, konto eller identifiering. Betalaren måste komplettera dem med sin bank.',
  PAYER_DECEASED: 'Betalaren har avlidit. Kontot kan inte längre belastas.',
  INITIATOR_UNKNOWN:
    'Den som startade betalningen eller dragningen är okänd för kunden eller systemet. Kontrollera vem som anges som avsändare.',
  AMOUNT_TOO_HIGH:
    'Beloppet är högre än betalningssystemet, en bank eller ett avtal tillåter. Betala på annat sätt, eller höj gränsen hos din bank.',
  AMOUNT_TOO_LOW: 'Beloppet är noll eller lägre än betalningssystemet eller ett avtal tillåter.',
  AMOUNT_INCORRECT: 'Beloppet saknas, är felskrivet eller är inte det väntade.',
  AMOUNT_BLOCKED: 'En myndighet har spärrat beloppet. Din bank kan säga vilken och vad du ska göra.',
  TOTALS_INCORRECT: 'Summan eller antalet betalningar i filen stämmer inte med betalningarna. Filen måste göras om.',
  TOO_MANY_PAYMENTS: 'Fler betalningar gjordes än vad som är tillåtet under denna period. Betala senare, eller höj gränsen hos din bank.',
  CURRENCY_NOT_SUPPORTED:
    'Valutan saknas, är fel eller tas inte emot av detta betalningssystem. Betala i en annan valuta eller på annat sätt.',
  DUPLICATE: 'Samma betalning, eller en med samma referens, har redan skickats. Ta reda på om den utfördes innan du skickar den igen.',
  DATE_INCORRECT: 'Betalningsdagen saknas, är fel eller är inte en bankdag. Välj en annan dag.',
  DATE_CHANGED: 'Betalningen utförs, men en annan dag än den önskade.',
  CUT_OFF_PASSED: 'Betalningen kom efter bryttiden eller den sista dagen. Skicka den igen med en ny dag.',
  FORMAT_INCORRECT:
    'Betalningen eller filen går inte att läsa, eller ett fält saknas, är fel eller inte tillåtet. Den som gör filen måste rätta den.',
  CHARACTERS_NOT_ALLOWED:
    'Betalningen innehåller bokstäver eller tecken som detta betalningssystem inte tillåter. Skriv dem på annat sätt.',
  PAYMENT_TYPE_INCORRECT:
    'Typen av betalning saknas, är fel eller erbjuds inte här. Välj ett annat betalningssystem eller en annan tjänst.',
  PURPOSE_INCORRECT: 'Betalningens ändamål saknas eller godtas inte. Välj en ändamålskod som gäller i landet.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Referensen eller meddelandet till mottagaren saknas, är för långt eller har inte den form som krävs. Kopiera referensen från fakturan.',
  REGULATORY_INFORMATION_MISSING:
    'Uppgifter som lagen eller ett lands centralbank kräver saknas eller är fel. Fråga din bank eller mottagaren vilka.',
  INTERNATIONAL_DETAILS_MISSING:
    'Betalningen går utomlands men är inte märkt så, eller saknar uppgifterna för det. Din bank måste skicka den som utlandsbetalning.',
  CHARGES_INCORRECT:
    'Uppgiften om vem som betalar avgifterna saknas, är fel eller inte tillåten för denna betalning. Välj ett annat alternativ.',
  TOKEN_INVALID: 'Den token som står för kontot är okänd, har gått ut, är spärrad eller gäller en annan mottagare. Be om en ny.',
  TIMED_OUT: 'Betalningen blev inte klar i tid. Kontrollera att den inte har utförts, och försök igen.',
  SETTLEMENT_FAILED:
    'Bankerna kunde inte avveckla betalningen mellan sig. Kontrollera att den inte har utförts, och försök senare eller på annat sätt.',
  TECHNICAL_PROBLEM:
    'Betalningen misslyckades av tekniska skäl hos en bank eller på vägen. Kontrollera att den inte har utförts, och försök senare.',
  REJECTED_BY_BANK: 'Banken avvisade betalningen utan att ange skäl. Fråga din bank innan du betalar igen.',
  REJECTED_BY_SYSTEM: 'Betalningssystemet avvisade betalningen enligt egna regler. Fråga din bank efter ett annat sätt att betala.',
  REJECTED_BY_CUSTOMER: 'En banks kund avvisade betalningen utan att ange skäl. Fråga mottagaren.',
  SEE_NARRATIVE: 'Skälet står i klartext bredvid koden. Fråga din bank efter det.',
  REGULATORY_REASON:
    'Betalningen stoppades enligt lag eller en banks regler, och banken får kanske inte säga mer. Fråga din bank; skicka inte betalningen på annat sätt.',
  FRAUD:
    'En bank anser eller misstänker att betalningen är ett bedrägeri. Betala inte igen innan du har talat med mottagaren och din bank.',
  RETURN_REQUESTED: 'Betalningen returnerades eftersom betalaren eller betalarens bank bad om det.',
  REFUND_REQUESTED: 'Kunden begärde att pengarna skulle betalas tillbaka.',
  PAYMENT_NOT_DUE: 'Betalningen ska inte göras: det finns inget avtal om den, eller avtalet gäller inte längre.',
  SAME_BANK_NOT_ALLOWED:
    'Båda kontona finns i samma bank, och sådana betalningar tar detta betalningssystem inte emot. Banken måste bokföra den själv.',
  COVER_MISSING: 'En bank har inte fått de pengar eller uppgifter som en annan skulle skicka separat. Bankerna måste spåra dem.',
  NOT_AUTHORISED:
    'Användaren får inte göra eller underteckna denna betalning. Någon med behörighet måste göra det, eller så måste banken ge användaren behörighet.',
  SIGNATURE_INVALID:
    'Den elektroniska underskriften eller dess certifikat saknas, är fel eller har gått ut. Skriv under igen, eller förnya certifikatet hos banken.',
  AUTHENTICATION_FAILED:
    'PIN-koden eller engångskoden saknas, är fel, har gått ut eller har prövats för många gånger. Betalaren måste bekräfta betalningen igen.',
  NOT_A_FAILURE: 'Inget fel har inträffat: koden säger hur långt betalningen eller filen har kommit.',
  NOTICE_OF_CHANGE: 'Betalningen utfördes. Mottagarens bank meddelar rättade uppgifter: använd dem från nästa betalning.',
  NOTICE_REFUSED: 'En bank godtog inte de rättade uppgifter som en annan meddelade. Bankerna måste reda ut det; betalningen påverkas inte.',
  ALREADY_RETURNED: 'Betalningen har redan returnerats.',
  ORIGINAL_NOT_FOUND: 'Banken har aldrig fått den betalning som frågan gäller.',
  RETURN_NOT_ACCEPTED:
    'Returen, återkallelsen eller makuleringen godtogs inte: för sen, inte överenskommen, skickad till fel bank eller felaktig. Bankerna måste reda ut det.',
  CHEQUE_PROBLEM: 'Checken som betalningen grundas på saknas, har gått ut, är spärrad, redan inlöst eller inte lämplig.',
  CARD_PAYMENT_DISPUTED: 'Kortinnehavaren bestrider betalningen: det var bedrägeri, eller varan eller beloppet var inte som avtalat.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Detta gäller en betalningsbegäran, inte en betalning: den har avvisats, betalats eller gått ut, eller så kan motparten inte ta emot den.',
  ENROLMENT_REFUSED: 'En myndighet godtog inte anmälan av ett konto för betalningar: uppgifterna stämmer inte med myndighetens.',
  MANDATE_MISSING:
    'Betalaren har inte lämnat något medgivande för detta autogiro, eller känner inte till mottagaren. Mottagaren måste skaffa ett medgivande.',
  MANDATE_CANCELLED: 'Medgivandet eller fullmakten har återkallats eller gått ut. Mottagaren måste be betalaren om ett nytt.',
  MANDATE_INFORMATION_INCORRECT: 'Uppgifter om medgivandet saknas, är fel eller har ändrats. Mottagaren måste rätta dem.',
  MANDATE_TERMS_NOT_KEPT:
    'Autogirodragningen är inte som avtalat eller aviserat: belopp, dag eller mottagare avviker, eller betalaren bestrider den.',
  PAYMENT_STOPPED: 'Kontohavaren stoppade betalningen. Mottagaren måste tala med betalaren.',
});
