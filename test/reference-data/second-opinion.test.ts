/** The second opinion on bank directories: what counts as the same name, and that somebody decided each disagreement. */
import { describe, expect, it } from 'vitest';
import { decisionAbout, opinions } from '../../scripts/docs/second-opinions.js';
import { isSameBank } from '../../scripts/reference-data/name-likeness.js';
import { decisions } from '../../scripts/reference-data/overrides/read.js';
import { names } from './datasets.js';

describe('two spellings mean the same bank', () => {
  it.each([
    ['Banco de Sabadell, S.A.', 'BANCO DE SABADELL SA'],
    ['Banco Bilbao Vizcaya Argentaria', 'BBVA MILANO'],
    ['Renta 4 Banco, S.A.', 'RENTA4 BANCO, S.A.'],
    ['Raiffeisenlandesbank Oberösterreich', 'RAIFFEISENLANDESBANK OBEROESTERREICH AG'],
    ['Spółdzielczy Śląski', 'SPOLDZIELCZY SLASKI'],
    ['United Bank Limited', 'United Bank Ltd.'],
  ])('%s, %s', (one, other) => expect(isSameBank(one, other)).toBe(true));

  it.each([
    ['Banco Central Hispanoamericano, S.A.', 'BANCO SANTANDER S.A.'],
    ['Banca di Credito Sardo S.p.A.', 'INTESA SANPAOLO SPA'],
    ['Lloyds TSB Bank plc, S.E.', 'BANCO DE SABADELL SA'],
    ['First Community Bank Limited', 'PREMIER BANK KENYA LIMITED'],
  ])('but not %s, %s', (one, other) => expect(isSameBank(one, other)).toBe(false));
});

describe('the opinions', () => {
  it('are about every bank directory, and no other', () =>
    expect(opinions.map(({ dataset }) => dataset)).toEqual(names.filter((name) => name.startsWith('banks/'))));

  it('add up', () => {
    const odd = opinions.filter(
      ({ compared, agreed, central, absent, names: other }) => compared !== agreed + central + absent + other.length,
    );
    expect(odd).toEqual([]);
  });

  it('leave no disagreement without a decision', () => {
    const undecided = opinions.flatMap(({ dataset, names: other }) =>
      other.filter((name) => decisionAbout(dataset, name) === undefined).map(([, bic, name]) => `${dataset} ${bic} ${name}`),
    );
    expect(undecided).toEqual([]);
  });

  it('have a disagreement for each decision', () => {
    const used = new Set(opinions.flatMap(({ dataset, names: other }) => other.map((name) => decisionAbout(dataset, name))));
    expect(
      decisions().filter((decision) => ![...used].some((other) => other?.dataset === decision.dataset && other.bic === decision.bic)),
    ).toEqual([]);
  });

  it('are mostly agreement: a new edition that brings old names or shifted rows shows here', () => {
    const doubtful = opinions.filter(({ compared, names: other }) => compared > 20 && other.length > compared / 8);
    // Vietnam's register has the names that banks use, the BIC list the legal ones
    expect(doubtful.map(({ dataset }) => dataset)).toEqual(['banks/VN']);
  });
});
