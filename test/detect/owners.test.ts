/** The payee whom a sentence names behind the account, without a label; and where a name in a sentence ends. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const ACCOUNT = 'DE89 3704 0044 0532 0130 00';
const OTHER = 'FR76 3000 6000 0112 3456 7890 189';

/** The beginning of each account, and its payee. */
const payeesIn = (text: string): readonly (readonly (string | undefined)[])[] =>
  extract(text).candidates.map(({ creditorAccount, creditor }) => [creditorAccount?.id?.value?.slice(0, 2), creditor?.name]);

describe('behind the number of an account stands whose it is', () => {
  test.each([
    ['en', `Please pay to account ${ACCOUNT} of Example Ltd by Friday.`, 'Example Ltd'],
    ['en', `Please pay to account ${ACCOUNT} (BIC COBADEFF) of the Example Foundation, quoting 17.`, 'Example Foundation'],
    ['en', `Please pay into ${ACCOUNT} in the name of Jane Example before 1 May.`, 'Jane Example'],
    ['de', `Bitte auf das Konto ${ACCOUNT} der Muster GmbH bis Freitag überweisen.`, 'Muster GmbH'],
    ['de', `Bitte auf das Konto ${ACCOUNT} des Muster e.V. überweisen.`, 'Muster e.V.'],
    ['de', `Bitte auf das Konto ${ACCOUNT} von Frau Petra Muster überweisen.`, 'Frau Petra Muster'],
    ['fr', `À verser sur le compte ${ACCOUNT} de l’ASBL Exemple avec la communication 17.`, 'ASBL Exemple'],
    ['fr', `À verser sur le compte ${ACCOUNT} de Madame Marie Exemple avant le 1er mai.`, 'Madame Marie Exemple'],
    ['nl', `Graag op rekening ${ACCOUNT} op naam van Stichting Voorbeeld onder vermelding van 17.`, 'Stichting Voorbeeld'],
    ['nl', `Graag op rekening ${ACCOUNT} van de Voorbeeld B.V. onder vermelding van 17.`, 'Voorbeeld B.V.'],
    ['it', `Da versare sul conto ${ACCOUNT} dell'Associazione Esempio entro venerdì.`, 'Associazione Esempio'],
    ['it', `Da versare sul conto ${ACCOUNT} intestato alla Esempio S.r.l. entro venerdì.`, 'Esempio S.r.l.'],
    ['es', `Ingrese el importe en la cuenta ${ACCOUNT} de la Asociación Ejemplo antes del viernes.`, 'Asociación Ejemplo'],
    ['pt', `Pagamento na conta ${ACCOUNT} da Exemplo Lda até sexta-feira.`, 'Exemplo Lda'],
    ['pl', `Wpłata na rachunek ${ACCOUNT} na nazwisko Jan Wzorcowy do piątku.`, 'Jan Wzorcowy'],
    ['sv', `Betala till konto ${ACCOUNT} av Exempel AB senast fredag.`, 'Exempel AB'],
  ])('%s: %s', (_, text, name) => expect(payeesIn(text)).toEqual([['DE', name]]));

  test.each([
    'of our company',
    'of the company',
    'of your choice',
    'of EUR 300.00',
    'of 12 May 2026',
    'of Monday',
    'of Barclays Bank plc',
    'der Commerzbank AG',
    'der Gesellschaft',
    'von Ihrem Unternehmen',
    'de notre société',
    'de BNP Paribas SA',
    'di Intesa Sanpaolo S.p.A.',
    'van de vereniging',
    'van ING Bank N.V.',
    // the name may go on
    'of Example Ltd\nTrading',
    'of Example\nTrading Ltd',
  ])('but not %j', (words) => expect(payeesIn(`Please use account ${ACCOUNT} ${words}`)).toEqual([['DE', undefined]]));

  test('the owner of the payer’s account is not the payee', () => {
    expect(payeesIn(`Vom Konto ${ACCOUNT} der Zahler GmbH auf das Konto ${OTHER}`)).toEqual([['FR', undefined]]);
    expect(payeesIn(`From our account ${ACCOUNT} of Payer Ltd to account ${OTHER} of Payee SARL`)).toEqual([['FR', 'Payee SARL']]);
  });

  test('each account has its own, and a label beside it says more', () => {
    const two = `Pay to account ${ACCOUNT} of Muster GmbH, or to account ${OTHER} of Exemple SARL.`;
    expect(payeesIn(two)).toEqual([
      ['DE', 'Muster GmbH'],
      ['FR', 'Exemple SARL'],
    ]);
    expect(payeesIn(`Account holder: Muster Bau GmbH\nAccount: ${ACCOUNT} of Muster GmbH`)).toEqual([['DE', 'Muster Bau GmbH']]);
    expect(extract(two).found.flatMap(({ kind, range: [start, end] }) => (kind === 'NAME' ? [two.slice(start, end)] : []))).toEqual([
      'Muster GmbH',
      'Exemple SARL',
    ]);
  });
});

describe('a name in a sentence ends', () => {
  test.each([
    ['at the next sentence', 'Payable to Example Ltd. Please quote 17.', 'Example Ltd'],
    ['at the next sentence', 'Intestato a Esempio S.p.A. Grazie.', 'Esempio S.p.A.'],
    ['at a label behind “and”', 'Payable to Example Ltd and Reference 17.', 'Example Ltd'],
    ['at a label behind “und”', 'Zahlbar an Muster GmbH und Verwendungszweck 17.', 'Muster GmbH'],
    ['behind a form in small letters', 'Zahlbar an Muster e.V. bis Freitag.', 'Muster e.V.'],
    ['behind a form in small letters', 'Payable to Muster s.r.o. by Friday.', 'Muster s.r.o.'],
    ['and goes on behind a form', 'Payable to Example Co. KG by Friday.', 'Example Co. KG'],
    ['and goes on behind a form', 'Payable to Example Pty. Ltd. by Friday.', 'Example Pty. Ltd.'],
    ['and goes on behind a form', 'Payable to S.A. Exemple by Friday.', 'S.A. Exemple'],
    ['before a small word', 'Payable to Example as agreed.', 'Example'],
  ])('%s: %s', (_, words, name) => expect(payeesIn(`${words} IBAN ${ACCOUNT}`)).toEqual([['DE', name]]));
});
