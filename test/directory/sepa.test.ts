import { describe, expect, test } from 'vitest';
import { SCT } from '../../rules/schemes/SCT.js';
import { SCT_INST } from '../../rules/schemes/SCT_INST.js';
import { SDD_B2B } from '../../rules/schemes/SDD_B2B.js';
import { SDD_CORE } from '../../rules/schemes/SDD_CORE.js';
import { createReachabilityLookup, isInSepa, type SepaScheme, sepaScopeEdition } from '../../src/directory/sepa.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import { dataset } from '../answers/datasets.js';
import { recordsOf } from '../reference-data/datasets.js';

const RULES = { SCT_INST, SCT, SDD_CORE, SDD_B2B };
const SCHEMES: readonly SepaScheme[] = ['SCT_INST', 'SCT', 'SDD_CORE', 'SDD_B2B'];

/** The schemes that can carry a payment to a country. */
const sepaSchemes = (country: string, on: string): readonly SepaScheme[] => SCHEMES.filter((scheme) => serves(RULES[scheme], country, on));

const TODAY = '2026-11-20';

test('the edition of the scope is a day', () => expect(sepaScopeEdition).toMatch(/^\d{4}-\d{2}-\d{2}$/));

describe('scope', () => {
  test.each(recordsOf('registries/sepa-scope').filter(({ sctFrom }) => sctFrom !== null))(
    '$country is in SEPA since $sctFrom',
    ({ country, sctFrom }) => {
      const from = String(sctFrom);
      const eve = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
      expect(sepaSchemes(String(country), from)).toContain('SCT');
      expect(sepaSchemes(String(country), eve)).toEqual([]);
      expect([eve, from].map((day) => isInSepa(String(country), day))).toEqual([false, true]);
    },
  );
  test.each(['NC', 'PF', 'WF', 'TF', 'XK', 'UA', 'TR', 'US', ''])('%s is outside SEPA', (country) => {
    expect(sepaSchemes(country, TODAY)).toEqual([]);
    expect(isInSepa(country, TODAY)).toBe(false);
  });
  test.each(['DE', 'SE', 'CH'])('each scheme serves %s', (country) => expect(sepaSchemes(country, TODAY)).toEqual(SCHEMES));
  test('SCT Inst does not serve Serbia', () => expect(sepaSchemes('RS', TODAY)).toEqual(['SCT', 'SDD_CORE', 'SDD_B2B']));
  test('SCT Inst leaves out the countries of the scope that the list says it does', () => {
    const without = recordsOf('registries/sepa-scope').filter(({ sctFrom, sctInst }) => sctFrom !== null && sctInst === 'no');
    expect(without.map(({ country }) => country)).toEqual(SCT_INST.notIn);
  });
  test('the scope has at least 41 countries', () => {
    const inScope = recordsOf('registries/sepa-scope').filter(({ sctFrom, partOf }) => sctFrom !== null && partOf === null);
    expect(inScope.length).toBeGreaterThanOrEqual(41);
  });
});

describe('participation', () => {
  const dated = (name: string, rows: (readonly (string | null)[])[]) => dataset(`registries/${name}`, ['bic', 'readyOn', 'leavesOn'], rows);
  const datasets = [
    dated('sct-participants', [
      ['COBADEFF', '2008-01-28', null],
      ['OLDBDEFF', '2008-01-28', '2026-01-01'],
      ['BARCGB22', null, null],
    ]),
    dated('sct-participants', [
      ['OLDBDEFF', '2008-01-28', null],
      ['ELSEDEFF', '2008-01-28', null],
    ]),
    dated('sct-inst-participants', [['COBADEFF', '2027-01-01', null]]),
    dataset(
      'registries/scl-reachability',
      ['bic', 'sddCore', 'sddB2b'],
      [
        ['COBADEFF', 1, 0],
        ['OLDBDEFF123', null, 1],
      ],
    ),
  ];
  const reach = createReachabilityLookup((name) => datasets.filter(({ dataset }) => dataset === name));
  const participation = (bic: string, on: string): Partial<Record<SepaScheme, boolean>> =>
    Object.fromEntries(
      SCHEMES.flatMap((scheme) => {
        const found = reach(scheme, bic, on);
        return found === undefined ? [] : [[scheme, found.isReached]];
      }),
    );

  test.each([
    ['COBADEFFXXX', { SCT: true, SCT_INST: false, SDD_CORE: true, SDD_B2B: false }],
    ['BARCGB22XXX', { SCT: true }],
    ['OLDBDEFF123', { SCT: false, SDD_B2B: true }],
    ['OLDBDEFFXXX', { SCT: false }],
    ['ELSEDEFFXXX', { SCT: true }],
    ['NOBADEFFXXX', {}],
  ])('the lists know %s to take part in %j', (bic, expected) => expect(participation(bic, TODAY)).toEqual(expected));

  test('a bank takes part until the day before it leaves', () => {
    const days = ['2008-01-27', '2008-01-28', '2025-12-31', '2026-01-01'];
    expect(days.map((day) => participation('OLDBDEFFXXX', day).SCT)).toEqual([false, true, true, false]);
  });

  test('without lists nothing is known', () => expect(createReachabilityLookup(() => [])('SCT', 'COBADEFFXXX', TODAY)).toBeUndefined());
});
