/**
 * Generated texts with the accounts of payer and payee: label × language × layout × order. The payee’s comes out, and never the payer’s. Names behind a label come out
 * whole, whatever word they begin with.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labels } from '../../rules/words/labels.js';
import { extract } from '../../src/detect.js';
import { runs } from '../runs.js';

const PAYERS = 'DE75512108001245126199';
const PAYEES = 'DE89370400440532013000';
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** By language: payer, payee. */
const PAIRS: readonly (readonly [language: string, payer: string, payee: string])[] = [
  ['ar', 'حساب المدين', 'حساب المستفيد'],
  ['ar', 'من حساب', 'إلى حساب'],
  ['bg', 'Сметка на наредителя', 'Сметка на получателя'],
  ['ca', 'Compte de l’ordenant', 'Compte del beneficiari'],
  ['cs', 'Účet plátce', 'Účet příjemce'],
  ['da', 'Betalers konto', 'Modtagers konto'],
  ['de', 'Lastschriftkonto', 'Gutschriftkonto'],
  ['de', 'Konto des Zahlers', 'Konto des Empfängers'],
  ['de', 'IBAN des Auftraggebers', 'IBAN des Begünstigten'],
  ['el', 'Λογαριασμός εντολέα', 'Λογαριασμός δικαιούχου'],
  ['en', 'Debit a/c', 'Credit a/c'],
  ['en', 'Source account', 'Destination account'],
  ['en', 'Funding account', 'Beneficiary account'],
  ['en', 'Ordering account', 'Receiving account'],
  ['en', 'Transfer from', 'Transfer to'],
  ['en', 'Payer’s IBAN', 'Payee’s IBAN'],
  ['en', 'IBAN of the payer', 'IBAN of the payee'],
  ['es', 'Cuenta del ordenante', 'Cuenta del beneficiario'],
  ['es', 'Cuenta de cargo', 'Cuenta de abono'],
  ['et', 'Maksja IBAN', 'Saaja IBAN'],
  ['fi', 'Tililtä', 'Tilille'],
  ['fr', 'Compte du payeur', 'Compte du bénéficiaire'],
  ['fr', 'RIB du donneur d’ordre', 'RIB du bénéficiaire'],
  ['he', 'משלם', 'מוטב'],
  ['hi', 'भुगतानकर्ता', 'लाभार्थी'],
  ['hr', 'Račun platitelja', 'Račun primatelja'],
  ['hu', 'Megbízó számlaszáma', 'Kedvezményezett számlaszáma'],
  ['id', 'Rekening pengirim', 'Rekening penerima'],
  ['is', 'Reikningur greiðanda', 'Reikningur viðtakanda'],
  ['it', 'Conto del pagatore', 'Conto del beneficiario'],
  ['ja', '振込元口座', '振込先口座'],
  ['ka', 'გადამხდელი', 'მიმღები'],
  ['kk', 'Төлеуші', 'Бенефициар'],
  ['ko', '출금 계좌', '입금 계좌'],
  ['lt', 'Mokėtojo sąskaita', 'Gavėjo sąskaita'],
  ['lv', 'Maksātāja konts', 'Saņēmēja konts'],
  ['mk', 'Налогодавач', 'Примач'],
  ['ms', 'Akaun pembayar', 'Akaun penerima'],
  ['nl', 'Rekening van opdrachtgever', 'Rekening van begunstigde'],
  ['no', 'Avsenders konto', 'Mottakers konto'],
  ['pl', 'Rachunek płatnika', 'Rachunek odbiorcy'],
  ['pt', 'Conta do pagador', 'Conta do beneficiário'],
  ['ro', 'Contul plătitorului', 'Contul beneficiarului'],
  ['ru', 'Счет плательщика', 'Счет получателя'],
  ['sk', 'Účet platiteľa', 'Účet príjemcu'],
  ['sl', 'Račun plačnika', 'Račun prejemnika'],
  ['sq', 'Paguesi', 'Përfituesi'],
  ['sr', 'Рачун дужника', 'Рачун повериоца'],
  ['sv', 'Betalarens konto', 'Mottagarens konto'],
  ['sw', 'Mlipaji', 'Mpokeaji'],
  ['th', 'บัญชีต้นทาง', 'บัญชีปลายทาง'],
  ['tr', 'Borçlu', 'Alacaklı'],
  ['tr', 'Gönderen IBAN', 'Alıcı IBAN'],
  ['uk', 'Рахунок платника', 'Рахунок отримувача'],
  ['vi', 'Tài khoản trích nợ', 'Tài khoản thụ hưởng'],
  ['zh', '付款方账号', '收款方账号'],
];

interface Side {
  readonly label: string;
  readonly iban: string;
  readonly name: string;
}

/** The text of one side, and what parts the two. */
const LAYOUTS: Readonly<Record<string, readonly [(side: Side) => string, string]>> = {
  line: [({ label, iban }) => `${label}: ${iban}`, '\n'],
  'no colon': [({ label, iban }) => `${label} ${iban}`, '\n'],
  'line below': [({ label, iban }) => `${label}:\n${iban}`, '\n'],
  tab: [({ label, iban }) => `${label}\t${iban}`, '\n'],
  bar: [({ label, iban }) => `| ${label} | ${iban} |`, '\n'],
  'name before': [({ label, iban, name }) => `${label}: ${name}, IBAN ${iban}`, '\n'],
  'name behind': [({ label, iban, name }) => `${label}: ${iban} (${name})`, '\n'],
  block: [({ label, iban, name }) => `${label}\n${name}\nIBAN ${iban}`, '\n\n'],
  'block of labels': [({ label, iban }) => `${label}\nIBAN: ${iban}\n`, '\n'],
  capitals: [({ label, iban }) => `${label.toUpperCase()}: ${iban}`, '\n'],
  semicolon: [({ label, iban }) => `${label}: ${iban}`, '; '],
};

const written = fc.record({
  pair: fc.constantFrom(...PAIRS),
  layout: fc.constantFrom(...Object.keys(LAYOUTS)),
  isPayeeFirst: fc.boolean(),
  isGrouped: fc.boolean(),
  head: fc.constantFrom('', 'Payment order\n', 'Rechnung 2026-17\n\n'),
});

describe('the account behind the payee’s label comes out, never the payer’s', () => {
  const textOf = ({ pair: [, payer, payee], layout, isPayeeFirst, isGrouped, head }: Parameters<Parameters<typeof written.map>[0]>[0]) => {
    const [write, joint] = LAYOUTS[layout] as (typeof LAYOUTS)[string];
    const shown = (iban: string): string => (isGrouped ? grouped(iban) : iban);
    const sides = [
      write({ label: payer, iban: shown(PAYERS), name: 'Otto Beispiel' }),
      write({ label: payee, iban: shown(PAYEES), name: 'Muster GmbH' }),
    ];
    return head + (isPayeeFirst ? sides.toReversed() : sides).join(joint);
  };

  test('in every language, layout and order', () => {
    fc.assert(
      fc.property(written, (choice) => {
        const text = textOf(choice);
        const values = extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value);
        expect(values, text).toEqual([PAYEES]);
      }),
      { numRuns: runs(130) },
    );
  });

  test.each(PAIRS)('%s: a payer alone is nobody to pay: %s', (_, payer) => {
    expect(extract(`${payer}: ${PAYERS}`).instruction).toBeUndefined();
  });
});

/** Every word that may be taken for a label, or for what stands between a label and its number. */
const FIRST_WORDS = [
  ...new Set(labels.flatMap(({ names }) => names.split(',').map((name) => name.trim()))),
  ...['N.', 'No', 'No.', 'Nr.', 'Nº', 'Number', 'Num', 'Code', 'To', 'Is', 'Est', 'Es', 'Núñez', 'Nürnberger', 'Nørgaard', 'Señor', 'S.C.'],
].filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word));

describe('a name behind a label comes out whole', () => {
  test('whatever it begins with', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIRST_WORDS),
        fc.constantFrom('Services Ltd', 'France', 'Consulting GmbH', 'Limits Ltd', 'Muster'),
        fc.constantFrom('Beneficiary', 'Kontoinhaber', 'Titulaire du compte', 'Intestatario', 'Odbiorca', 'Payee', 'Mottagare'),
        fc.constantFrom('\n', ', ', '\t'),
        (word, rest, label, joint) => {
          const name = `${word} ${rest}`;
          const text = `${label}: ${name}${joint}IBAN: ${PAYEES}`;
          const { instruction } = extract(text);
          expect([instruction?.creditorAccount?.id?.value, instruction?.creditor?.name], text).toEqual([PAYEES, name]);
        },
      ),
      { numRuns: runs(130) },
    );
  });

  test.each([
    'Nr. 1 Shop',
    'Number One Ltd',
    'N. Muster',
    'No Limits Ltd',
    'Account Services Ltd',
    'BIC France',
    'IBAN Consulting GmbH',
    'Señor',
  ])('%s', (name) => expect(extract(`Payee: ${name}\nIBAN: ${PAYEES}`).instruction?.creditor?.name).toBe(name));
});

describe('the account to pay', () => {
  const first = (text: string) => extract(text).instruction?.creditorAccount?.id?.value;
  test.each([
    ['pays and is paid', `We pay you on ${PAYERS}, please pay us on ${PAYEES}.`],
    ['sends refunds', `Refunds are sent to ${PAYERS}. Invoices are paid to ${PAYEES}.`],
    ['is not the trust account', `Trust account (do not use for fees): ${PAYERS}\nOffice account: ${PAYEES}`],
    ['is not the one that is not to be used', `IBAN ${PAYERS} (do not use)\nIBAN ${PAYEES}`],
    ['is in the currency of the amount', `USD account: ${PAYERS}\nEUR account: ${PAYEES}\nTotal due: EUR 250.00`],
    ['is the one with a payee', `${PAYERS}\n\nPayee: Muster GmbH\nIBAN ${PAYEES}`],
    ['is asked by its name', `Spendenkonto: ${PAYERS}\nGeschäftskonto: ${PAYEES}\nBitte zahlen Sie auf das Geschäftskonto.`],
    ['was misread', `1BAN${PAYEES}`],
    ['is in the digits of another script', 'رقم الآيبان: DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠'],
    ['is no example', `Example IBAN: ${PAYERS}\nIBAN: ${PAYEES}`],
  ])('%s', (_, text) => expect(first(text)).toBe(PAYEES));

  test('without labels, where only a British account is written so', () => {
    const { instruction } = extract('Please pay 20-00-00 55779911');
    expect([instruction?.creditorAgent?.clearingSystemMemberId?.memberId, instruction?.creditorAccount?.id?.value]).toEqual([
      '200000',
      '55779911',
    ]);
    expect(extract('Delivered 20-11-26 55779911').instruction).toBeUndefined();
  });

  test.each([
    ['IN', 'खाताधारक का नाम: Sharma Example Traders\nखाता संख्या: 50100012345678\nआईएफएससी कोड: HDFC0000001', '50100012345678'],
    ['TH', 'เลขที่บัญชี: 123-4-56789-0', '123-4-56789-0'],
    ['KR', '입금계좌: 110-123-456789', '110-123-456789'],
    ['MY', 'No. akaun: 514012345678', '514012345678'],
    ['DK', 'Reg./konto: 0040 0440116243', '0440116243'],
    ['SG', 'PayNow UEN: 201929813C', '201929813C'],
    ['SG', 'PayNow to +65 9123 4567', '+6591234567'],
    ['RS', 'Рачун: 260-0056010016113-79', '260-0056010016113-79'],
  ])('%s: %s', (country, text, account) => {
    const { instruction } = extract(text);
    expect([instruction?.country, instruction?.creditorAccount?.id?.value]).toEqual([country, account]);
  });
});
