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
  test('and takes no name from the payee, nor gives it one', () => {
    expect(shown(`BILL TO:\nWidget Corp\nIBAN ${PAYERS}\n\nPAY TO:\nAcme Ltd\nIBAN ${PAYEES}`)).toEqual([
      [electronic(PAYEES), 'Acme Ltd'],
      [electronic(PAYERS)],
    ]);
    expect(shown(`Mandatsreferenz: 9\nKontoinhaber: Erika Mustermann\nIBAN: ${PAYERS}`)).toEqual([[electronic(PAYERS)]]);
  });
});

describe('the account of the payer is none', () => {
  test.each([
    `Zahlbar an: Robert Schneider AG, ${PAYEES}\nZahlbar durch: Pia Rutschmann, ${PAYERS}`,
    `IBAN Kunde: ${PAYERS}\nIBAN Lieferant: ${PAYEES}`,
    `Ordering customer: Meier, ${PAYERS}\nBeneficiary: Muster AG, ${PAYEES}`,
  ])('%s', (text) =>
    expect(extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value)).toEqual([electronic(PAYEES)]),
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
    [`zugunsten von Muster AG. Vielen Dank ${PAYEES}`, 'Muster AG.'],
    [`Przelew na rzecz Jan Wzorcowy ${PAYEES}`, 'Jan Wzorcowy'],
  ])('%j', (text, name) => expect(extract(text).instruction?.creditor?.name).toBe(name));

  test.each([`in favour of the seller, IBAN ${PAYEES}`, `payable to IBAN ${PAYEES}`, `au nom de la société ${PAYEES}`])(
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
