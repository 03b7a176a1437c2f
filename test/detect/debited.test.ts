/** `extract` where a sentence takes money from an account: “my account … was charged, please refund to …”. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const PAYEES = 'DE89 3704 0044 0532 0130 00';
const OTHERS = 'GB29 NWBK 6016 1331 9268 19';

const accountsIn = (text: string): readonly (string | undefined)[] =>
  extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value?.slice(0, 4));

describe('an account that was debited is none to pay', () => {
  test.each([
    ['ar', `تم خصم مبلغ 200 ريال من حسابي ${OTHERS}. يرجى إعادة المبلغ إلى ${PAYEES}`],
    ['ar', `سُحب المبلغ من حسابنا رقم ${OTHERS} بالخطأ. نرجو التحويل إلى ${PAYEES}`],
    ['de', `Buchen Sie den Betrag von ${OTHERS} ab und überweisen Sie ihn an ${PAYEES}.`],
    ['de', `Ich habe am 2. November von ${OTHERS} 250 EUR überwiesen. Bitte erstatten Sie auf ${PAYEES}.`],
    ['de', `Mein Konto ${OTHERS} wurde am 5. November mit 39,90 € belastet. Rückzahlung auf ${PAYEES}`],
    ['en', `On 3 November my account ${OTHERS} was charged twice. Please refund the second charge to ${PAYEES}.`],
    ['en', `You took the payment from ${OTHERS} but I closed that card. Return it to ${PAYEES}`],
    ['en', `We transferred EUR 500 from ${OTHERS} last week. The rest goes to ${PAYEES}`],
    ['en', `I paid you £60 from my joint account ${OTHERS} last Tuesday. Money back to ${PAYEES} please!`],
    ['pt', `Foi feito um débito na conta ${OTHERS}. Para novos pagamentos use ${PAYEES}.`],
    ['en', `Our bank debited ${OTHERS} for your invoice 22. Your account is ${PAYEES}`],
    ['es', `Se ha cargado en mi cuenta ${OTHERS} un importe por error. Devuélvanlo a ${PAYEES}`],
    ['es', `De mi cuenta ${OTHERS} se han cobrado 15 euros de más; la devolución en ${PAYEES}.`],
    ['fr', `Le montant a été prélevé sur mon compte ${OTHERS} ; remboursez-le sur ${PAYEES}.`],
    ['it', `Il mio conto ${OTHERS} è stato addebitato di 120 euro. Rimborsate la somma su ${PAYEES}`],
    ['ja', `口座 ${OTHERS} から引き落とされました。返金は ${PAYEES} へお願いします。`],
    ['nl', `Er is € 25,00 van mijn rekening ${OTHERS} afgeschreven. Graag terugstorten op ${PAYEES}.`],
    ['nl', `Mijn rekening ${OTHERS} is dubbel belast. Terugbetalen op ${PAYEES} ten name van Jan Voorbeeld`],
    ['pl', `Z mojego rachunku ${OTHERS} pobrano 99,00 zł. Proszę o zwrot na ${PAYEES}.`],
    ['pt', `A minha conta ${OTHERS} foi debitada em 30 €. Peço o reembolso para o IBAN ${PAYEES}.`],
    ['pt', `Foi debitado da minha conta ${OTHERS} o valor. Solicito o estorno para ${PAYEES}.`],
    ['sv', `Mitt konto ${OTHERS} debiterades med 500 kr. Vänligen återbetala till ${PAYEES}.`],
    ['tr', `${OTHERS} numaralı hesabımdan 250 TL çekildi. İadeyi ${PAYEES} hesabına yapınız.`],
    ['tr', `Hesabımdan (${OTHERS}) iki kez tahsilat yapıldı; parayı ${PAYEES} IBAN'ına gönderin.`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89']));

  test('your account is the last that is given', () => {
    expect(accountsIn(`Vom 5. an ziehen wir 49,99 EUR von Ihrem Konto ${OTHERS} ein. Unser Konto: ${PAYEES}`)).toEqual(['DE89', 'GB29']);
  });
});

describe('an account of a direct debit comes last', () => {
  test.each([
    ['de', `Einzugsermächtigung liegt vor für ${OTHERS}. Sollten Sie lieber überweisen: ${PAYEES}.`],
    ['es', `Recibo domiciliado en la cuenta ${OTHERS} devuelto. Ingrese 35 € en la cuenta ${PAYEES}.`],
    ['ja', `口座振替（${OTHERS}）ができませんでした。${PAYEES}へお振込みください。`],
    ['nl', `Automatische incasso mislukt (rekening ${OTHERS}). Maak het bedrag over naar ${PAYEES}.`],
    ['tr', `Otomatik ödeme talimatı ${OTHERS} hesabında bakiye yetersiz. ${PAYEES} hesabına ödeyin.`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));

  test.each([
    `You can pay by direct debit or to ${PAYEES}. USD: ${OTHERS}`,
    `Kein Mandat? Dann überweisen Sie auf ${PAYEES}. USD: ${OTHERS}`,
    `Direct debit is not possible: ${PAYEES} or ${OTHERS}`,
  ])('but not one that is to be paid without: %s', (text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));
});

describe('“of our account” takes nothing from it', () => {
  test.each([
    ['ar', `رقم الآيبان الخاص بنا هو ${PAYEES}. المبلغ المستحق 500 ريال.`],
    ['de', `Hier die IBAN von unserem Konto: ${PAYEES}. Bankgebühren werden dem Kunden belastet.`],
    ['es', `Los datos de nuestra cuenta: ${PAYEES}`],
    ['fr', `Voici le RIB de notre compte ${PAYEES}. Merci d’effectuer le virement sous 8 jours.`],
    ['it', `Ecco i dati del nostro conto: ${PAYEES}. Le spese saranno addebitate al cliente.`],
    ['nl', `Het nummer van onze rekening: ${PAYEES}`],
    ['pl', `Podaję numer mojego rachunku: ${PAYEES}. Opłata zostanie pobrana później.`],
    ['nl', `Het nummer van rekening ${PAYEES}`],
    ['pt', `Dados da nossa conta: ${PAYEES}`],
    ['pt', `IBAN da conta ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89']));
});

describe('such verbs of something else take nothing from an account', () => {
  test.each([
    `Please pay £40 to ${PAYEES}. A late fee is charged after 30 days.`,
    `Refund the second charge to ${PAYEES} or ${OTHERS}`,
    `Please transfer to ${PAYEES} or you will be charged. EUR: ${OTHERS}`,
    `Bitte zahlen Sie die abgebuchten 20 EUR auf ${PAYEES} zurück, nicht auf das USD-Konto ${OTHERS}`,
    `Total charged: 50.00\nIBAN ${PAYEES}\nIBAN ${OTHERS}`,
  ])('%s', (text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29'].slice(0, text.includes(OTHERS) ? 2 : 1)));
});
