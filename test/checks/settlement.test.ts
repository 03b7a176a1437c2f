/** A settlement system that the instruction names: whether it can carry the payment. */
import { describe, expect, test } from 'vitest';
import { schemes } from '../../rules/index/schemes.js';
import type { SchemeExample } from '../../rules/vocabulary/scheme.js';
import { settlementCarries } from '../../src/checks/settlement/carries.js';
import { Findings } from '../../src/findings/findings.js';
import { createEngine as createFullEngine } from '../../src/full.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { readInstruction } from '../../src/instruction/read.js';
import { ResolvedPayment } from '../../src/payment/resolve.js';
import { dataset } from '../answers/datasets.js';
import { account, bic, iban } from '../answers/instructions.js';
import { dayOf, schemeModules } from '../rules/schemes.js';

const engine = createEngine({ on: '2026-11-20' });
const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const codesOf = (instruction: unknown, using = engine): readonly string[] =>
  validate(instruction, using)
    .alerts.map(({ code }) => code)
    .filter((code) => code.startsWith('SETTLEMENT'));

const instructionOf = ({ country, iban: value, memberId, bic: agent, type, account: number, currency }: SchemeExample) => ({
  ...(country && { country }),
  ...(currency && { currency }),
  creditorAgent: { ...(agent && { bic: agent }), ...(memberId && { clearingSystemMemberId: { memberId } }) },
  ...((value ?? number) && { creditorAccount: { id: { value: value ?? number, type: value ? 'IBAN' : (type ?? 'ACCOUNT_NUMBER') } } }),
});

describe.each(schemeModules)('$code', ({ code, examples }) => {
  test.each(examples.fits)('carries %j', (example) => {
    expect(codesOf({ ...instructionOf(example), ...by(code) }, createEngine({ on: dayOf(example) }))).toEqual([]);
  });
});

describe('a country that a system does not reach is as sure as what names it', () => {
  test.each([
    ['the instruction', { country: 'US', ...by('SCT') }],
    ['an IBAN alone', { ...iban('RS35260005601001611379'), ...by('SCT_INST') }],
    ['a BIC alone', { ...bic('CHASUS33'), ...by('SCT') }],
  ])('%s: an error', (_, instruction) => {
    const said = explain(instruction, engine).alerts.filter(({ code }) => code === 'SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY');
    expect(said.map(({ severity }) => severity)).toEqual(['error']);
  });
});

describe('each fault of its own', () => {
  test.each([
    ['a country and a currency', { country: 'US', currency: 'USD', ...by('SCT') }, ['COUNTRY', 'CURRENCY']],
    ['a territory outside SEPA', { country: 'NC', ...iban('FR1420041010050500013M02606'), ...by('SCT') }, ['COUNTRY']],
    ['a territory by its BIC', { ...bic('SOCBPFTX'), ...iban('FR1420041010050500013M02606'), ...by('SCT') }, ['COUNTRY']],
    ['Serbia, which instant payments do not reach yet', { ...iban('RS35260005601001611379'), ...by('SCT_INST') }, ['COUNTRY']],
    ['Serbia, which credit transfers reach', { ...iban('RS35260005601001611379'), ...by('SCT') }, []],
    ['a territory inside', { country: 'RE', ...iban('FR1420041010050500013M02606'), ...by('SCT') }, []],
    ['a currency that is none', { currency: 'euro', ...by('SCT') }, []],
    ['a currency with something before it', { currency: '1USD', ...by('SCT') }, []],
    ['a currency with something behind it', { currency: 'USD1', ...by('SCT') }, []],
    [
      'an account that the method reads, of no type',
      { method: 'MPESA', country: 'KE', creditorAccount: { id: { value: '0712 345 678' } }, ...by('KE_MPESA') },
      [],
    ],
    [
      'an account in which the method cannot read anything',
      { method: 'MPESA', country: 'KE', creditorAccount: { id: { value: 'x', type: 'PHONE' } }, ...by('KE_MPESA') },
      [],
    ],
    ['any currency', { currency: 'JPY', ...by('SWIFT') }, []],
    ['an account number', { country: 'DE', ...account('532013000'), ...by('SCT') }, ['ACCOUNT_NUMBER']],
    ['an IBAN that says it is a number', { creditorAccount: { id: { value: 'DE89370400440532013000' } }, ...by('SCT') }, []],
    ['a number without a type', { country: 'DE', creditorAccount: { id: { value: '532013000' } }, ...by('SCT') }, ['ACCOUNT_NUMBER']],
    ['an IBAN with a fault, which names no place', { country: 'BR', ...iban('DE88370400440532013000'), ...by('SCT') }, []],
    [
      'an IBAN with a fault in another currency',
      { country: 'BR', currency: 'USD', ...iban('DE88370400440532013000'), ...by('SCT') },
      ['CURRENCY'],
    ],
    ['a BIC beside an IBAN with a fault', { ...bic('CITIUS33'), ...iban('DE88370400440532013000'), ...by('SCT') }, []],
    ['an account that cannot be read', { creditorAccount: { id: { value: '1', type: 7 } }, ...by('SCT') }, []],
    ['nothing else', by('SCT'), []],
  ])('%s', (_, instruction, parts) => {
    expect(codesOf(instruction)).toEqual(parts.map((part) => `SETTLEMENT_SYSTEM_${part}_INCONSISTENCY`));
  });

  test.each(['SEPA', '', 'constructor', '__proto__', 'sct'])('%j is not known', (system) => {
    expect(codesOf(by(system))).toEqual(['SETTLEMENT_SYSTEM_UNKNOWN']);
  });
});

test('a system ends by date', () => {
  const rings = { country: 'BG', ...by('BG_RINGS') };
  expect(codesOf(rings, createEngine({ on: '2025-12-31' }))).toEqual([]);
  expect(codesOf(rings)).toEqual(['SETTLEMENT_SYSTEM_DISCONTINUED']);
});

test('what is only known of a system is a warning', () => {
  const [alert] = explain({ country: 'BR', ...by('BR_DOC') }, engine).alerts;
  expect(alert).toMatchObject({
    code: 'SETTLEMENT_SYSTEM_DISCONTINUED',
    severity: 'warning',
    params: { system: 'BR_DOC', on: '2026-11-20' },
  });
});

describe('each fault in full', () => {
  const shown = (instruction: unknown) => {
    const { alerts, checks } = explain(instruction, engine);
    const outcomes = checks.filter(({ check }) => check === 'settlement-system').map(({ outcome }) => outcome);
    return { outcomes, alerts: alerts.filter(({ code }) => code.startsWith('SETTLEMENT')) };
  };
  const rule = 'settlement-system';
  const pointer = '/settlementInformation/settlementSystem';

  test.each([
    ['COUNTRY', { country: 'US', ...by('SCT') }, 'error', { system: 'SCT', country: 'US' }],
    ['CURRENCY', { currency: 'USD', ...by('SCT') }, 'error', { system: 'SCT', currency: 'USD' }],
    ['CURRENCY', { currency: 'EUR', ...by('CW_CBC') }, 'warning', { system: 'CW_CBC', currency: 'EUR' }],
    ['ACCOUNT_NUMBER', { country: 'DE', ...account('532013000'), ...by('SCT') }, 'error', { system: 'SCT' }],
    ['ACCOUNT_NUMBER', { creditorAccount: { id: { value: '1', type: 'PHONE' } }, ...by('CW_CBC') }, 'warning', { system: 'CW_CBC' }],
  ])('%s of %j', (part, instruction, severity, params) => {
    expect(shown(instruction)).toMatchObject({
      alerts: [{ code: `SETTLEMENT_SYSTEM_${part}_INCONSISTENCY`, severity, pointer, rule, params }],
      // what has failed has not passed beside
      outcomes: ['failed'],
    });
  });

  test('of a country that is only known', () => {
    const findings = new Findings(false);
    const reading = readInstruction({ country: 'US' });
    if (reading === undefined) throw new Error('no instruction');
    const system = { ...schemes.SCT, knownOnly: ['countries'] };
    settlementCarries.examine(Object.assign(new ResolvedPayment(reading, engine), { system }), findings);
    expect(findings.alerts).toMatchObject([{ code: 'SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY', severity: 'warning' }]);
  });
});

describe('whom it pays', () => {
  const told = (type: string) => {
    const { alerts, checks } = explain({ creditor: { type }, ...by('CIPS') }, engine);
    const codes = alerts.map(({ code }) => code).filter((code) => code.includes('TYPE'));
    return [codes, checks.filter(({ check }) => check === 'settlement-system/creditor-type').map(({ outcome }) => outcome)];
  };
  test('a business is paid', () => expect(told('BUSINESS')).toEqual([[], ['passed']]));
  test('an individual is not paid', () => expect(told('INDIVIDUAL')).toEqual([['SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY'], ['failed']]));
  test('where the type is none, that is the fault', () => expect(told('ROBOT')).toEqual([['CREDITOR_TYPE_NOT_SUPPORTED'], []]));
});

test('a check that raised nothing has passed', () => {
  const { checks } = explain({ ...iban('DE89370400440532013000'), ...by('SCT') }, engine);
  expect(checks).toContainEqual({ check: 'settlement-system', pointer: '/settlementInformation/settlementSystem', outcome: 'passed' });
});

describe('a French IBAN of a bank in the Pacific', () => {
  const french = iban('FR1420041010050500013M02606');
  const inPacific = createEngine({ on: '2026-11-20', overlays: [dataset('banks/FR', ['bankCode', 'bic'], [['20041', 'SOCBPFTX']])] });
  const faults = (instruction: object, using = inPacific) =>
    explain(instruction, using).alerts.flatMap(({ code, severity }) => (code.startsWith('SETTLEMENT') ? [severity] : []));

  test('is outside SEPA by the directory, as sure as that is', () => {
    expect(faults({ ...french, ...by('SCT') })).toEqual(['warning']);
    expect(faults({ ...french, ...by('SCT') }, engine)).toEqual([]);
  });
  test('is outside by what the instruction says, whatever the directory knows', () => {
    expect(faults({ ...french, country: 'PF', ...by('SCT') })).toEqual(['error']);
    expect(faults({ ...french, ...bic('SOCBPFTX'), ...by('SCT') })).toEqual(['error']);
  });
  test('is inside by a BIC of France', () => expect(faults({ ...french, ...bic('PSSTFRPP'), ...by('SCT') })).toEqual([]));
  test('is paid in francs', () => {
    expect(validate({ ...french, currency: 'XPF' }, inPacific).status).toBe('OK');
    expect(validate({ ...french, currency: 'XPF' }, engine).status).toBe('OK');
  });
});

describe('the other BICs of an institution', () => {
  const full = createFullEngine({ on: '2026-11-20' });
  const membershipOf = (code: string) =>
    explain({ country: 'GB', currency: 'EUR', creditorAgent: { bic: code } }, full).settlementSystems?.find(
      (each) => each.code === 'SCT_INST',
    )?.membership;

  test('say that a system reaches it, where one code and one name prove that it is one', () => {
    expect(membershipOf('TRWIGB22')).toBe('listed');
    expect(membershipOf('TRWIGB2L')).toBe('listed');
  });

  test('say nothing of a sister with a name of her own', () => {
    expect(membershipOf('REVOGB21')).toBe('listed');
    expect(membershipOf('REVOGB2L')).toBe('unknown');
  });
});
