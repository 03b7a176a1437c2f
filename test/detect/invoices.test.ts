/** `extract` on invoices and mails as people write them: whose account it is, and whose name stands with it. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const PAYEES = 'DE89 3704 0044 0532 0130 00';
const PAYERS = 'DE75 5121 0800 1245 1261 99';

const shown = (text: string) =>
  extract(text).candidates.map(({ creditorAccount, creditor }) =>
    [creditorAccount?.id?.value, creditor?.name].filter((part) => part !== undefined),
  );
const electronic = (value: string): string => value.replaceAll(' ', '');

describe('an account that the text hardly asks to pay comes last', () => {
  test.each([
    ['de', `Der Betrag wird von Ihrem Konto ${PAYERS} abgebucht.\n\nMuster AG, IBAN ${PAYEES}`],
    ['de', `Bitte beachten Sie unsere neue Bankverbindung! Alt: ${PAYERS} Neu: ${PAYEES}`],
    ['de', `Unser altes Konto ${PAYERS} ist erloschen. Zahlen Sie nur noch auf ${PAYEES}.`],
    ['de', `SEPA-Lastschriftmandat\nMandatsreferenz: 9875\nKontoinhaber: Erika Mustermann\nIBAN: ${PAYERS}\n\nUnsere IBAN: ${PAYEES}`],
    ['de', `Kunde: Meier, ${PAYERS}\nZahlbar auf ${PAYEES}`],
    ['de', `Zahlbar auf ${PAYEES}\nZahlbar durch: Pia Rutschmann, ${PAYERS}`],
    ['de', `Von: ${PAYERS}\nAn: ${PAYEES}`],
    ['en', `Amount will be collected from your account IBAN ${PAYERS} on 1 Dec.\nOur bank details: IBAN ${PAYEES}`],
    ['en', `BILL TO:\nWidget Corp\nIBAN ${PAYERS}\n\nRemit to\nIBAN ${PAYEES}`],
    ['fr', `Le montant sera prélevé sur votre compte ${PAYERS}.\nNotre IBAN : ${PAYEES}`],
    ['fr', `Ancien RIB : ${PAYERS}\nNouveau : ${PAYEES}`],
    ['it', `Addebito sul Vs. c/c ${PAYERS}\nNs. IBAN: ${PAYEES}`],
    ['es', `Se cargará en su cuenta ${PAYERS}. Nuestra cuenta: ${PAYEES}`],
    ['nl', `Wij incasseren van uw rekening ${PAYERS}. Ons rekeningnummer: ${PAYEES}`],
    ['pl', `Nabywca: Jan Wzorcowy, ${PAYERS}\nSprzedawca: ${PAYEES}`],
    ['pt', `Será debitado da sua conta ${PAYERS}. A nossa conta: ${PAYEES}`],
  ])('%s: %s', (_, text) => expect(shown(text)).toEqual([[electronic(PAYEES)], [electronic(PAYERS)]]));

  test('but is the only one where there is no other', () => {
    expect(shown(`Ihre Bankverbindung: IBAN ${PAYEES}`)).toEqual([[electronic(PAYEES)]]);
    expect(shown(`Auf Ihrem Konto ist nichts eingegangen. Zahlen Sie auf ${PAYEES}, nicht auf ${PAYERS}`)[0]).toEqual([electronic(PAYEES)]);
  });
  test('and words that only look so change nothing', () => {
    for (const words of ['Payable by: 31 Dec 2026', 'Zahlbar durch Überweisung', 'Alt-Moabit 12', 'Kunde seit 2019', 'Plátce DPH: ano']) {
      expect(shown(`${words}\nKontoinhaber: Muster AG\nIBAN: ${PAYEES}\nIBAN: ${PAYERS}`), words).toEqual([
        [electronic(PAYEES), 'Muster AG'],
        [electronic(PAYERS), 'Muster AG'],
      ]);
    }
  });
  test('and takes no name from the payee, nor gives it one', () => {
    expect(shown(`BILL TO:\nWidget Corp\nIBAN ${PAYERS}\n\nPAY TO:\nAcme Ltd\nIBAN ${PAYEES}`)).toEqual([
      [electronic(PAYEES), 'Acme Ltd'],
      [electronic(PAYERS)],
    ]);
    expect(shown(`Mandatsreferenz: 9\nKontoinhaber: Erika Mustermann\nIBAN: ${PAYERS}`)).toEqual([[electronic(PAYERS)]]);
  });
});

describe('the account of the payer is none', () => {
  test.each([`IBAN Kunde: ${PAYERS}\nIBAN Lieferant: ${PAYEES}`, `Ordering customer: Meier, ${PAYERS}\nBeneficiary: Muster AG, ${PAYEES}`])(
    '%s',
    (text) => expect(extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value)).toEqual([electronic(PAYEES)]),
  );
});

describe('the payee of a sentence', () => {
  test.each([
    [`à l'ordre de Dupont Plomberie SARL, IBAN ${PAYEES}`, 'Dupont Plomberie SARL'],
    [`bonifico intestato a Rossi Costruzioni S.r.l. sul c/c ${PAYEES}`, 'Rossi Costruzioni S.r.l.'],
    [`en la cuenta ${PAYEES} a nombre de Construcciones García S.L.\nUn saludo`, 'Construcciones García S.L.'],
    [`op ${PAYEES} ten name van Bakkerij de Vries onder vermelding van 2026`, 'Bakkerij de Vries'],
    [`IBAN ${PAYEES} t.n.v. Bakkerij de Vries B.V. | BIC ABNANL2A`, 'Bakkerij de Vries B.V.'],
    [`Payable to Acme Widgets Ltd, IBAN ${PAYEES}`, 'Acme Widgets Ltd'],
    [`Please make BACS payments to: Acme Widgets Ltd\nIBAN ${PAYEES}`, 'Acme Widgets Ltd'],
    [`zugunsten von Muster AG. Vielen Dank ${PAYEES}`, 'Muster AG'],
    [`Przelew na rzecz Jan Wzorcowy ${PAYEES}`, 'Jan Wzorcowy'],
  ])('%j', (text, name) => expect(extract(text).instruction?.creditor?.name).toBe(name));

  test.each([`in favour of the seller, IBAN ${PAYEES}`, `payable to IBAN ${PAYEES}`, `signé au nom de Jean Modèle, ${PAYEES}`])(
    'is not guessed: %s',
    (text) => expect(extract(text).instruction?.creditor).toBeUndefined(),
  );
});

test.each([
  ['Empfänger: Muster AG, Musterstr. 1, 12345 Berlin', 'Muster AG'],
  ['Zahlbar an: Robert Schneider AG, Rue du Lac 1268, 2501 Biel', 'Robert Schneider AG'],
  ['Account holder: Smith, John', 'Smith, John'],
  ['Account holder: Example Fund 2000', 'Example Fund 2000'],
])('the name in %j ends before the address', (line, name) =>
  expect(extract(`${line}\nIBAN: ${PAYEES}`).instruction?.creditor?.name).toBe(name),
);

describe('a BIC goes to the IBAN that it stands beside', () => {
  const bics = (text: string) => extract(text).candidates.map(({ creditorAgent }) => creditorAgent?.bic);
  test('where only the second account has one, before it', () => {
    expect(bics(`IBAN ${PAYERS} (Reserve)\n\nBIC COBADEFFXXX IBAN ${PAYEES}`)).toEqual([undefined, 'COBADEFFXXX']);
  });
  test('where labels stand behind the values', () => expect(bics(`${PAYEES} (IBAN), COBADEFFXXX (BIC)`)).toEqual(['COBADEFFXXX']));
});

test.each([
  ['characters that nobody sees', 'IBAN: DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00'],
  ['a byte order mark', '\ufeffIBAN: DE89370400440532013000'],
  ['full-width characters', 'ＩＢＡＮ：ＤＥ８９３７０４００４４０５３２０１３０００'],
])('an IBAN with %s is found at its place', (_, text) => {
  const { found, instruction } = extract(text);
  expect(instruction?.creditorAccount?.id?.value).toBe(electronic(PAYEES));
  expect(text.slice(...(found[0]?.range ?? []))).toMatch(/^[DＤ].*[0０]$/);
});

describe('the payment part of a Swiss QR-bill', () => {
  const slip = ([account, payer]: readonly [string, string]) =>
    `${account}\nCH44 3199 9123 0008 8901 2\nRobert Schneider AG\nRue du Lac 1268\n2501 Biel\n\nReferenz\n21 00000 00003 13947 14300 09017\n\n${payer}\nPia Rutschmann\nGrosse Marktgasse 28\n9400 Rorschach`;
  test.each([
    ['Konto / Zahlbar an', 'Zahlbar durch'],
    ['Compte / Payable à', 'Payable par'],
    ['Conto / Pagabile a', 'Pagabile da'],
    ['Account / Payable to', 'Payable by'],
  ] as const)('%s', (...words) => {
    const { candidates, found } = extract(`${slip(words)}\n\n${slip(words)}`);
    expect(candidates).toEqual([
      {
        country: 'CH',
        creditorAccount: { id: { value: 'CH4431999123000889012', type: 'IBAN' } },
        creditor: { name: 'Robert Schneider AG' },
      },
    ]);
    expect(found.some(({ kind }) => kind === 'QRR')).toBe(true);
  });
});

describe('other scripts and countries', () => {
  test.each([
    [
      '户名：上海示例有限公司\n账号：6222 0212 3456 7890 123\n开户行：示例银行\n联行号：102290000001',
      'CN',
      '6222021234567890123',
      '上海示例有限公司',
    ],
    ['銀行名：サンプル銀行\n口座番号：1234567\n口座名義：サンプル', 'JP', '1234567', 'サンプル'],
    ['예금주: 홍길동\n계좌번호: 110-123-456789\n은행: 예시은행', 'KR', '110-123-456789', '홍길동'],
    ['اسم المستفيد: شركة المثال\nرقم الآيبان: SA03 8000 0000 6080 1016 7519', 'SA', 'SA0380000000608010167519', 'شركة المثال'],
    ['Betales til konto: 8601 11 17947  KID: 2345676', 'NO', '86011117947', undefined],
  ])('%j', (text, country, value, name) => {
    const { instruction } = extract(text);
    expect([instruction?.country, instruction?.creditorAccount?.id?.value, instruction?.creditor?.name]).toEqual([country, value, name]);
  });
  test('a Danish payment slip is found by its mark', () => {
    const text = 'Betal med FI-kort +71<000000000000018+81234567<';
    expect(extract(text).found).toEqual([
      { kind: 'DK_FIK', value: '+71<000000000000018+81234567', range: [18, text.length], because: 'CHECK_DIGITS' },
    ]);
  });
});

describe('a table', () => {
  test.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
    ['bars', ' | '],
  ])('with %s keeps its columns where a cell is empty', (_, separator) => {
    const rows = [
      ['Name', 'IBAN', 'BIC', 'Amount'],
      ['Alpha GmbH', PAYEES, '', '100.00'],
      ['Beta AG', PAYERS, 'SOGEDEFFXXX', '200.00'],
    ];
    const text = rows.map((row) => row.join(separator)).join('\n');
    expect(shown(text)).toEqual([
      [electronic(PAYEES), 'Alpha GmbH'],
      [electronic(PAYERS), 'Beta AG'],
    ]);
    expect(extract(text).candidates.map(({ creditorAgent }) => creditorAgent?.bic)).toEqual([undefined, 'SOGEDEFFXXX']);
  });
});

describe('an amount behind its label', () => {
  const amounts = (line: string) =>
    extract(`${line}\nIBAN: ${PAYEES}`).found.flatMap(({ kind, value, range }) =>
      kind === 'AMOUNT' || kind === 'CURRENCY' ? [[value, line.slice(...range)]] : [],
    );
  test.each([
    ['Betrag: 1.234,56 EUR', ['1234.56', '1.234,56'], ['EUR', 'EUR']],
    ['Bitte überweisen Sie den Betrag von 850,00 €.', ['850.00', '850,00'], ['EUR', '€']],
    ['Montant : 1 250,00 €', ['1250.00', '1 250,00'], ['EUR', '€']],
    ['Kwota 1230,00 zł', ['1230.00', '1230,00'], ['PLN', 'zł']],
    ['Totale da pagare: 99.90', ['99.90', '99.90']],
  ])('%s', (line, ...expected) => {
    expect(amounts(line)).toEqual(expected);
  });
  test.each([
    'Total: 1.234',
    'Total: 1.234 EUR',
    'Total: 3',
    'Betrag: 12.345.67',
    'Total: 2026-12-31',
    'Amount: 1,234,56',
    'Total: see above',
  ])('is none in %j', (line) => expect(amounts(line)).toEqual([]));
  test('is in the order of the text where the currency comes first', () => {
    expect(amounts('Amount due: £1,200.00')).toEqual([
      ['GBP', '£'],
      ['1200.00', '1,200.00'],
    ]);
    expect(amounts('Total: CHF 2’500.25')).toEqual([
      ['CHF', 'CHF'],
      ['2500.25', '2’500.25'],
    ]);
    expect(amounts('Total USD 500')).toEqual([
      ['USD', 'USD'],
      ['500', '500'],
    ]);
  });
  test('is none without an account', () => expect(extract('Betrag: 1.234,56 EUR').found).toEqual([]));
});
