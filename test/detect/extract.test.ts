/** What `extract` finds in texts of which the account is known, and that it finds nothing where there is none. */
import { describe, expect, test } from 'vitest';
import { type Extraction, extract } from '../../src/detect.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import { Random } from '../fuzz/random.js';
import { checkPlanted, textWith, textWithout } from './texts.js';

const iban = (value: string) => ({ country: value.slice(0, 2), creditorAccount: { id: { value, type: 'IBAN' } } });
const account = (country: string, value: string) => ({ country, creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } });
const agent = (bank: { bic?: string; memberId?: string; branchId?: string }) => ({
  creditorAgent: {
    ...(bank.bic !== undefined && { bic: bank.bic }),
    ...(bank.memberId !== undefined && { clearingSystemMemberId: { memberId: bank.memberId } }),
    ...(bank.branchId !== undefined && { branchId: bank.branchId }),
  },
});
const payee = (name: string) => ({ creditor: { name } });

const GERMAN = 'DE89370400440532013000';

describe('one account', () => {
  const texts: Readonly<Record<string, readonly [text: string, instruction: object]>> = {
    'IBAN and BIC with labels': [
      'Kontoinhaber: Muster Bau GmbH & Co. KG\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFF\nUSt-IdNr.: DE123456789',
      { ...iban(GERMAN), ...agent({ bic: 'COBADEFF' }), ...payee('Muster Bau GmbH & Co. KG') },
    ],
    'a footer in one line': [
      'Muster GmbH | Sparkasse Musterstadt | DE89370400440532013000 | COBADEFF | Amtsgericht Berlin',
      { ...iban(GERMAN), ...agent({ bic: 'COBADEFF' }) },
    ],
    'an IBAN over two lines of a quoted mail': ['> bitte auf DE89 3704 0044\n> 0532 0130 00 überweisen', iban(GERMAN)],
    'an IBAN in the boxes of a form': ['IBAN  D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0', iban(GERMAN)],
    'an IBAN with the next label glued to it': [
      'IBANDE89370400440532013000BIC COBADEFFXXX',
      { ...iban(GERMAN), ...agent({ bic: 'COBADEFFXXX' }) },
    ],
    'an IBAN with letters for digits': ['IBAN: DE89 37O4 OO44 0S32 0I30 00', iban(GERMAN)],
    'an IBAN with two digits swapped, in a country with check digits of its own': [
      'IBAN: ES91 2100 0418 4502 0050 1332',
      iban('ES9121000418450200051332'),
    ],
    'sort code and account number': [
      'Account name: Example Ltd\nSort code: 60-16-13\nAccount number: 31926819',
      { ...account('GB', '31926819'), ...agent({ memberId: '601613' }), ...payee('Example Ltd') },
    ],
    'the same account at home and as an IBAN': [
      'Sort Code 60-16-13 Account No. 31926819 IBAN GB29 NWBK 6016 1331 9268 19 SWIFT NWBKGB2L',
      { ...iban('GB29NWBK60161331926819'), ...agent({ bic: 'NWBKGB2L' }) },
    ],
    'routing number and account number': [
      'Beneficiary: Example Inc.\nABA routing number: 021000021\nAccount #: 1234567890\nSWIFT: CHASUS33',
      { ...account('US', '1234567890'), ...agent({ bic: 'CHASUS33', memberId: '021000021' }), ...payee('Example Inc.') },
    ],
    'numbers in a sentence': [
      'Our sort code is 60-16-13 and the account number is 31926819.',
      { ...account('GB', '31926819'), ...agent({ memberId: '601613' }) },
    ],
    'a tax number behind the name, and a BIC without a colon': [
      'CLABE: 032180000118359719 Beneficiario: Juana Ejemplo RFC XEXX010101000\nBanco: Ejemplo, SWIFT BNMXMXMM, México',
      { ...account('MX', '032180000118359719'), ...agent({ bic: 'BNMXMXMM' }), ...payee('Juana Ejemplo') },
    ],
    'an account in a sentence of its bank': [
      'Beneficiary: Siam Example Co., Ltd. Bank: Kasikornbank, SWIFT KASITHBK, A/C 012-3-45678-9',
      { ...account('TH', '012-3-45678-9'), ...agent({ bic: 'KASITHBK' }), ...payee('Siam Example Co., Ltd.') },
    ],
    'bank, branch and account of Brazil': [
      'Banco 341 – Itaú\nAgência: 2545\nConta corrente: 02366-1\nFavorecido: João Exemplo CPF 111.444.777-35',
      { ...account('BR', '02366-1'), ...agent({ memberId: '341', branchId: '2545' }), ...payee('João Exemplo') },
    ],
    'BSB and account number': ['BSB: 062-000 Account: 1234 5678', { ...account('AU', '12345678'), ...agent({ memberId: '062000' }) }],
    'IFSC and account number': [
      'A/C Name: Example Traders\nA/C No: 12345678901234\nIFSC Code: HDFC0000001',
      { ...account('IN', '12345678901234'), ...agent({ memberId: 'HDFC0000001' }), ...payee('Example Traders') },
    ],
    'institution, transit and account': [
      'Institution number: 003\nTransit number: 04567\nAccount number: 1234567',
      { ...account('CA', '1234567'), ...agent({ memberId: '003', branchId: '04567' }) },
    ],
    'a CLABE': ['CLABE: 032 180 00011835971 9 Titular: Juan Ejemplo', { ...account('MX', '032180000118359719'), ...payee('Juan Ejemplo') }],
    'a CBU': ['CBU 2850590940090418135201', account('AR', '2850590940090418135201')],
    'an NRB': [
      'Odbiorca: Jan Wzorcowy\nNr rachunku: 61 1090 1014 0000 0712 1981 2874',
      { ...account('PL', '61109010140000071219812874'), ...payee('Jan Wzorcowy') },
    ],
    'a Czech account': ['Číslo účtu: 19-2000145399/0800', account('CZ', '19-2000145399/0800')],
    'Kontonummer and Bankleitzahl': [
      'Kontonummer 532013000, BLZ 370 400 44',
      { ...account('DE', '532013000'), ...agent({ memberId: '37040044' }) },
    ],
    'bank, agência and conta': [
      'Código do banco: 341\nAgência: 2545\nConta: 02366-1\nFavorecido: Loja Exemplo Ltda',
      { ...account('BR', '02366-1'), ...agent({ memberId: '341', branchId: '2545' }), ...payee('Loja Exemplo Ltda') },
    ],
    'an account number in the country of the BIC': [
      'Account number: 123-456789-838\nBank code: 004\nSWIFT: HSBCHKHHHKH\nBeneficiary: Harbour Ltd',
      { ...account('HK', '123-456789-838'), ...agent({ bic: 'HSBCHKHHHKH', memberId: '004' }), ...payee('Harbour Ltd') },
    ],
    'a correspondent': [
      'Intermediary BIC: CHASUS33\nBeneficiary: Example AG\nIBAN: CH93 0076 2011 6238 5295 7\nBIC: UBSWCHZH80A',
      {
        ...iban('CH9300762011623852957'),
        ...agent({ bic: 'UBSWCHZH80A' }),
        ...payee('Example AG'),
        intermediaryAgent1: { bic: 'CHASUS33' },
      },
    ],
  };
  test.each(Object.entries(texts))('%s', (_, [text, instruction]) => {
    const { instruction: first, candidates, found } = extract(text);
    expect(first).toEqual(instruction);
    expect(candidates).toEqual([instruction]);
    expect(found.map(({ range }) => text.slice(...range)).every((part) => part.length > 1)).toBe(true);
  });
});

const accountsOf = ({ candidates }: Extraction) => candidates.map(({ creditorAccount }) => creditorAccount?.id?.value);

describe('several accounts', () => {
  test('are candidates in the order of the text, each with its own bank', () => {
    const result = extract('IBAN DE89370400440532013000 BIC COBADEFF\nIBAN FR1420041010050500013M02606 BIC PSSTFRPPXXX');
    expect(result.candidates).toEqual([
      { ...iban(GERMAN), ...agent({ bic: 'COBADEFF' }) },
      { ...iban('FR1420041010050500013M02606'), ...agent({ bic: 'PSSTFRPPXXX' }) },
    ]);
    expect(result.instruction).toBe(result.candidates[0]);
  });
  test('of a table have the names of their rows', () => {
    const text = 'Name\tIBAN\tBIC\nAlpha GmbH\tDE89370400440532013000\tCOBADEFFXXX\nBeta SARL\tFR1420041010050500013M02606\tPSSTFRPPXXX';
    expect(extract(text).candidates.map(({ creditor }) => creditor?.name)).toEqual(['Alpha GmbH', 'Beta SARL']);
  });
  test('are one where the text repeats it', () => {
    expect(accountsOf(extract('IBAN DE89370400440532013000 … IBAN: DE89 3704 0044 0532 0130 00'))).toEqual([GERMAN]);
  });
  test('leave out that of the payer', () => {
    const text = 'Debtor IBAN: DE89370400440532013000\n\nBeneficiary: Example AG\nIBAN: CH93 0076 2011 6238 5295 7';
    expect(accountsOf(extract(text))).toEqual(['CH9300762011623852957']);
  });
});

describe('a reference', () => {
  const found = (text: string) => extract(text).found.filter(({ kind }) => !['IBAN', 'BIC', 'NAME'].includes(kind));
  test.each([
    ['Reference: RF18 5390 0754 7034', 'RF', 'RF18539007547034'],
    ['Mededeling: +++010/8068/17183+++', 'BE_OGM', '010806817183'],
    ['CH4431999123000889012 Referenz: 21 00000 00003 13947 14300 09017', 'QRR', '210000000003139471430009017'],
    ['Viitenumero: 1232\nIBAN: FI21 1234 5600 0007 85', 'FI_REFERENCE', '1232'],
  ])('of %j is found with its place', (text, kind, value) => {
    const [reference, ...others] = found(text);
    expect([reference?.kind, reference?.value, others]).toEqual([kind, value, []]);
    expect(text.slice(...(reference?.range ?? [])).replace(/[\s/+]/g, '')).toBe(value);
  });
  test('of another country than the account is none', () => {
    expect(found('Viitenumero: 1232\nIBAN: DE89 3704 0044 0532 0130 00')).toEqual([]);
    expect(found('Reference: 1232')).toEqual([]);
  });
});

describe('nothing is taken', () => {
  const texts: Readonly<Record<string, string>> = {
    'for an IBAN with a slip and no label': 'ES91 2100 0418 4502 0050 1332',
    'for an article number behind “no”': 'Order no 4006381333931, Bestellung Nr. NO 93 8601 1117 947 X',
    'for capital words with the form of a BIC': 'STUNDENLOHN GEMEINDE COMMERZBANK DEUTSCHE BIC REQUIRED',
    'for a BIC, a name and no account': 'Beneficiary: Example Ltd',
    'for an account number of nowhere': 'Account number: 12345678',
    'for a routing number with a wrong digit': 'Routing number: 021000022, account 1234567890',
    'for numbers of companies': 'USt-IdNr. DE123456789, HRB 12345, SIRET 732 829 320 00074, VAT GB123456789',
  };
  test.each(Object.entries(texts))('%s', (_, text) => expect(extract(text)).toEqual({ found: [], candidates: [] }));

  test('for the name of a payee without a label, or with a placeholder behind it', () => {
    for (const before of ['Muster GmbH\n', 'Account holder: see above\n', 'Account holder:\n', 'Account holder: 12345\n']) {
      expect(extract(`${before}IBAN: DE89 3704 0044 0532 0130 00`).instruction, before).toEqual(iban(GERMAN));
    }
  });
  test('for a name where two payees are named and none stands with the account', () => {
    const far = 'x'.repeat(700);
    const text = `Account holder: Alpha Ltd\n${far}\nAccount holder: Beta Ltd\n${far}\n${far}\nIBAN: DE89 3704 0044 0532 0130 00`;
    expect(extract(text).instruction).toEqual(iban(GERMAN));
  });
});

test('the country says where an account number is', () => {
  expect(extract('Branch code: 250655\nAccount number: 62001234567', { country: 'ZA' }).instruction).toEqual({
    ...account('ZA', '62001234567'),
    ...agent({ memberId: '250655' }),
  });
});

test('an option that there is not is a mistake in the program', () => {
  expect(() => extract('', { land: 'DE' } as object)).toThrow('there is no option land');
  expect(() => extract('', { country: 'de' })).toThrow('two capital letters');
});

test('any value gets an answer', () => {
  for (const value of [undefined, null, 1, {}, [], Symbol('x'), () => '', new Date(), '\ud800', '\0'.repeat(9)]) {
    expect(extract(value as string).candidates).toEqual([]);
  }
});

test('every country’s IBAN is found with and without its label', () => {
  for (let first = 65; first < 91; first++) {
    for (let second = 65; second < 91; second++) {
      const country = allCountries.withIban(String.fromCharCode(first, second));
      const made = country && generateAccount(country, first * second, '')?.iban;
      if (made === undefined) continue;
      expect(accountsOf(extract(`Zahlbar auf IBAN: ${made.replace(/(.{4})/g, '$1 ')}.`)), made).toEqual([made]);
      expect(accountsOf(extract(`(${made})`)), made).toEqual([made]);
    }
  }
});

test('accounts in 300 texts with noise are found, with bank and payee', () => {
  const random = new Random(11);
  for (let index = 0; index < 300; index++) checkPlanted(textWith(random));
});

test('500 texts without an account have none', () => {
  const random = new Random(12);
  for (let index = 0; index < 500; index++) {
    const text = textWithout(random);
    expect(extract(text).found, text).toEqual([]);
  }
});
