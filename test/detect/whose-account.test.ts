/** `extract` where a text has accounts of several: of the payer, an old one, that of a SWIFT message. The one to pay comes first. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const PAYEES = 'DE89 3704 0044 0532 0130 00';
const OTHERS = 'DE75 5121 0800 1245 1261 99';

/** The first four characters of each account. */
const accountsIn = (text: string): readonly (string | undefined)[] =>
  extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value?.slice(0, 4));

describe('the account of the payer is none to pay', () => {
  test.each([
    ['bg', 'Наредител', 'Получател'],
    ['cs', 'Z účtu', 'Na účet'],
    ['da', 'Fra konto', 'Til konto'],
    ['el', 'Λογαριασμός χρέωσης', 'Δικαιούχος'],
    ['es', 'Cuenta ordenante', 'Cuenta beneficiaria'],
    ['et', 'Maksja', 'Saaja'],
    ['fi', 'Maksajan tili', 'Saajan tili'],
    ['fr', 'Compte à débiter', 'Compte à créditer'],
    ['hr', 'Platitelj', 'Primatelj'],
    ['hu', 'Terhelendő számla', 'Kedvezményezett'],
    ['it', 'Conto ordinante', 'Conto beneficiario'],
    ['lt', 'Mokėtojas', 'Gavėjas'],
    ['lv', 'Maksātājs', 'Saņēmējs'],
    ['nl', 'Van rekening', 'Naar rekening'],
    ['pl', 'Z rachunku', 'Na rachunek'],
    ['pt', 'Conta a debitar', 'Conta a creditar'],
    ['ro', 'Plătitor', 'Beneficiar'],
    ['ru', 'Плательщик', 'Получатель'],
    ['sk', 'Platiteľ', 'Príjemca'],
    ['sl', 'Plačnik', 'Prejemnik'],
    ['sr', 'Uplatilac', 'Primalac'],
    ['sv', 'Från konto', 'Till konto'],
    ['tr', 'Gönderen', 'Alıcı'],
    ['uk', 'Платник', 'Отримувач'],
  ])('%s: %s', (_, payer, payee) => {
    expect(accountsIn(`${payer}: ${OTHERS}\n${payee}: ${PAYEES}`)).toEqual(['DE89']);
    expect(accountsIn(`${payer} ${OTHERS}\n${payee} ${PAYEES}`)).toEqual(['DE89']);
  });
});

describe('the account that a sentence names as the payer’s is none to pay', () => {
  test.each([
    ['cs', `Převod z našeho účtu ${OTHERS} na účet ${PAYEES}`],
    ['de', `Die Überweisung erfolgt von unserem Konto ${OTHERS} auf Ihr Konto ${PAYEES}.`],
    ['de', `Wir überweisen zu Lasten unseres Kontos ${OTHERS} an Muster GmbH, IBAN ${PAYEES}`],
    ['de', `Belastet wird das Konto ${OTHERS}; Empfänger Muster GmbH, ${PAYEES}`],
    ['en', `The amount was debited from ${OTHERS} and credited to ${PAYEES}`],
    ['de', `Unser Konto ${OTHERS} wurde belastet. Empfänger: Muster GmbH, ${PAYEES}`],
    ['en', `Our account ${OTHERS} was debited; your IBAN ${PAYEES} credited.`],
    ['en', `Payment made from ${OTHERS}. Payee: Example Ltd ${PAYEES}`],
    ['fr', `Nous avons débité notre compte ${OTHERS} au profit du ${PAYEES}`],
    ['fr', `Ordonnateur : Exemple SA, compte ${OTHERS}\nBénéficiaire : ${PAYEES}`],
    ['it', `Sul nostro conto ${OTHERS} verrà addebitato l’importo; accredito su ${PAYEES}`],
    ['en', `Please transfer from our account ${OTHERS} to ${PAYEES}`],
    ['es', `El importe se cargará en nuestra cuenta ${OTHERS} y se abonará en ${PAYEES}`],
    ['es', `Con cargo a la cuenta ${OTHERS} a favor de ${PAYEES}`],
    ['fr', `Virement par le débit de notre compte ${OTHERS} en faveur de ${PAYEES}`],
    ['it', `Importo addebitato sul conto ${OTHERS}. Beneficiario: Esempio SpA IBAN ${PAYEES}`],
    ['nl', `Betaling ten laste van ${OTHERS} ten gunste van ${PAYEES}`],
    ['pl', `W ciężar rachunku ${OTHERS} na rzecz ${PAYEES}`],
    ['pt', `Débito na nossa conta ${OTHERS}, crédito em ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89']));

  test('not even where the one to pay is wrong', () => {
    expect(accountsIn(`RIB : 20041 01005 0500013M026 07. Notre compte débité : ${OTHERS}`)).toEqual([]);
    expect(accountsIn(`Veuillez régler sur RIB 20041 01005 0500013M026 07\nNotre compte débité : ${OTHERS}`)).toEqual([]);
    expect(accountsIn(`Our account to be debited: ${OTHERS}. Payee IBAN: DE88 3704 0044 0532 0130 00`)).toEqual([]);
  });
  test('nor one that is no IBAN', () => {
    const text = 'Przelew z rachunku 61 1090 1014 0000 0712 1981 2874 na rachunek 27 1140 2004 0000 3002 0135 5387';
    expect(accountsIn(text)).toEqual(['2711']);
    expect(accountsIn(text.replace(' na', '\nNa').replace('Przelew z', 'Z'))).toEqual(['2711']);
  });
  test('but who bears the charges says nothing of the account', () => {
    for (const charges of [
      'Charges are paid by the sender',
      'Alle Spesen gehen zu Lasten des Zahlers',
      'Kosten ten laste van opdrachtgever',
    ]) {
      for (const joint of ['. ', '\n', ', ']) expect(accountsIn(`${charges}${joint}IBAN: ${PAYEES}`), charges).toEqual(['DE89']);
    }
  });
  test('but “our account” is that of the payee', () => {
    expect(accountsIn(`Please pay to our account: ${PAYEES}`)).toEqual(['DE89']);
    expect(accountsIn(`Merci de créditer notre compte ${PAYEES}`)).toEqual(['DE89']);
    expect(accountsIn(`Rogamos ingresen el importe en nuestra cuenta ${PAYEES}`)).toEqual(['DE89']);
  });
});

describe('the first of two accounts in “from … to …” is the payer’s', () => {
  test.each([
    ['da', `Overførsel fra konto ${OTHERS} til konto ${PAYEES}`],
    ['de', `Überweisung von ${OTHERS} an ${PAYEES}`],
    ['de', `Überweisung vom Konto ${OTHERS} auf das Konto ${PAYEES}`],
    ['en', `Transfer from ${OTHERS} to ${PAYEES}`],
    ['es', `Transferencia desde la cuenta ${OTHERS} a la cuenta ${PAYEES}`],
    ['fi', `Tilisiirto tililtä ${OTHERS} tilille ${PAYEES}`],
    ['fr', `Virement émis depuis le compte ${OTHERS} vers le compte ${PAYEES}`],
    ['fr', `Virement du compte ${OTHERS} au compte ${PAYEES}`],
    ['it', `Bonifico dal conto ${OTHERS} al conto ${PAYEES}`],
    ['nl', `Overschrijving van rekening ${OTHERS} naar rekening ${PAYEES}`],
    ['nl', `Ons IBAN wijzigt van ${OTHERS} in ${PAYEES}`],
    ['pl', `Przelew z konta ${OTHERS} na konto ${PAYEES}`],
    ['pt', `Transferência da conta ${OTHERS} para a conta ${PAYEES}`],
    ['sv', `Överföring från konto ${OTHERS} till konto ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(accountsIn(text)).toEqual(['DE89']));

  test('with its bank', () => {
    const text = 'From our account 31926819 sort code 60-16-13 to account 55779911 sort code 20-00-00';
    expect(extract(text).candidates).toMatchObject([
      { creditorAccount: { id: { value: '55779911' } }, creditorAgent: { clearingSystemMemberId: { memberId: '200000' } } },
    ]);
  });
  test('but not of two accounts that a sentence only lists', () => {
    expect(accountsIn(`Accounts of Muster GmbH: ${OTHERS} and ${PAYEES}`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`Pay to ${OTHERS} or to ${PAYEES}`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`RIB de Exemple SARL ${OTHERS} à la banque, ou ${PAYEES}`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`Cuenta de Ejemplo SL ${OTHERS} para pagos en EUR y ${PAYEES} en USD`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`Konto von Muster GmbH ${OTHERS} an der Alster, auch ${PAYEES}`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`Conta da Exemplo Lda ${OTHERS} ou para ${PAYEES}`)).toEqual(['DE75', 'DE89']);
    expect(accountsIn(`Invoice from Muster GmbH. Pay to ${OTHERS}. Refunds go to ${PAYEES}`)).toEqual(['DE75', 'DE89']);
  });
});

describe('an old account comes last', () => {
  test.each([
    ['cs', 'Původní účet', 'Nový účet'],
    ['da', 'Tidligere konto', 'Ny konto'],
    ['el', 'Παλιός λογαριασμός', 'Νέος λογαριασμός'],
    ['es', 'IBAN anterior', 'IBAN nuevo'],
    ['fi', 'Vanha tilinumero', 'Uusi tilinumero'],
    ['hu', 'Régi', 'Új'],
    ['it', 'Vecchio', 'Nuovo'],
    ['nl', 'Oud (vervallen)', 'Nieuw'],
    ['pl', 'Poprzedni numer rachunku', 'Nowy numer rachunku'],
    ['pt', 'IBAN anterior', 'IBAN novo'],
    ['ro', 'Contul vechi', 'Contul nou'],
    ['ru', 'Старый счет', 'Новый счет'],
    ['sv', 'Gammalt konto', 'Nytt konto'],
    ['tr', 'Eski IBAN', 'Yeni IBAN'],
    ['uk', 'Старий рахунок', 'Новий рахунок'],
    ['ar', 'حسابنا القديم', 'الحساب الجديد'],
    ['ja', '旧口座', '新口座'],
  ])('%s: %s', (_, old, current) => {
    expect(accountsIn(`${old}: ${OTHERS}\n${current}: ${PAYEES}`)).toEqual(['DE89', 'DE75']);
    expect(accountsIn(`Abc. ${old}: ${OTHERS}, ${current}: ${PAYEES}`)).toEqual(['DE89', 'DE75']);
  });
});

describe('a SWIFT message', () => {
  const message = (...fields: readonly string[]): string => [':20:REF123', ':32A:261123EUR1000,00', ...fields, ':71A:SHA'].join('\n');

  test('has the payer in field 50 and the payee in field 59', () => {
    const text = message(':50K:/DE75512108001245126199', 'ADA BERG', ':57A:NWBKGB2L', ':59:/GB29NWBK60161331926819', 'BOB LTD');
    expect(extract(text).candidates).toEqual([
      {
        country: 'GB',
        creditor: { name: 'BOB LTD' },
        creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
        creditorAgent: { bic: 'NWBKGB2L' },
      },
    ]);
  });

  test('has the correspondent in field 56', () => {
    const text = message(':50H:/DE75512108001245126199', 'ADA BERG', ':56A:CHASUS33', ':57A:DBSSSGSG', ':59:/0039123456', 'BOB LTD');
    expect(extract(text).candidates).toEqual([
      {
        country: 'SG',
        creditorAccount: { id: { value: '0039123456', type: 'ACCOUNT_NUMBER' } },
        creditorAgent: { bic: 'DBSSSGSG' },
        intermediaryAgent1: { bic: 'CHASUS33' },
      },
    ]);
  });
});

describe('the name of the payee', () => {
  test('ends before the label of its IBAN', () => {
    expect(extract(`Beneficiary: Example Ltd, IBAN ${PAYEES}`).instruction?.creditor?.name).toBe('Example Ltd');
    expect(extract(`Empfänger: Muster GmbH IBAN ${PAYEES}`).instruction?.creditor?.name).toBe('Muster GmbH');
  });

  test('is not that of an account before it, where it heads its own', () => {
    const names = (text: string) => extract(text).candidates.map(({ creditor }) => creditor?.name);
    expect(names(`Our account ${OTHERS}\n\nBeneficiary: Example Ltd\nIBAN ${PAYEES}`)).toEqual(['Example Ltd', undefined]);
    expect(names(`IBAN ${OTHERS}\nIBAN ${PAYEES}\nAccount holder: Example Ltd`)).toEqual(['Example Ltd', 'Example Ltd']);
    expect(names(`Account holder: Example Ltd\nIBAN ${OTHERS}\nIBAN ${PAYEES}`)).toEqual(['Example Ltd', 'Example Ltd']);
  });
});

describe('a number that goes on is not cut off', () => {
  test('where its beginning has the form of an account', () => {
    const text = 'Account number 850 012 345 678\nSort code 60-16-13\nPay us at: account 31926819';
    expect(accountsIn(text)).toEqual(['3192']);
  });

  test('an amount or a date behind an account is no part of it', () => {
    expect(accountsIn('Sort code: 60-16-13\nAccount number: 31926819 12.11.2026')).toEqual(['3192']);
    expect(accountsIn('Routing number: 021000021\nAccount number: 123 456 789, 40')).toEqual(['1234']);
  });
});

const numbersIn = (text: string): readonly (string | undefined)[] =>
  extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value);

describe('the account of the payer whose label is followed by that of a number', () => {
  test.each([
    ['Plátce: účet 27-16060243/0300\nPříjemce: účet 19-2000145399/0800', '19-2000145399/0800'],
    ['Payer: account 12345674 sort code 20-00-00\nPayee: account 31926819 sort code 60-16-13', '31926819'],
    ['Auftraggeber: Konto 532013000 BLZ 37040044\nEmpfänger: Konto 6820101 BLZ 10010010', '6820101'],
  ])('is none to pay: %s', (text, payees) => expect(numbersIn(text)).toEqual([payees]));
});

test.each([
  ['Your account: CLABE 032180000118359719\nPay to CLABE: 032180000118359718'],
  ['Your account number 8601 11 17947. Pay to Kontonr: 8601 11 17948'],
])('your account does not take the place of a domestic number that is wrong: %s', (text) => expect(numbersIn(text)).toEqual([]));
