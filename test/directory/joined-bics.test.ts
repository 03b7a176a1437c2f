/**
 * Banks of countries whose registers have no BICs, by the BIC that their customers are told.
 *
 * Each stands in a second source: a tool for payouts that knows the banks of Nigeria by BIC and code; Bambora's documentation of PaymentIQ (AU,
 * NZ); Bukopin's correspondent banks of 2016 (IN, JP, TH, TW); the banks' own pages.
 */
import { expect, test } from 'vitest';
import { createEngine, enrich, explain } from '../../src/full.js';
import { rowsOf } from '../reference-data/datasets.js';

const engine = createEngine({ on: '2026-11-20' });
const agentOf = (country: string, memberId: string, bic?: string) =>
  enrich({ country, creditorAgent: { bic, clearingSystemMemberId: { memberId } } }, engine).enrichments.creditorAgent;
const nameOf = (bic: string) => enrich({ creditorAgent: { bic } }, engine).enrichments.creditorAgent?.name;
const alertsOf = (country: string, memberId: string, bic: string) =>
  explain({ country, creditorAgent: { bic, clearingSystemMemberId: { memberId } } }, engine).alerts.map(
    ({ code, severity }) => `${code} ${severity}`,
  );

test.each([
  ['IN', 'HDFC0000001', 'HDFCINBBXXX'],
  ['IN', 'SBIN0000691', 'SBININBBXXX'],
  ['IN', 'UTIB0000004', 'AXISINBBXXX'],
  ['IN', 'SIBL0000001', 'SOININ55XXX'],
  ['LK', '7010001', 'BCEYLKLXXXX'],
  ['LK', '7302001', 'UBCLLKLCXXX'],
  ['TW', '0081005', 'HNBKTWTPXXX'],
  ['TW', '8080015', 'ESUNTWTPXXX'],
  ['NG', '058', 'GTBINGLAXXX'],
  ['NG', '221', 'SBICNGLXXXX'],
  ['EC', '010', 'PICHECEQXXX'],
  ['NZ', '020100', 'BKNZNZ22XXX'],
  ['NZ', '123000', 'ASBBNZ2AXXX'],
  ['AU', '032000', 'WPACAU2SXXX'],
  ['JP', '0005001', 'BOTKJPJTXXX'],
  ['JP', '0009001', 'SMBCJPJTXXX'],
  ['TH', '025', 'AYUDTHBKXXX'],
  ['TH', '073', 'LAHRTHB2XXX'],
])('%s %s: %s', (country, memberId, bic) => expect(agentOf(country, memberId)?.bic).toBe(bic));

test.each([
  // several BICs, and nothing that says which customers are told
  ['AU', '242'],
  ['IN', 'CIUB'],
  ['JP', '9900'],
  // merged: its BIC is not in use any more
  ['NG', '063'],
  ['IN', 'SYNB'],
])('%s %s has none', (country, bankCode) => expect(rowsOf(`banks/${country}`, bankCode)[0]?.bic ?? null).toBeNull());

test('the BIC of another bank of the country is only worth knowing', () =>
  expect(alertsOf('IN', 'HDFC0000001', 'ICICINBB')).toEqual(['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY info']));

test('another BIC of the bank is nothing', () => expect(alertsOf('IN', 'SBIN0000691', 'SBININBB104')).toEqual([]));

test('the BIC of another country is as grave as where the directory has no BIC', () =>
  expect(alertsOf('NG', '058', 'GTBIGB2L')).toEqual(['CREDITOR_BIC_COUNTRY_INCONSISTENCY warning']));

test('who gives only a BIC reads Latin letters', () => {
  expect(nameOf('BOTKJPJT')).toBe('MUFG Bank, Ltd.');
  expect(nameOf('CTCBTWTP')).toBe('CTBC Bank Co., Ltd');
});

test('a bank of Viet Nam that receives by VietQR is offered NAPAS 247', () => {
  const systemsOf = (memberId: string) =>
    enrich({ country: 'VN', currency: 'VND', creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).enrichments
      .settlementInformation?.settlementSystems;
  expect(systemsOf('970436')).toContain('VN_NAPAS_247');
  expect(systemsOf('970464')).not.toContain('VN_NAPAS_247');
});
