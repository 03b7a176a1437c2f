/** Banks that closed without a successor: a payment to one is a warning from that day on, and `explain` says when it closed and who says so. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { dataset } from '../answers/datasets.js';
import { sealed } from '../answers/ibans.js';
import { iban } from '../answers/instructions.js';

const member = (country: string, memberId: string) => ({ country, creditorAgent: { clearingSystemMemberId: { memberId } } });
const motorBank = iban(sealed('UA', '3130090000026007233566001'));
const codesOn = (on: string, instruction: unknown, overlays = {}) =>
  validate(instruction, createEngine({ on, ...overlays })).alerts.map(({ code }) => code);

describe('a bank that closed', () => {
  test.each([
    ['AU', '517001', '2022-08-31', '2022-09-01'],
    ['NG', '030', '2024-06-02', '2024-06-03'],
    ['MX', '143', '2025-10-09', '2025-10-10'],
    ['BR', '33923798', '2025-11-17', '2025-11-18'],
    ['BR', '243', '2025-11-17', '2025-11-18'],
    ['UA', '313009', '2026-02-18', '2026-02-19'],
  ])('%s %s raises nothing on %s, and a warning on %s', (country, code, before, since) => {
    const unknown = 'CREDITOR_BANK_IDENTIFIER_UNKNOWN';
    expect(codesOn(before, member(country, code))).not.toContain(unknown);
    expect(codesOn(since, member(country, code))).toContain(unknown);
    const alert = explain(member(country, code), createEngine({ on: since })).alerts.find((each) => each.code === unknown);
    expect(alert?.severity).toBe('warning');
  });

  test.each([
    ['VLLTAU22', '2022-08-31', '2022-09-01'],
    ['HBCLNGLA', '2024-06-02', '2024-06-03'],
    ['CIMXMXMM', '2025-10-09', '2025-10-10'],
    ['BMAXBRRJ', '2025-11-17', '2025-11-18'],
    ['MOOJUA2Z', '2026-02-18', '2026-02-19'],
    ['VBOECZ2X', '2022-04-29', '2022-04-30'],
  ])('by its BIC alone, %s raises nothing on %s, and a warning on %s', (bic, before, since) => {
    const payment = { country: bic.slice(4, 6), creditorAgent: { bic } };
    expect(codesOn(before, payment)).toEqual([]);
    expect(codesOn(since, payment)).toEqual(['CREDITOR_BIC_DOES_NOT_EXIST']);
    const { alerts, successions } = explain(payment, createEngine({ on: since }));
    expect(alerts.filter(({ severity }) => severity !== 'info')).toMatchObject([{ severity: 'warning', rule: 'bic/closed' }]);
    expect(successions).toMatchObject([{ kind: 'closed', date: since }]);
    expect(enrich(payment, createEngine({ on: since })).enrichments.creditorAgent?.bic).toBe(`${bic}XXX`);
  });

  test.each(['intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'])('as %s, too', (place) => {
    const payment = { country: 'UA', creditorAgent: { bic: 'PBANUA2X' }, [place]: { bic: 'HBCLNGLAXXX' } };
    const code = `${place.replace(/[A-Z]/, '_$&').toUpperCase()}_BIC_DOES_NOT_EXIST`;
    expect(codesOn('2024-06-02', payment)).toEqual([]);
    expect(codesOn('2024-06-03', payment)).toEqual([code]);
    const { alerts } = explain(payment, createEngine({ on: '2024-06-03' }));
    expect(alerts.filter(({ severity }) => severity !== 'info')).toMatchObject([
      { code, severity: 'warning', rule: 'bic/closed', pointer: `/${place}/bic` },
    ]);
  });

  test.each([
    ['by its BIC', { country: 'NG', currency: 'NGN', creditorAgent: { bic: 'HBCLNGLA' } }],
    ['by its code', { ...member('NG', '030'), currency: 'NGN' }],
  ])('has no settlement system %s', (_, payment) => {
    const systemsOn = (on: string) => enrich(payment, createEngine({ on })).enrichments.settlementInformation?.settlementSystems;
    expect(systemsOn('2024-06-02')).not.toHaveLength(0);
    expect(systemsOn('2024-06-03') ?? []).toEqual([]);
    expect(explain(payment, createEngine({ on: '2024-06-03' })).settlementSystems ?? []).toEqual([]);
  });

  test('has no settlement system inside an IBAN', () => {
    const payment = { ...motorBank, currency: 'UAH' };
    const systemsOn = (on: string) => enrich(payment, createEngine({ on })).enrichments.settlementInformation?.settlementSystems ?? [];
    expect(systemsOn('2026-02-18')).not.toEqual([]);
    expect(systemsOn('2026-02-19')).toEqual([]);
  });

  test('is closed by the BIC where an overlay says so, and open where an overlay has it without a day', () => {
    const columns = ['bankCode', 'bic', 'name', 'closedOn'];
    const closed = [dataset('banks/NG', columns, [['044', 'ABNGNGLA', 'Our bank', '2026-11-01']])];
    const open = [dataset('banks/NG', columns, [['030', 'HBCLNGLA', 'Our bank', null]])];
    const payment = (bic: string) => ({ country: 'NG', creditorAgent: { bic } });
    expect(codesOn('2026-11-23', payment('ABNGNGLA'), { overlays: closed })).toEqual(['CREDITOR_BIC_DOES_NOT_EXIST']);
    expect(codesOn('2026-11-23', payment('HBCLNGLA'), { overlays: open })).toEqual([]);
  });

  test('is unknown inside an IBAN from its last day on', () => {
    expect(codesOn('2026-02-18', motorBank)).toEqual([]);
    expect(codesOn('2026-02-19', motorBank)).toEqual(['CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN']);
  });

  test('is unknown inside a CLABE from its last day on', () => {
    const payment = { country: 'MX', creditorAccount: { id: { value: '143180000118359718', type: 'CLABE' } } };
    expect(codesOn('2025-10-09', payment)).not.toContain('CREDITOR_BANK_IDENTIFIER_UNKNOWN');
    expect(codesOn('2025-10-10', payment)).toContain('CREDITOR_BANK_IDENTIFIER_UNKNOWN');
  });

  test('is explained with its day and its source, and keeps its name', () => {
    const { successions } = explain(member('NG', '030'), createEngine({ on: '2026-11-23' }));
    expect(successions).toMatchObject([
      {
        kind: 'closed',
        name: 'Heritage Bank',
        date: '2024-06-03',
        message: 'Heritage Bank has been closed since 2024-06-03.',
        source: expect.stringContaining('Central Bank of Nigeria'),
      },
    ]);
    expect(enrich(member('NG', '030')).enrichments.creditorAgent?.name).toBe('Heritage Bank');
    const before = explain(member('NG', '030'), createEngine({ on: '2024-01-01' })).successions;
    expect(before?.map(({ message }) => message)).toEqual(['Heritage Bank will be closed from 2024-06-03 on.']);
  });

  test('is explained by either of its two codes', () => {
    const messagesOf = (code: string) =>
      explain(member('BR', code), createEngine({ on: '2026-11-23' })).successions?.map(({ message }) => message);
    expect(messagesOf('33923798')).toEqual(['Banco Master S/A has been closed since 2025-11-18.']);
    expect(messagesOf('243')).toEqual(messagesOf('33923798'));
  });

  test('is open where an overlay has it without a day', () => {
    const overlays = [dataset('banks/NG', ['bankCode', 'bic', 'name'], [['030', null, 'Our bank']])];
    expect(codesOn('2026-11-23', member('NG', '030'), { overlays })).toEqual([]);
  });

  test('is closed where an overlay says so', () => {
    const rows = [['044', null, 'Our bank', '2026-11-01']];
    const overlays = [dataset('banks/NG', ['bankCode', 'bic', 'name', 'closedOn'], rows)];
    expect(codesOn('2026-10-31', member('NG', '044'), { overlays })).toEqual([]);
    expect(codesOn('2026-11-23', member('NG', '044'), { overlays })).toEqual(['CREDITOR_BANK_IDENTIFIER_UNKNOWN']);
  });

  test('says nothing of the other banks of its country', () => expect(codesOn('2026-11-23', member('NG', '011'))).toEqual([]));
});
