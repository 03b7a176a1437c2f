/** `extract` where a letter says that an account has been replaced, in sentences and in any form of the words. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const PAYEES = 'DE89 3704 0044 0532 0130 00';
const OTHERS = 'GB29 NWBK 6016 1331 9268 19';

const accountsIn = (text: string): readonly (string | undefined)[] =>
  extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value?.slice(0, 4));

describe('an old account comes last, in any form of the word', () => {
  test.each([
    ['ca', `L'antic compte ${OTHERS} es tanca.\nEl nou compte és ${PAYEES}.`],
    ['de', `Die bisherige Kontoverbindung ${OTHERS} entfällt. Neu: ${PAYEES}`],
    ['en', `Old details: IBAN ${OTHERS}\nNew details: IBAN ${PAYEES}`],
    ['et', `Varasem konto ${OTHERS} on suletud.\nPalume tasuda arve uuele kontole ${PAYEES}`],
    ['he', `חשבון ישן: ${OTHERS}\nחשבון חדש: ${PAYEES}`],
    ['it', `Il precedente conto ${OTHERS} è stato chiuso.\nUsate il nuovo conto ${PAYEES}.`],
    ['no', `Gammelt kontonummer: ${OTHERS}. Nytt kontonummer: ${PAYEES}.`],
    ['en', `Previous BSB 062-000, IBAN ${OTHERS}\nNew BSB 082-902, IBAN ${PAYEES}`],
    ['ja', `旧振込先：${OTHERS}\n新振込先：${PAYEES}`],
    ['nl', `Voorheen ${OTHERS}, nu ${PAYEES}.`],
    ['sk', `Staré číslo účtu: ${OTHERS}. Nové číslo účtu: ${PAYEES}.`],
    ['sr', `Stari broj računa: ${OTHERS}\nNovi broj računa: ${PAYEES}`],
    ['sv', `Vårt gamla konto ${OTHERS} gäller inte.\nBetala till vårt nya konto ${PAYEES}.`],
    ['de', `Leider war die falsche IBAN ${OTHERS} angegeben. Bitte zahlen Sie auf ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));

  test('not even where the new one is wrong', () => {
    expect(accountsIn('Old account: CLABE 032180000118359719\nNew account: CLABE: 032180000118359718')).toEqual([]);
  });
});

describe('the account that a letter calls the new one comes first', () => {
  test.each([
    ['en', `Our account ${OTHERS} moves. The new account: ${PAYEES}`],
    ['fr', `Notre compte ${OTHERS} change. Nouveau compte : ${PAYEES}`],
    ['pl', `Nasz rachunek ${OTHERS} się zmienia. Nowy: ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));
});

describe('an account that is closed or wrong comes last', () => {
  test.each([
    ['ar', `تم إغلاق الحساب ${OTHERS} ونرجو التحويل إلى ${PAYEES}`],
    ['cs', `Účet ${OTHERS} byl zrušen. Plaťte na ${PAYEES}`],
    ['el', `Ο λογαριασμός ${OTHERS} έκλεισε. Πληρώστε στον ${PAYEES}`],
    ['en', `Our account ${OTHERS} was closed on 30 November. From now on please use ${PAYEES}.`],
    ['en', `Our account ${OTHERS} with Example Bank (London) has been discontinued. Pay to ${PAYEES}`],
    ['en', `The IBAN on our last invoice (${OTHERS}) was wrong. Please pay to ${PAYEES}`],
    ['hu', `A ${OTHERS} számlánk megszűnt, kérjük a ${PAYEES} számlára utaljon`],
    ['pl', `Konto ${OTHERS} zostało zlikwidowane. Wpłaty: ${PAYEES}`],
    ['pt', `A nossa conta ${OTHERS} foi encerrada. Utilize ${PAYEES}`],
    ['ro', `Contul nostru ${OTHERS} a fost închis. Vă rugăm plătiți în ${PAYEES}`],
    ['ru', `Наш счет ${OTHERS} закрыт, просим платить на ${PAYEES}`],
    ['tr', `Hesabımız ${OTHERS} kapandı, ödemelerinizi ${PAYEES} hesabına yapınız`],
    ['zh', `账户 ${OTHERS} 已停用，请汇至 ${PAYEES}`],
    ['en', `Payments made to ${OTHERS} will be returned from 1 January. Use ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));
});

describe('an account that a letter asks not to use comes last', () => {
  test.each([
    ['de', `Bitte verwenden Sie ab sofort nicht mehr das Konto ${OTHERS}, sondern ${PAYEES}`],
    ['en', `Please stop sending payments to account ${OTHERS}. Use ${PAYEES}`],
    ['es', `Dejará de estar operativa la cuenta ${OTHERS}. Paguen en ${PAYEES}`],
    ['es', `No paguen en ${OTHERS}, sino en ${PAYEES}`],
    ['bg', `Моля, не превеждайте повече по ${OTHERS}. Плащайте по ${PAYEES}.`],
    ['el', `Παρακαλούμε μην καταθέτετε πλέον στον ${OTHERS} αλλά στον ${PAYEES}.`],
    ['he', `נא לא להעביר יותר לחשבון ${OTHERS} אלא לחשבון ${PAYEES}.`],
    ['hr', `Molimo da ubuduće ne uplaćujete na ${OTHERS} nego na ${PAYEES}.`],
    ['it', `Si prega di non effettuare più bonifici su ${OTHERS}. Si usi ${PAYEES}.`],
    ['lv', `Turpmāk lūdzam neveikt maksājumus uz kontu ${OTHERS}, bet uz kontu ${PAYEES}.`],
    ['pt', `Solicitamos que não efetuem mais pagamentos para ${OTHERS}. Usem ${PAYEES}.`],
    ['uk', `Просимо не перераховувати кошти на ${OTHERS}. Платіть на ${PAYEES}.`],
    ['nl', `Betaal niet meer op ${OTHERS} maar op ${PAYEES}`],
    ['de', `Zahlen Sie nicht auf ${OTHERS}. Unsere Bankverbindung: ${PAYEES}`],
    ['sv', `Betala inte till ${OTHERS}. Vårt konto: ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));
});

describe('the time directly before a number says which is the old one', () => {
  test.each([
    ['ar', `سابقا: ${OTHERS}، حاليا: ${PAYEES}`],
    ['de', `Die Miete ging vorher: ${OTHERS}, künftig: ${PAYEES}`],
    ['es', `Antes: ${OTHERS}. Ahora: ${PAYEES}`],
    ['fr', `Avant : ${OTHERS}\nDésormais : ${PAYEES}`],
    ['pl', `Dotychczas: ${OTHERS}, obecnie: ${PAYEES}`],
    ['pt', `Até agora: ${OTHERS}. A partir de agora: ${PAYEES}`],
    ['es', `Hasta ahora: ${OTHERS}. Cambiamos a ${PAYEES}`],
    ['tr', `Önceden: ${OTHERS}\nŞimdi: ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));

  test('and so do those words before “to our account”', () => {
    expect(accountsIn(`Mein Gehalt geht bislang auf ${OTHERS}. Bitte stellen Sie auf ${PAYEES} um.`)).toEqual(['DE89', 'GB29']);
    expect(accountsIn(`Wpłaty szły dotychczas na rachunek ${OTHERS}, teraz na ${PAYEES}`)).toEqual(['DE89', 'GB29']);
    expect(accountsIn(`Sofern Sie nicht vorher auf ${PAYEES} zahlen: ${OTHERS}`)).toEqual(['DE89', 'GB29']);
  });

  test('but “as before” is no old one', () => {
    for (const text of ['Bitte zahlen Sie wie bisher auf', 'Please pay as previously to', 'Prosimy płacić jak dotychczas na konto'])
      expect(accountsIn(`${text} ${PAYEES}. USD: ${OTHERS}`)).toEqual(['DE89', 'GB29']);
  });

  test('but not farther away', () => {
    expect(accountsIn(`Avant de payer, vérifiez le compte ${PAYEES} ou ${OTHERS}`)).toEqual(['DE89', 'GB29']);
    expect(accountsIn(`Please pay before Friday to ${PAYEES} or ${OTHERS}`)).toEqual(['DE89', 'GB29']);
  });
});

describe('such words of something else change no order', () => {
  test.each([
    `We no longer accept cheques. Please pay to ${PAYEES} or ${OTHERS}.`,
    `Da wir Schecks nicht mehr annehmen, überweisen Sie bitte auf ${PAYEES} oder ${OTHERS}.`,
    `Bitte zahlen Sie nicht mehr per Scheck, sondern auf ${PAYEES}. USD: ${OTHERS}`,
    `Previous balance: 100.00\nNew charges: 50.00\nIBAN ${PAYEES}\nIBAN ${OTHERS}`,
    `Solde précédent : 0,00 Compte ${PAYEES} ou ${OTHERS}`,
    `If you have not paid yet please transfer to ${PAYEES} or ${OTHERS}.`,
    `If you do not pay by direct debit please transfer to ${PAYEES} or ${OTHERS}.`,
    `Ne payez plus par chèque mais sur ${PAYEES} ou ${OTHERS}.`,
    `New customers pay to ${PAYEES}, others to ${OTHERS}`,
    `Payments from abroad use ${PAYEES}, others ${OTHERS}`,
    `Account ${PAYEES} replaces our previous account ${OTHERS}`,
    `IBAN ${PAYEES}. ${'Our old shop is closed. '}USD account: ${OTHERS}`,
  ])('%s', (text) => expect(accountsIn(text)).toEqual(['DE89', 'GB29']));
});
