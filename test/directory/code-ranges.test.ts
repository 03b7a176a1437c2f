/** A bank of a code that holds no code of its own: the longest beginning counts, only where no BIC is given, and no IBAN is built of it. */
import { describe, expect, it } from 'vitest';
import { createEngine, enrich } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-28' });
const agentOf = (memberId: string, more = {}, account = {}) =>
  enrich({ country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId }, ...more }, ...account }, engine).enrichments;

describe('a sort code', () => {
  it.each([
    ['20-00-00', 'Barclays Bank UK plc', undefined],
    ['23-05-80', 'Metro Bank plc', 'MYMBGB2LXXX'],
    ['60-16-13', 'National Westminster Bank plc', undefined],
    ['60-84-07', 'J.P. Morgan Europe Limited', 'CHASGB2LXXX'],
    ['07-01-16', 'Nationwide Building Society', 'NAIAGB21XXX'],
  ])('%s is of %s', (code, name, bic) => {
    const agent = agentOf(code).creditorAgent;
    expect([agent?.name, agent?.bic]).toEqual([name, bic]);
  });

  it.each(['40-51-62', '60-83-00', '77-48-14', '07-50-00', '08-32-00', '04-00-01', '23-00-00'])('%s names nobody', (code) =>
    expect(agentOf(code).creditorAgent?.name).toBeUndefined(),
  );

  it('gives way to a BIC', () =>
    expect(agentOf('30-99-99', { bic: 'ARBUGB2L' }).creditorAgent?.name).toBe('Arbuthnot Latham and Co., Limited'));

  it('builds no IBAN', () => {
    const account = { creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } } };
    expect(JSON.stringify(agentOf('07-01-16', {}, account))).not.toContain('IBAN');
  });
});
