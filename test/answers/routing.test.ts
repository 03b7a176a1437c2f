/** Through whom a currency reaches a bank: thirty made-up banks, and what they say of their correspondents. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Enrichments } from '../../src/answers/enrich.js';
import { CORRESPONDENT_COLUMNS } from '../../src/directory/correspondents.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { createEngine, enrich, fromDatasets } from '../../src/index.js';
import { dataset } from './datasets.js';
import { bic, iban } from './instructions.js';

const page = 'https://bank.example/ssi';
const entry = (bank: string, rank: number, ...chain: readonly string[]): readonly Cell[] => [
  bank,
  rank,
  ...[0, 1, 2].map((at) => chain[at] ?? null),
  page,
  '2026-10-01',
];
const list = (currency: string, ...rows: readonly (readonly Cell[])[]): Dataset =>
  dataset(`correspondents/${currency}`, CORRESPONDENT_COLUMNS, rows);

const dollars = list(
  'USD',
  entry('AAAAKE22', 1, 'NYAAUS33'), // one step
  entry('BBBBKE22', 1, 'LNBBGB22', 'NYBBUS33'), // two, by its own word
  entry('CCCCKE22', 1, 'ZACCZAJJ', 'LNCCGB22', 'NYCCUS33'), // three
  entry('DDDDKE22', 1, 'LNDDGB22'), // two: its correspondent says how it goes on
  entry('LNDDGB22', 1, 'NYDDUS33'),
  entry('EEEEKE22', 1, 'ZAEEZAJJ'), // three, each from its own page
  entry('ZAEEZAJJ', 1, 'LNEEGB22'),
  entry('LNEEGB22', 1, 'NYEEUS33'),
  entry('FFFFKE22', 1, 'ZAFFZAJJ', 'LNFFGB22'), // a fourth has no place
  entry('LNFFGB22', 1, 'FRFFFRPP', 'NYFFUS33'),
  entry('GGGGKE22', 1, 'HHHHKE22'), // in a circle of two
  entry('HHHHKE22', 1, 'GGGGKE22'),
  entry('IIIIKE22', 1, 'JJJJKE22'), // of three
  entry('JJJJKE22', 1, 'KKKKKE22'),
  entry('KKKKKE22', 1, 'IIIIKE22'),
  entry('LLLLKE22', 1, 'LLLLKE22'), // through itself
  entry('MMMMKE22', 2, 'NYNNUS33'), // several: by rank
  entry('MMMMKE22', 1, 'NYMMUS33'),
  entry('MMMMKE22001', 1, 'NYOOUS33'), // a branch of its own mind
  entry('MMMMKE22XXX', 3, 'NYPPUS33'),
  entry('NNNNKE22', 1, 'no BIC'), // the first of them unusable
  entry('NNNNKE22', 2, 'NYNNUS33'),
  entry('OOOOKE22', 1), // nothing in it
  entry('PPPPHKHH', 1, 'NYPPUS33'), // a domestic system carries dollars
  entry('QQQQUS33', 1, 'NYQQUS33'), // clears the currency
  entry('RRRRTLDI', 1, 'NYRRUS33'), // uses dollars, does not clear them
  entry('SSSSKE22', 1, 'LNSSGB22'), // the first way on comes back
  entry('LNSSGB22', 1, 'SSSSKE22'),
  entry('LNSSGB22', 2, 'NYSSUS33'),
  entry('TTTTKE22', 1, 'LNTTGB22'), // nobody knows how it goes on
  entry('UUUUKE22', 1, 'NYQQUS33'), // its correspondent clears the currency, and has a row of its own
  entry('NYQQUS33', 1, 'NYUUUS33'),
  entry('VVVVKE22', 1, 'LNVVGB22', 'no BIC'), // half of it unusable
  entry('VVVVKE22', 2, 'NYVVUS33'),
  entry('WWWWKE22', 1, 'LNWWGB22', 'LNWWGB22001'), // twice the same bank, the second time a branch
  entry('WWWWKE22', 2, 'NYWWUS33'),
);
const engine = createEngine({
  on: '2026-11-20',
  overlays: [dollars, list('EUR', entry('AAAAKE22', 1, 'FFAADEFF'), entry('UBSWCHZH', 1, 'FFAADEFF'))],
});

const given = (currency: string | undefined, bank: string, more: object = {}) => ({ ...bic(bank), ...(currency && { currency }), ...more });
function chainOf(instruction: unknown, by = engine): readonly (string | undefined)[] {
  const { intermediaryAgent1, intermediaryAgent2, intermediaryAgent3 }: Enrichments = enrich(instruction, by).enrichments;
  return [intermediaryAgent1, intermediaryAgent2, intermediaryAgent3].map((agent) => agent?.bic.slice(0, 8));
}
const NONE = [undefined, undefined, undefined];

describe('the last of the three holds the account of the creditor’s bank', () => {
  test.each([
    ['one step', 'AAAAKE22', [undefined, undefined, 'NYAAUS33']],
    ['two steps', 'BBBBKE22', [undefined, 'NYBBUS33', 'LNBBGB22']],
    ['three steps', 'CCCCKE22', ['NYCCUS33', 'LNCCGB22', 'ZACCZAJJ']],
    ['two steps by two pages', 'DDDDKE22', [undefined, 'NYDDUS33', 'LNDDGB22']],
    ['three steps by three pages', 'EEEEKE22', ['NYEEUS33', 'LNEEGB22', 'ZAEEZAJJ']],
    ['what does not fit is left out whole', 'FFFFKE22', [undefined, 'LNFFGB22', 'ZAFFZAJJ']],
    ['a circle of two ends', 'GGGGKE22', [undefined, undefined, 'HHHHKE22']],
    ['a circle of three ends', 'IIIIKE22', [undefined, 'KKKKKE22', 'JJJJKE22']],
    ['through itself', 'LLLLKE22', NONE],
    ['several entries: the first choice', 'MMMMKE22', [undefined, undefined, 'NYMMUS33']],
    ['a branch speaks for itself', 'MMMMKE22001', [undefined, undefined, 'NYOOUS33']],
    ['a branch without an entry has its head office’s', 'MMMMKE22002', [undefined, undefined, 'NYMMUS33']],
    ['an entry that cannot be read gives way', 'NNNNKE22', [undefined, undefined, 'NYNNUS33']],
    ['an entry with nothing in it', 'OOOOKE22', NONE],
    ['a country that only uses the currency', 'RRRRTLDI', [undefined, undefined, 'NYRRUS33']],
    ['a way that comes back gives way to the next', 'SSSSKE22', [undefined, 'NYSSUS33', 'LNSSGB22']],
    ['a correspondent abroad, and nothing more known', 'TTTTKE22', [undefined, undefined, 'LNTTGB22']],
    ['the chain ends at a bank that clears the currency', 'UUUUKE22', [undefined, undefined, 'NYQQUS33']],
    ['an entry of which half cannot be read gives way', 'VVVVKE22', [undefined, undefined, 'NYVVUS33']],
    ['a branch of a bank that is in it already', 'WWWWKE22', [undefined, undefined, 'NYWWUS33']],
    ['a bank that is in no list', 'ZZZZKE22', NONE],
  ])('%s', (_, bank, expected) => expect(chainOf(given('USD', bank))).toEqual(expected));

  test('eleven characters, and no member that is not known', () => {
    expect(enrich(given('USD', 'AAAAKE22'), engine).enrichments).toEqual({
      creditorAgent: { bic: 'AAAAKE22XXX' },
      intermediaryAgent3: { bic: 'NYAAUS33XXX' },
      settlementInformation: { settlementSystems: ['SWIFT'] },
    });
  });
});

describe('none where none is needed', () => {
  test.each([
    ['no currency', given(undefined, 'AAAAKE22')],
    ['no BIC', { currency: 'USD', country: 'KE' }],
    ['the domestic currency', given('USD', 'QQQQUS33')],
    ['the domestic currency, by whatever system', given('USD', 'QQQQUS33', { settlementInformation: { settlementSystem: 'SWIFT' } })],
    ['an intermediary with nothing in it, and no BIC', { currency: 'USD', country: 'KE', intermediaryAgent1: {} }],
    ['a currency without a list', given('GBP', 'AAAAKE22')],
    ['a currency of no day', given('DEM', 'AAAAKE22')],
    ['no currency at all', given('constructor', 'AAAAKE22')],
    ['the euro inside SEPA', given('EUR', 'UBSWCHZH')],
    ['a domestic system that carries the currency', given('USD', 'PPPPHKHH')],
    ['a system that is asked for and carries it', given('USD', 'PPPPHKHH', { settlementInformation: { settlementSystem: 'HK_CHATS' } })],
  ])('%s', (_, instruction) => expect(chainOf(instruction)).toEqual(NONE));

  test('but by correspondents when they are asked for', () => {
    const swift = { settlementInformation: { settlementSystem: 'SWIFT' } };
    expect(chainOf(given('USD', 'PPPPHKHH', swift))).toEqual([undefined, undefined, 'NYPPUS33']);
  });
  test('a withdrawn currency, though there is a list', () => {
    const bank = given('BGN', 'AAAAKE22');
    const at = (on: string) => createEngine({ on, overlays: [list('BGN', entry('AAAAKE22', 1, 'SFAABGSF'))] });
    expect(chainOf(bank, at('2025-12-31'))).toEqual([undefined, undefined, 'SFAABGSF']);
    expect(chainOf(bank, at('2026-01-01'))).toEqual(NONE);
  });
  test('the euro outside SEPA', () => expect(chainOf(given('EUR', 'AAAAKE22'))).toEqual([undefined, undefined, 'FFAADEFF']));
  test('no list, no correspondents', () => expect(chainOf(given('USD', 'AAAAKE22'), createEngine())).toEqual(NONE));
});

describe('intermediaries that are given stand', () => {
  const agents = (more: object) => given('USD', 'BBBBKE22', more);
  test.each([
    ['one', { intermediaryAgent1: { bic: 'CITIUS33' } }, ['CITIUS33', undefined, undefined]],
    ['one by its bank identifier', { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW021000021' } } }, NONE],
    ['one of the wrong type', { intermediaryAgent2: 7 }, NONE],
    ['one with nothing in it is none', { intermediaryAgent2: {} }, [undefined, 'NYBBUS33', 'LNBBGB22']],
  ])('%s', (_, more, expected) => expect(chainOf(agents(more))).toEqual(expected));
});

test('an intermediary’s bank identifier stands for the first BIC that its directory knows', () => {
  const american = dataset(
    'banks/US',
    ['bankCode', 'bic'],
    [
      ['021000021', null],
      ['021000021', 'CHASUS33'],
    ],
  );
  const own = createEngine({ on: '2026-11-20', overlays: [american] });
  const intermediaryAgent2 = { clearingSystemMemberId: { memberId: '//FW021000021' } };
  expect(chainOf({ intermediaryAgent2 }, own)).toEqual([undefined, 'CHASUS33', undefined]);
});

test('the BIC may come from the account', () => {
  const own = createEngine({
    on: '2026-11-20',
    overlays: [dataset('banks/TR', ['bankCode', 'bic'], [['00061', 'AAAATRIS']]), list('USD', entry('AAAATRIS', 1, 'NYAAUS33'))],
  });
  expect(chainOf({ currency: 'USD', ...iban('TR330006100519786457841326') }, own)).toEqual([undefined, undefined, 'NYAAUS33']);
});

test('a list without ranks is taken in its order', () => {
  const plain = dataset(
    'correspondents/USD',
    ['bic', 'correspondent1'],
    [
      ['AAAAKE22', 'NYZZUS33'],
      ['AAAAKE22', 'NYAAUS33'],
    ],
  );
  const own = createEngine({ on: '2026-11-20', overlays: [plain] });
  expect(chainOf(given('USD', 'AAAAKE22'), own)[2]).toBe('NYZZUS33');
});

test('an overlay comes before what reference data brings', () => {
  const referenceData = fromDatasets([list('USD', entry('AAAAKE22', 1, 'NYZZUS33'), entry('ZZZZKE22', 1, 'NYZZUS33'))]);
  const both = createEngine({ on: '2026-11-20', referenceData, overlays: [dollars] });
  expect(chainOf(given('USD', 'AAAAKE22'), both)[2]).toBe('NYAAUS33');
  expect(chainOf(given('USD', 'ZZZZKE22'), both)[2]).toBe('NYZZUS33');
});

const banks = ['AAAAKE22', 'BBBBGB22', 'CCCCUS33', 'DDDDZAJJ', 'EEEEKE22', 'FFFFKE22001', 'none', ''];
const anyBank = fc.constantFrom(...banks);
property.prop([fc.array(fc.tuple(anyBank, fc.array(anyBank, { maxLength: 3 })), { maxLength: 20 }), anyBank])(
  'whatever a list says, a chain ends, and holds no bank twice',
  (rows, bank) => {
    const any = createEngine({ on: '2026-11-20', overlays: [list('USD', ...rows.map(([owner, chain]) => entry(owner, 1, ...chain)))] });
    const chain = chainOf(given('USD', bank), any).filter((code) => code !== undefined);
    expect(new Set([bank.slice(0, 8), ...chain]).size).toBe(chain.length + 1);
  },
);
