/** Which settlement systems and schemes `enrich` says. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import { createEngine } from '../../src/full.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from './datasets.js';
import { COMMERZBANK, engine, enriched, systems } from './enriched.js';
import { account, bic, iban, member } from './instructions.js';

describe('systems that are kept for a bank', () => {
  const german = { country: 'DE', currency: 'EUR', ...iban(COMMERZBANK) };
  test('are no affair of whoever changes an answer', () => {
    const first = enriched(german).settlementInformation?.settlementSystems as string[];
    const before = [...first];
    first.length = 0;
    expect(systems(german)).toEqual(before);
  });
  test('are those that a new engine finds, whatever was asked before', () => {
    const instructions = [
      german,
      { ...german, currency: 'USD' },
      { ...german, currency: undefined },
      { ...german, creditorAgent: { bic: 'DEUTDEFF' } },
      { ...german, method: 'BANK_ACCOUNT' },
      { ...german, currency: 'EURO' },
      { ...german, currency: '' },
      { country: 'BR', currency: 'BRL', ...member('00000000'), ...account('0001234567') },
      { country: 'NC', currency: 'XPF', ...iban('FR1420041010050500013M02606') },
      { country: 'FR', currency: 'EUR', ...iban('FR1420041010050500013M02606') },
    ];
    const alone = instructions.map((instruction) => systems(instruction, createEngine({ on: '2026-11-20' })));
    expect([...instructions].reverse().map((instruction) => systems(instruction))).toEqual([...alone].reverse());
    expect(instructions.map((instruction) => systems(instruction))).toEqual(alone);
  });
});

describe('settlement systems', () => {
  const british = { country: 'GB', currency: 'GBP', ...member('601613'), ...account('31926819') };
  const american = { country: 'US', currency: 'USD', ...member('021000021'), ...account('1234567890') };
  test('are the domestic ones, the fastest first', () => {
    expect(systems({ currency: 'GBP', ...iban('GB29NWBK60161331926819') })).toEqual(['GB_FPS', 'GB_BACS', 'GB_CHAPS', 'SWIFT']);
    expect(systems(american)).toEqual(['US_RTP', 'US_FEDNOW', 'US_FEDACH', 'US_FEDWIRE', 'SWIFT']);
  });
  test('are found for a sort code and an account of which nobody knows the IBAN', () => {
    expect(systems(british)).toEqual(['GB_FPS', 'GB_BACS', 'GB_CHAPS']);
    expect(systems({ country: 'DE', currency: 'EUR', ...member('10070024'), ...account('1234567') })).toEqual([]);
  });
  test.each([
    ['a BIC', { country: 'DE', currency: 'EUR', ...bic('COBADEFF') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    ['a bank code', { country: 'DE', currency: 'EUR', ...member('37040044') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    [
      'a routing number',
      { country: 'US', currency: 'USD', ...member('021000021') },
      ['US_RTP', 'US_FEDNOW', 'US_FEDACH', 'US_FEDWIRE', 'SWIFT'],
    ],
    ['a sort code', { country: 'GB', currency: 'GBP', ...member('601613') }, ['GB_FPS', 'GB_BACS', 'GB_CHAPS']],
    ['an ISPB, of a bank that takes part in Pix', { country: 'BR', currency: 'BRL', ...member('00000000') }, ['BR_PIX', 'BR_TED', 'SWIFT']],
    ['an ISPB, of one that does not', { country: 'BR', currency: 'BRL', ...member('00122327') }, ['BR_TED']],
    ['its BIC', { country: 'BR', currency: 'BRL', ...bic('BRASBRRJ') }, ['BR_PIX', 'BR_TED', 'SWIFT']],
    ['the BIC of a bank of NAPAS', { country: 'VN', currency: 'VND', ...bic('BFTVVNVX') }, ['VN_NAPAS_247', 'VN_CITAD', 'SWIFT']],
    ['the BIC of a bank outside NAPAS', { country: 'VN', currency: 'VND', ...bic('SINOVNVX') }, ['VN_CITAD', 'SWIFT']],
    ['an IFSC', { country: 'IN', currency: 'INR', ...member('HDFC0000001') }, ['IN_IMPS', 'IN_NEFT', 'IN_RTGS', 'SWIFT']],
    ['a BIC alone says the country', { currency: 'EUR', ...bic('COBADEFF') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    ['a wallet: the method says what carries it', { method: 'GCASH', country: 'PH', currency: 'PHP' }, ['PH_INSTAPAY', 'PH_PESONET']],
  ])('without an account the bank, the country and the currency decide: %s', (_, instruction, expected) => {
    expect(systems(instruction)).toEqual(expected);
  });
  test.each([
    ['an account that is wrong', { ...american, ...account('123456789012345678') }],
    ['a bank that the method misses', { country: 'US', currency: 'USD', method: 'BANK_ACCOUNT', ...account('1234567890') }],
    ['a bank that is wrong', { ...american, ...member('021000022') }],
    ['an IBAN that is wrong', { country: 'US', currency: 'USD', ...iban('DE88370400440532013000') }],
    ['no account and no bank', { country: 'US', currency: 'USD' }],
    ['no account and no currency', { country: 'US', ...member('021000021') }],
    ['no account and a bank that is wrong', { country: 'US', currency: 'USD', ...member('021000022') }],
    ['no account and a BIC that is none', { country: 'DE', currency: 'EUR', ...bic('COBADE') }],
    ['no country', account('1234567890')],
  ])('none for %s', (_, instruction) => expect(systems(instruction)).toEqual([]));
  test('a number without a type is an account number', () => {
    expect(systems({ ...american, creditorAccount: { id: { value: '1234567890' } } })).toEqual(systems(american));
  });
  test('those that take what the account is known by, and no others', () => {
    const canadian = { country: 'CA', currency: 'CAD', ...member('000304567') };
    for (const id of [{ value: '1234567' }, { value: '1234567', type: 'ACCOUNT_NUMBER' }])
      expect(systems({ ...canadian, creditorAccount: { id } })).toEqual(['CA_EFT', 'CA_LYNX', 'SWIFT']);
    const address = { id: { value: 'ada@example.org', type: 'EMAIL' } };
    expect(systems({ ...canadian, creditorAccount: address })).toEqual(['CA_INTERAC']);
  });
  test('what is only suspicious is no reason for none', () => {
    for (const number of ['7777777777', '4242424242424242'])
      expect(systems({ ...american, ...account(number) })).toEqual(systems(american));
  });
  test('a country of which no account layout is known is paid by correspondent banks', () => {
    expect(systems({ country: 'KY', currency: 'USD', ...bic('BARCKYKY'), ...account('1234567890') })).toEqual(['SWIFT']);
  });
  test('another currency goes by correspondent banks', () => {
    expect(systems({ ...american, currency: 'EUR', ...{ creditorAgent: { bic: 'BARCUS33' } } })).toEqual(['SWIFT']);
  });
  test('a passive BIC carries nothing abroad', () => {
    expect(systems({ country: 'US', currency: 'EUR', ...bic('BARCUS31'), ...account('1234567890') })).toEqual([]);
  });
});

describe('SEPA schemes', () => {
  const schemes = (instruction: unknown, by = engine): readonly string[] =>
    systems(instruction, by).filter((code) => /^S(?:CT|DD)(?:_|$)/.test(code));
  const on = (day: string) => createBareEngine({ on: day });
  // no list says of the banks that they take instant payments, or credit transfers at all
  const EURO = ['SCT'];
  const serbian = iban('RS35260005601001611379');
  const montenegrin = iban('ME25505000012345678951');
  const albanian = iban('AL47212110090000000235698741');
  const bulgarian = iban('BG80BNBG96611020345678');
  const french = iban('FR1420041010050500013M02606');
  test.each([
    ['euro area', iban(COMMERZBANK), '2026-11-20', EURO],
    ['another currency', { currency: 'USD', ...iban(COMMERZBANK) }, '2026-11-20', []],
    ['euro', { currency: 'EUR', ...iban(COMMERZBANK) }, '2026-11-20', EURO],
    ['GB', iban('GB29NWBK60161331926819'), '2026-11-20', ['SCT']],
    ['CH', iban('CH9300762011623852957'), '2026-11-20', ['SCT']],
    ['RS before', serbian, '2026-05-04', []],
    ['RS since', serbian, '2026-05-05', ['SCT']],
    ['ME before', montenegrin, '2025-10-06', []],
    ['ME since', montenegrin, '2025-10-07', ['SCT']],
    ['AL before', albanian, '2025-10-06', []],
    ['AL since', albanian, '2025-10-07', ['SCT']],
    ['BG before the euro', bulgarian, '2025-12-31', ['SCT']],
    ['BG with the euro', bulgarian, '2026-01-01', EURO],
    ['FR', french, '2026-11-20', EURO],
    ['Réunion by the instruction', { country: 'RE', ...french }, '2026-11-20', EURO],
    ['New Caledonia by the instruction', { country: 'NC', ...french }, '2026-11-20', []],
    ['New Caledonia by the BIC', { ...bic('BCADNCNN'), ...french }, '2026-11-20', []],
    ['New Caledonia by the prefix', iban(`NC${checkDigits('NC', '20041010050500013M02606')}20041010050500013M02606`), '2026-11-20', []],
    ['French Polynesia by the BIC', { ...bic('SOCBPFTX'), ...french }, '2026-11-20', []],
    ['outside SEPA', iban('TR330006100519786457841326'), '2026-11-20', []],
  ])('%s', (_, instruction, day, expected) => {
    expect(enriched(instruction, on(day)).creditorAccount).toBeDefined();
    expect(schemes(instruction, on(day))).toEqual(expected);
  });

  test('by what the participant lists know of the bank', () => {
    const participants = (name: string, columns: readonly string[], rows: Dataset['rows']) => dataset(`registries/${name}`, columns, rows);
    const dates = ['bic', 'readyOn', 'leavesOn'];
    const listed = (...overlays: readonly Dataset[]) =>
      createBareEngine({ on: '2026-11-20', overlays: [dataset('banks/DE', ['bankCode', 'bic'], [['37040044', 'COBADEFF']]), ...overlays] });
    const german = iban(COMMERZBANK);
    const sct = (leavesOn: string | null) => participants('sct-participants', dates, [['COBADEFF', '2008-01-28', leavesOn]]);
    const instant = (readyOn: string) => participants('sct-inst-participants', dates, [['COBADEFF', readyOn, null]]);
    expect(schemes(german, listed())).toEqual(['SCT']);
    expect(schemes(german, listed(sct(null)))).toEqual(['SCT_INST', 'SCT']);
    expect(schemes(german, listed(sct('2026-01-01')))).toEqual([]);
    expect(schemes(german, listed(instant('2018-01-01')))).toEqual(['SCT_INST', 'SCT']);
    expect(schemes(german, listed(sct(null), instant('2027-01-01')))).toEqual(['SCT']);
  });
});
