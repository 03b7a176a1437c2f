/** Intermediary agents: each by itself, and as a chain. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { bic } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });
const codesOf = (instruction: unknown): readonly string[] => validate(instruction, engine).alerts.map(({ code }) => code);
const agent = (code?: string, memberId?: string, branchId?: string) => ({
  ...(code !== undefined && { bic: code }),
  ...(memberId !== undefined && { clearingSystemMemberId: { memberId } }),
  ...(branchId !== undefined && { branchId }),
});
const outcomesOf = (instruction: unknown) =>
  Object.fromEntries(explain(instruction, engine).checks.map(({ check, outcome }) => [check, outcome]));

describe('the bank identifier', () => {
  test.each([
    ['in the country of the BIC', agent('CHASUS33', '021000021')],
    ['with Swift’s prefix', agent(undefined, '//FW021000021')],
    ['with the name of ISO 20022', agent(undefined, 'USABA021000021')],
    ['a sort code', agent('BARCGB22', '//SC200915')],
    ['in a country with other bank codes in domestic payments', agent('ABNANL2A', '1234')],
    ['of CHIPS', agent('BARCUS33', '//CP0257')],
    ['in a country without rules', agent('BANKAQ22', '37040044')],
    ['split', agent('ROYCCAT2', '0003', '04567')],
    ['that the directory knows under the BIC', agent('COBADEFF', '37040044')],
    ['that the directory does not know', agent('COBADEFF', '//BL99999999')],
    ['of a bank that no directory has, beside the BIC of a branch abroad', agent('COBADEFF', 'USABA011000015')],
  ])('%s: nothing wrong', (_, one) => {
    for (const place of [1, 2, 3]) expect(codesOf({ [`intermediaryAgent${place}`]: one })).toEqual([]);
  });

  test('of nobody knows what: nothing could be checked', () => {
    const one = agent(undefined, '37040044');
    for (const place of [1, 2, 3]) expect(codesOf({ [`intermediaryAgent${place}`]: one })).toEqual(['PAYMENT_INSTRUCTION_NOT_CHECKED']);
  });

  test.each([
    ['too short', agent('BARCUS33', '02100002')],
    ['with a wrong check digit', agent('BARCUS33', '021000022')],
    ['too short behind its prefix', agent(undefined, '//SC60161')],
    ['of the other country that its prefix names', agent('BARCUS33', '//BL021000021')],
    ['with a branch too long', agent('ROYCCAT2', '0003', '0456789')],
  ])('%s', (_, one) => {
    for (const place of [1, 2, 3])
      expect(codesOf({ [`intermediaryAgent${place}`]: one })).toEqual([`INTERMEDIARY_AGENT${place}_BANK_IDENTIFIER_INVALID_FORMAT`]);
  });

  test('is of another bank than the BIC', () => {
    expect(codesOf({ intermediaryAgent2: agent('DEUTDEFF', '37040044') })).toEqual([
      'INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY',
    ]);
    expect(codesOf({ intermediaryAgent2: agent('BARCGB22', 'DEBLZ37040044') })).toEqual([
      'INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY',
    ]);
  });

  test('is checked where the BIC is invalid, but not compared with it', () => {
    expect(codesOf({ intermediaryAgent1: agent('COBADEF', '//BL3704') })).toEqual([
      'INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT',
      'INTERMEDIARY_AGENT1_BANK_IDENTIFIER_INVALID_FORMAT',
    ]);
    expect(codesOf({ intermediaryAgent1: agent('DEUTDEF', '//BL37040044') })).toEqual(['INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT']);
  });

  test('each check says how it ended', () => {
    expect(outcomesOf({ intermediaryAgent1: agent('COBADEFF', '37040044') })).toMatchObject({
      'bank-identifier/form': 'passed',
      'bic/bank-identifier': 'passed',
    });
    expect(outcomesOf({ intermediaryAgent1: agent('BARCUS33', '011000015') })).toMatchObject({
      'bank-identifier/national-check/aba-routing-number': 'passed',
      'bic/bank-identifier': 'not-covered',
    });
    expect(outcomesOf({ intermediaryAgent1: agent(undefined, '1') })).toMatchObject({ 'bank-identifier/form': 'not-covered' });
    expect(explain({ intermediaryAgent1: agent('COBADEFF', '37040044') }, engine).editions).toHaveProperty(['banks/DE']);
  });
});

describe('the chain', () => {
  const [us, de, jp] = [agent('BARCUS33'), agent('DEUTDEFF'), agent('MHCBJPJT')];
  const chain = (...agents: readonly unknown[]) =>
    Object.fromEntries(agents.flatMap((one, index) => (one === undefined ? [] : [[`intermediaryAgent${index + 1}`, one]])));
  const GAP = ['INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY'];

  test.each([
    ['1', [us]],
    ['2', [undefined, us]],
    ['3', [undefined, undefined, us]],
    ['1 and 2', [us, de]],
    ['2 and 3', [undefined, us, de]],
    ['all', [us, de, jp]],
    ['1, and 2 of the wrong type, and 3', [us, 7, jp], ['INTERMEDIARY_AGENT2_INVALID_FORMAT']],
    ['1 and 3', [us, undefined, jp], GAP],
    ['1 and 3, and 2 with nothing in it', [us, {}, jp], GAP],
    ['1 by its bank identifier, and 3', [agent(undefined, '//FW021000021'), undefined, jp], GAP],
    ['1 by its branch alone, and 3', [{ branchId: '1' }, null, jp], GAP],
  ])('%s', (_, agents, codes: readonly string[] = []) => expect(codesOf(chain(...agents))).toEqual(codes));

  test.each([
    ['the creditor’s bank', { ...bic('BARCUS33XXX'), ...chain(us) }, 1],
    ['a branch of the creditor’s bank', { ...bic('BARCUS33123'), ...chain(undefined, undefined, us) }, 3],
    ['the one before', chain(us, us), 2],
    ['the first again', chain(us, de, us), 3],
  ])('%s twice', (_, instruction, place) => expect(codesOf(instruction)).toEqual([`INTERMEDIARY_AGENT${place}_DUPLICATE`]));

  test('the same institution in another country is another bank', () => {
    expect(codesOf({ ...bic('BARCGB22'), ...chain(us) })).toEqual([]);
  });

  test('a BIC for tests is nothing more', () => {
    expect(codesOf({ currency: 'USD', ...chain(agent('COBADEF0'), agent('COBADEF0')) })).toEqual([
      'INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED',
      'INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED',
    ]);
  });
});

describe('the country that clears the currency', () => {
  const info = (currency: string, code: string) => codesOf({ currency, intermediaryAgent3: agent(code) });
  test.each([
    ['USD', 'BARCUS33'],
    ['EUR', 'DEUTDEFF'],
    ['EUR', 'UBSWCHZH'], // in SEPA
    ['CHF', 'UBSWCHZH'],
    ['CNY', 'HSBCHKHH'],
    ['MXN', 'BARCUS33'],
    ['ILS', 'BARCGB22'],
    ['XAU', 'UBSWCHZH'],
  ])('%s by %s', (currency, code) => expect(info(currency, code)).toEqual([]));
  test.each([
    ['USD', 'BARCGB22'],
    ['JPY', 'BARCGB22'],
    ['EUR', 'BARCUS33'],
  ])('%s by %s is worth knowing', (currency, code) => {
    expect(info(currency, code)).toEqual(['INTERMEDIARY_AGENT3_CURRENCY_INCONSISTENCY']);
    const usual = createEngine({ on: '2026-11-20' });
    expect(validate({ currency, intermediaryAgent3: agent(code) }, usual).status).toBe('OK');
  });
  test('no word on a currency that is none', () => {
    expect(info('BGN', 'BARCGB22')).toEqual(['CURRENCY_DISCONTINUED']);
    expect(info('usd', 'BARCGB22')).toEqual(['CURRENCY_INVALID_FORMAT']);
  });
});

describe('what is said stands where it belongs', () => {
  test.each([1, 2, 3])('agent %i', (place) => {
    const pointer = `/intermediaryAgent${place}`;
    const found = (code: string) => {
      const { alerts, checks } = explain({ currency: 'EUR', [`intermediaryAgent${place}`]: agent(code, '//BL37040044') }, engine);
      const beside = checks.filter(({ check }) => check === 'bic/bank-identifier');
      return { alerts, beside, checks };
    };
    expect(found('COBADEFF')).toMatchObject({
      alerts: [],
      beside: [{ pointer: `${pointer}/bic`, outcome: 'passed' }],
      checks: expect.arrayContaining([
        { check: 'bic/form', pointer: `${pointer}/bic`, outcome: 'passed' },
        { check: 'bank-identifier/form', pointer: `${pointer}/clearingSystemMemberId/memberId`, outcome: 'passed' },
        { check: 'intermediary/repetition', pointer, outcome: 'passed' },
        { check: 'intermediary/currency', pointer, outcome: 'passed' },
      ]),
    });
    expect(found('DEUTDEFF')).toMatchObject({
      alerts: [
        {
          code: `INTERMEDIARY_AGENT${place}_BIC_BANK_IDENTIFIER_INCONSISTENCY`,
          pointer: `${pointer}/bic`,
          rule: 'bic/bank-identifier',
        },
      ],
      beside: [{ pointer: `${pointer}/bic`, outcome: 'failed' }],
    });
  });

  test('a bank that the directory does not know is not compared', () => {
    const { checks } = explain({ intermediaryAgent2: agent('COBADEFF', '//BL99999999') }, engine);
    expect(checks).toContainEqual({ check: 'bic/bank-identifier', pointer: '/intermediaryAgent2/bic', outcome: 'not-covered' });
  });

  test('a gap is reported at the agent behind it', () => {
    const { alerts } = explain({ intermediaryAgent1: agent('BARCUS33'), intermediaryAgent3: agent('MHCBJPJT') }, engine);
    expect(alerts).toMatchObject([
      { code: 'INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY', pointer: '/intermediaryAgent3', rule: 'intermediary/sequence' },
    ]);
  });

  test('a bank that stands in the chain twice is reported the second time', () => {
    const { alerts, checks } = explain({ intermediaryAgent1: agent('BARCUS33'), intermediaryAgent2: agent('BARCUS33') }, engine);
    expect(alerts).toMatchObject([
      { code: 'INTERMEDIARY_AGENT2_DUPLICATE', pointer: '/intermediaryAgent2', rule: 'intermediary/repetition' },
    ]);
    expect(checks.filter(({ check }) => check === 'intermediary/repetition')).toEqual([
      { check: 'intermediary/repetition', pointer: '/intermediaryAgent1', outcome: 'passed' },
      { check: 'intermediary/repetition', pointer: '/intermediaryAgent2', outcome: 'failed' },
    ]);
  });
});

describe('enrich completes the BIC', () => {
  const enriched = (one: unknown) => enrich({ intermediaryAgent2: one } as unknown, engine).enrichments;
  test.each([
    ['as it was given', agent('deutdeff'), 'DEUTDEFFXXX'],
    ['by the German code', agent(undefined, '//BL37040044'), 'COBADEFFXXX'],
    ['by its name in ISO 20022', agent(undefined, 'DEBLZ37040044'), 'COBADEFFXXX'],
    ['by the Australian code', agent(undefined, '//AU062000'), 'CTBAAU2SXXX'],
  ])('%s', (_, one, expected) => expect(enriched(one)).toEqual({ intermediaryAgent2: { bic: expected } }));
  test.each([
    ['a code that no directory has', agent(undefined, '//FW011000015')],
    ['a code of which the directory has no BIC', agent(undefined, '//AU812170')],
    ['a code of nowhere', agent(undefined, '37040044')],
    ['a code that is wrong', agent(undefined, '//BL3704')],
    ['a BIC that is none', agent('COBADEF', '//BL37040044')],
  ])('not by %s', (_, one) => expect(enriched(one)).toEqual({}));
});
