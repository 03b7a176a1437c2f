/** What `enrich` adds, and what it leaves alone. */
import { describe, expect, test } from 'vitest';
import { enrich, enrichAll } from '../../src/full.js';
import { bare, COMMERZBANK, engine, enriched } from './enriched.js';
import { account, bic, iban, member } from './instructions.js';

test('everything that is known of a German account', () => {
  expect(enrich({ ...iban(COMMERZBANK), intermediaryAgent2: { bic: 'barcus33' } }, engine)).toEqual({
    enrichments: {
      creditorAgent: {
        name: 'Commerzbank',
        address: { country: 'DE', townName: 'Frankfurt am Main' },
        bic: 'COBADEFFXXX',
        clearingSystemMemberId: { memberId: '37040044' },
        logo: expect.stringMatching(/^data:image\/svg\+xml,/),
      },
      creditorAccount: {
        ids: [
          { value: COMMERZBANK, type: 'IBAN' },
          { value: '0532013000', type: 'ACCOUNT_NUMBER' },
        ],
      },
      intermediaryAgent2: { bic: 'BARCUS33XXX' },
      settlementInformation: { settlementSystems: ['SCT_INST', 'SCT', 'SWIFT'] },
    },
  });
});

describe('nothing known, nothing said', () => {
  test.each([
    ['no object', 7],
    ['nothing', {}],
    ['empty members', { creditorAgent: {}, creditorAccount: { id: {} }, intermediaryAgent1: {} }],
    ['a BIC that is none', bic('COBADEF')],
    ['a BIC that cannot exist', bic('COBADE1F')],
    ['an IBAN that fails its check', iban('DE88370400440532013000')],
    ['a country without rules of its own', { country: 'AQ', ...member('003', '04567') }],
    ['an account alone', { country: 'DE', ...account('532013000') }],
    ['an account of another kind', { country: 'DE', creditorAccount: { id: { value: '532013000', type: 'EMAIL' } } }],
    ['an intermediary that is none', { intermediaryAgent1: { bic: 'x' }, intermediaryAgent3: { bic: 7 } }],
  ])('%s', (_, instruction) => expect(enriched(instruction)).toEqual({}));

  test('local details that make no IBAN add no account', () => {
    const details = { country: 'DE', ...member('37040044') };
    expect(enriched({ ...details, ...account('532023000') })).toEqual(enriched(details)); // fails the bank's method
    expect(enriched({ ...details, ...account('123456789012') })).toEqual(enriched(details));
    expect(enriched({ country: 'GB', ...member('601613'), ...account('31926819') })).toEqual({
      creditorAgent: {
        name: 'National Westminster Bank plc',
        address: { country: 'GB' },
        clearingSystemMemberId: { memberId: '601613' },
      },
      settlementInformation: { settlementSystems: ['GB_FPS', 'GB_BACS', 'GB_CHAPS'] },
    });
  });

  test('an account of the wrong type is not read', () => {
    const creditorAccount = { type: 7, id: { value: '532013000' } };
    expect(enriched({ country: 'DE', ...member('37040044'), creditorAccount }).creditorAccount).toBeUndefined();
  });

  test('a bank identifier beside a broken IBAN is read by its own country, or not at all', () => {
    expect(enriched({ ...member('37040044'), ...iban('DE88370400440532013000') })).toEqual({});
    expect(enriched({ country: 'DE', ...member('37040044'), ...iban('BE88370400440532013000') }).creditorAgent?.bic).toBe('COBADEFFXXX');
  });
});

describe('the members are those of the contract', () => {
  const ADDRESS = ['country', 'department', 'streetName', 'buildingNumber', 'floor', 'postCode', 'townName', 'countrySubdivision'];
  const shapes: Readonly<Record<string, readonly string[]>> = {
    enrichments: [
      'creditorAgent',
      'creditorAccount',
      'intermediaryAgent1',
      'intermediaryAgent2',
      'intermediaryAgent3',
      'settlementInformation',
    ],
    creditorAgent: ['name', 'address', 'bic', 'clearingSystemMemberId', 'logo'],
    address: ADDRESS,
    clearingSystemMemberId: ['memberId'],
    creditorAccount: ['ids'],
    ids: ['value', 'type'],
    intermediaryAgent1: ['bic'],
    settlementInformation: ['settlementSystems'],
  };

  function holdTo(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) holdTo(name, item);
    else if (typeof value === 'object') {
      expect(value).not.toBeNull();
      const members = Object.entries(value ?? {});
      if (name !== 'enrichments') expect(members.length).toBeGreaterThan(0);
      for (const [member, inner] of members) {
        expect(shapes[name]).toContain(member);
        holdTo(member, inner);
      }
    } else {
      expect(typeof value).toBe('string');
      expect(value).not.toBe('');
    }
  }

  test.each([
    ['an IBAN', iban(COMMERZBANK)],
    ['an IBAN of an unknown bank', iban('NL29UCTK8916702682')],
    ['a BIC', bic('BARCUS33')],
    ['an unknown BIC', bic('QQQQUS33')],
    ['a bank identifier', { country: 'ES', ...member('2100') }],
    ['a branch', { country: 'AU', ...member('062000') }],
    ['intermediaries', { intermediaryAgent1: { bic: 'BARCUS33' } }],
  ])('%s', (_, instruction) => holdTo('enrichments', enriched(instruction)));
});

test('many are enriched in their order', () => {
  const instructions = [bic('BARCUS33'), {}, iban(COMMERZBANK)];
  expect([...enrichAll(instructions, bare)]).toEqual(instructions.map((instruction) => enrich(instruction, bare)));
});
