/** What `explain` says of a member that an overlay has filled in. */
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/full.js';
import { BANKS_DE, BIC, completionAt, completionsOf } from './completed.js';
import { dataset } from './datasets.js';
import { iban, member } from './instructions.js';

describe('an overlay', () => {
  const own = dataset(
    'banks/DE',
    ['bankCode', 'bic', 'name', 'town', 'confidence'],
    [
      ['37040044', 'COBADEFF370', 'Our name', 'Cologne', null],
      ['37040044', 'COBADEFF371', 'Our other name', null, 'derived'],
    ],
  );
  const by = createEngine({ on: '2026-11-20', overlays: [own] });
  const OWN = { from: 'dataset', dataset: 'banks/DE', edition: 'own', confidence: 'manual' };

  test('is the origin of what it says, and comes before what is shipped', () => {
    const said = completionsOf(iban('DE89370400440532013000'), by);
    expect(said.slice(0, 3)).toMatchObject([
      { pointer: '/creditorAgent/name', ...OWN },
      { pointer: '/creditorAgent/address', ...OWN },
      {
        pointer: BIC,
        ...OWN,
        candidates: [
          { value: 'COBADEFF371', ...OWN, confidence: 'derived' },
          { value: 'COBADEFFXXX', ...BANKS_DE },
        ],
      },
    ]);
  });

  test('of branches is the origin of their address', () => {
    const branches = dataset('branches/AU', ['memberId', 'name', 'town'], [['062000', 'Harbour', 'Sydney']]);
    const australian = { country: 'AU', ...member('062000') };
    expect(completionAt('/creditorAgent/address', australian, createEngine({ on: '2026-11-20', overlays: [branches] }))).toMatchObject({
      from: 'dataset',
      dataset: 'branches/AU',
      edition: 'own',
    });
    const ofNewZealand = { country: 'NZ', ...member('02', '0100') };
    expect(completionAt('/creditorAgent/address', ofNewZealand)).toMatchObject({ dataset: 'branches/NZ', edition: '2026-01-05' });
  });
});
