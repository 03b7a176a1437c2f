/** The creditor agent: BIC and bank identifier, each by itself and beside what else names the bank. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import { enrich, createEngine as fullEngine } from '../../src/full.js';
import { createEngine, explain } from '../../src/index.js';
import { dataset, whole } from '../answers/datasets.js';
import { account, bic, iban, member } from '../answers/instructions.js';

const BIC = '/creditorAgent/bic';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const BRANCH_ID = '/creditorAgent/branchId';

const explained = (instruction: unknown, ...overlays: readonly Dataset[]) => {
  const { alerts, checks, editions } = explain(instruction, createEngine({ on: '2026-11-20', overlays }));
  return {
    alerts: alerts.filter(({ code }) => code !== 'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS'),
    checks,
    editions,
    outcomeOf: (name: string) => checks.find(({ check }) => check === name)?.outcome,
  };
};
const banks = (country: string, rows: Dataset['rows'], detail: Partial<Dataset> = {}) =>
  dataset(`banks/${country}`, ['bankCode', 'bic'], rows, detail);
const both = (code: string, memberId: string) => ({ creditorAgent: { bic: code, clearingSystemMemberId: { memberId } } });

test('a BIC that a whole list leaves out', () => {
  const dutch = dataset('bics/NL', ['bic'], [['INGBNL2A']], whole);
  const { alerts, checks, editions } = explained({ country: 'NL', ...bic('ABNANL2A') }, dutch);
  expect(alerts).toMatchObject([{ code: 'CREDITOR_BIC_DOES_NOT_EXIST', severity: 'error', pointer: BIC, rule: 'bic/directory' }]);
  expect(checks).toContainEqual({ check: 'bic/directory', pointer: BIC, outcome: 'failed' });
  expect(editions).toEqual({ 'bics/NL': 'own', 'registries/countries': expect.any(String) });
  expect(explained({ country: 'NL', ...bic('INGBNL2A') }, dutch).alerts).toEqual([]);
});

describe('a bank identifier of a system that has no rules', () => {
  const german = (memberId: string) => ({ country: 'DE', ...member(memberId) });
  test.each(['//CP0002', '//CH123456', 'USPID0002', 'uspid 0002', 'CHSIC001008'])('%s is not covered', (memberId) => {
    for (const instruction of [{ country: 'US', ...member(memberId) }, german(memberId)]) {
      expect(explained(instruction).alerts).toEqual([]);
      expect(explained(instruction).outcomeOf('bank-identifier/form')).toBe('not-covered');
    }
  });
  test.each(['0002', '000002', 'CH000002'])('a number of CHIPS alone is one where that is the system: %s', (memberId) => {
    const settlementInformation = { settlementSystem: 'US_CHIPS' };
    const outcome = (instruction: object) =>
      explained({ country: 'US', ...member(memberId), ...instruction }).outcomeOf('bank-identifier/form');
    expect(outcome({ settlementInformation })).toBe('not-covered');
    expect(outcome({})).toBe('failed');
  });
  test('that of another country is no identifier of this one', () => {
    expect(explained(german('//FW021000021')).alerts).toMatchObject([{ code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' }]);
  });
});

describe('the BIC and the IBAN', () => {
  test('the bank code may begin the BIC: no directory is needed', () => {
    const dutch = iban('NL91ABNA0417164300');
    expect(explained({ ...dutch, ...bic('ABNANL2A') }).outcomeOf('bic/iban')).toBe('passed');
    expect(explained({ ...dutch, ...bic('INGBNL2A') }).alerts).toMatchObject([
      { code: 'CREDITOR_BIC_IBAN_INCONSISTENCY', pointer: BIC, rule: 'bic/iban' },
    ]);
  });

  const french = iban('FR1420041010050500013M02606');
  test('of several banks under one code, one is enough', () => {
    const two = banks('FR', [
      ['20041', 'PSSTFRPP'],
      ['20041', 'SOCBFRPP'],
    ]);
    // a branch in a territory, of the second
    expect(explained({ ...french, ...bic('SOCBPFTX') }, two)).toMatchObject({ alerts: [] });
    expect(explained({ ...french, ...bic('SOCBPFTX') }, two).outcomeOf('bic/iban')).toBe('passed');
    expect(explained({ ...french, ...bic('BNPAPFTX') }, two).outcomeOf('bic/iban')).toBe('failed');
  });
  test('without a directory the country decides, and nothing has passed', () => {
    expect(explained({ ...french, ...bic('SOCBPFTX') }).outcomeOf('bic/iban')).toBe('not-covered');
    expect(explained({ ...french, ...bic('SOCBDEFF') }).outcomeOf('bic/iban')).toBe('failed');
  });
  test('a further country is right where the directory names it', () => {
    expect(explained({ ...french, ...bic('SOCBDEFF') }, banks('FR', [['20041', 'SOCBDEFF']])).outcomeOf('bic/iban')).toBe('passed');
    expect(explained({ ...french, ...bic('SOCBDEFF') }, banks('FR', [['20041', 'SOCBFRPP']])).outcomeOf('bic/iban')).toBe('failed');
  });
  test('the IBAN is nearer than the bank identifier', () => {
    const { checks } = explained({ ...french, ...both('PSSTFRPP', '20041') }, banks('FR', [['20041', 'PSSTFRPP']]));
    const beside = checks.filter(({ check }) => ['bic/iban', 'bic/bank-identifier', 'bic/country'].includes(check));
    expect(beside).toEqual([{ check: 'bic/iban', pointer: BIC, outcome: 'passed' }]);
  });
});

describe('the BIC and the bank identifier', () => {
  const german = banks('DE', [
    ['37040044', 'COBADEFF'],
    ['20000000', null],
  ]);
  const compared = (code: string, memberId: string) =>
    explained({ country: 'DE', ...both(code, memberId) }, german).checks.filter(({ check }) =>
      ['bic/bank-identifier', 'bic/country'].includes(check),
    );
  test('pass where they are of one bank', () => {
    expect(compared('COBADEFF', '37040044')).toEqual([{ check: 'bic/bank-identifier', pointer: BIC, outcome: 'passed' }]);
  });
  test('fail where they are of two banks', () => {
    expect(compared('DEUTDEFF', '37040044')).toEqual([{ check: 'bic/bank-identifier', pointer: BIC, outcome: 'failed' }]);
  });
  test.each([
    ['of a bank whose BIC is not known', '20000000'],
    ['that the directory does not know', '30000000'],
    ['that is none', '3'],
  ])('%s: the country decides', (_, memberId) => {
    expect(compared('DEUTDEFF', memberId)).toEqual([{ check: 'bic/country', pointer: BIC, outcome: 'passed' }]);
    expect(compared('BARCUS33', memberId)).toEqual([{ check: 'bic/country', pointer: BIC, outcome: 'failed' }]);
  });
});

test('the bank identifier and the IBAN name one bank', () => {
  const { checks } = explained({ ...iban('DE89370400440532013000'), ...member('37040044') });
  expect(checks).toContainEqual({ check: 'bank-identifier/iban', pointer: MEMBER_ID, outcome: 'passed' });
});

test('a branch that has not the form is shown where it stands', () => {
  expect(explained({ country: 'ES', ...member('2100', '0200051332') }).alerts).toMatchObject([
    { code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', pointer: BRANCH_ID, rule: 'branch-identifier/form', params: { country: 'ES' } },
  ]);
  // its check digit
  const code = 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT';
  expect(explained({ country: 'BR', ...member('001', '1584-8') }).alerts).toMatchObject([
    { code, pointer: BRANCH_ID, severity: 'warning' },
  ]);
  expect(explained({ country: 'BR', ...member('0011584X') }).alerts).toMatchObject([{ pointer: MEMBER_ID }]);
  for (const agent of [member('21', '0418'), member('21')]) {
    expect(explained({ country: 'ES', ...agent }).alerts).toMatchObject([
      { code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', pointer: MEMBER_ID, rule: 'bank-identifier/form', params: { country: 'ES' } },
    ]);
  }
});

describe('the bank identifier in the directory', () => {
  test('a Swedish clearing number is looked up by the bank code of its IBANs', () => {
    const swedish = { country: 'SE', ...member('5839') };
    expect(explained(swedish, banks('SE', [['500', null]], whole)).outcomeOf('bank-identifier/directory')).toBe('passed');
    expect(explained(swedish, banks('SE', [['600', null]], whole)).alerts).toMatchObject([
      { code: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN', pointer: MEMBER_ID, rule: 'bank-identifier/directory', params: { country: 'SE' } },
    ]);
  });

  test('a sort code does not say the bank: not even a whole directory speaks against it', () => {
    const { alerts, outcomeOf } = explained({ country: 'GB', ...member('601613') }, banks('GB', [['NWBK', null]], whole));
    expect(alerts).toEqual([]);
    expect(outcomeOf('bank-identifier/directory')).toBe('not-covered');
  });

  const branches = dataset('branches/NZ', ['memberId'], [['020100']], whole);
  const ofBranch = (...[memberId, branchId]: Parameters<typeof member>) => {
    const { alerts, outcomeOf } = explained({ country: 'NZ', ...member(memberId, branchId) }, banks('NZ', [['02', null]]), branches);
    return [alerts.map(({ code }) => code), outcomeOf('branch-identifier/directory')];
  };
  test('a branch that a known bank does not have is unknown', () => {
    expect(ofBranch('02', '0100')).toEqual([[], 'passed']);
    expect(ofBranch('02', '0101')).toEqual([['CREDITOR_BRANCH_IDENTIFIER_UNKNOWN'], 'failed']);
  });
  test('no word on a branch that is not named, nor on one of a bank that nobody knows', () => {
    expect(ofBranch('02')).toEqual([[], undefined]);
    expect(ofBranch('01', '0902')).toEqual([['CREDITOR_BANK_IDENTIFIER_UNKNOWN'], undefined]);
  });
});

describe('a text without a letter or digit is no bank identifier', () => {
  test.each(['', ' ', '-', '???'])('%j', (memberId) => {
    // a country with a form, one with codes that nobody can check, and one of which no account is known
    for (const country of ['DE', 'KR', 'BT']) {
      const { alerts } = explained({ country, ...member(memberId) });
      expect(alerts).toMatchObject([{ code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', pointer: MEMBER_ID, params: { country } }]);
    }
    expect(explained(member(memberId)).alerts).toMatchObject([{ code: 'PAYMENT_INSTRUCTION_NOT_CHECKED' }]);
  });
});

test('the code of a biller is no bank’s, though a bank has the same', () => {
  const engine = fullEngine({ on: '2026-11-20' });
  const agentOf = (instruction: object) => enrich({ country: 'AU', ...member('062000'), ...instruction }, engine).enrichments.creditorAgent;
  expect(agentOf(account('12345678'))?.name).toBe('Commonwealth Bank of Australia');
  expect(agentOf({ method: 'BPAY', creditorAccount: { id: { value: '000016725', type: 'BPAY_CRN' } } })).toBeUndefined();
});
