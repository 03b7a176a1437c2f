/** The systems that payers use: offered to the banks that lists name; RTGS and SWIFT to banks alone; one answer for a wallet, whatever names it. */
import { describe, expect, test } from 'vitest';
import { methods } from '../../rules/index/methods.js';
import { createEngine, explain } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from './datasets.js';
import { engine, systems } from './enriched.js';
import { account, bic, iban, member } from './instructions.js';

const COLUMNS = ['bankCode', 'bic', 'kind', 'systems'];

describe('the usual system comes first, and is offered', () => {
  test.each([
    ['AU', 'AUD', { ...member('062000'), ...account('12345678') }, ['AU_NPP', 'AU_BECS', 'AU_HVCS', 'SWIFT']],
    ['US', 'USD', { ...member('021000021'), ...account('1234567890') }, ['US_RTP', 'US_FEDNOW', 'US_FEDACH', 'US_FEDWIRE', 'SWIFT']],
    ['SG', 'SGD', bic('DBSSSGSG'), ['SG_FAST', 'SG_GIRO', 'SG_MEPS', 'SWIFT']],
    ['PH', 'PHP', bic('BOPIPHMM'), ['PH_INSTAPAY', 'PH_PESONET', 'PH_PHILPASS', 'SWIFT']],
    ['PH', 'PHP', bic('BNORPHMM'), ['PH_INSTAPAY', 'PH_PESONET', 'PH_PHILPASS', 'SWIFT']],
    ['ID', 'IDR', member('014'), ['ID_BI_FAST', 'ID_SKNBI', 'ID_RTGS', 'SWIFT']],
    ['TH', 'THB', member('004'), ['TH_PROMPTPAY', 'TH_SMART', 'TH_BAHTNET', 'SWIFT']],
    ['IN', 'INR', member('HDFC0000001'), ['IN_IMPS', 'IN_NEFT', 'IN_RTGS', 'SWIFT']],
    ['IN', 'INR', bic('HDFCINBB'), ['IN_IMPS', 'IN_NEFT', 'IN_RTGS', 'SWIFT']],
    ['CN', 'CNY', bic('ICBKCNBJ'), ['CN_IBPS', 'CN_BEPS', 'CN_HVPS', 'SWIFT']],
    ['PL', 'PLN', iban('PL61109010140000071219812874'), ['PL_EXPRESS_ELIXIR', 'PL_ELIXIR', 'PL_SORBNET', 'SWIFT']],
    ['CH', 'CHF', bic('UBSWCHZH'), ['CH_SIC_IP', 'CH_SIC', 'SWIFT']],
    ['KE', 'KES', bic('KCBLKENX'), ['KE_PESALINK', 'KE_EFT', 'KE_KEPSS', 'SWIFT']],
    ['BD', 'BDT', bic('BRAKBDDH'), ['BD_NPSB', 'BD_BEFTN', 'BD_RTGS', 'SWIFT']],
    ['NP', 'NPR', bic('NARBNPKA'), ['NP_NCHL_IPS', 'SWIFT']],
  ])('%s %s %j', (country, currency, instruction, expected) => expect(systems({ country, currency, ...instruction })).toEqual(expected));
});

describe('what is no bank', () => {
  const australian = { country: 'AU', currency: 'AUD' };
  test('is offered what its list has, and batches', () => {
    expect(systems({ ...australian, ...member('774001'), ...account('123456789') })).toEqual(['AU_NPP', 'AU_BECS']);
    expect(systems({ ...australian, ...bic('WIAYAU2A') })).toEqual(['AU_NPP', 'AU_BECS']);
    expect(systems({ country: 'CO', currency: 'COP', ...member('1507') })).toEqual(['CO_ACH', 'CO_CENIT']);
    expect(systems({ country: 'GB', currency: 'GBP', ...bic('TRWIGB2L') })).toEqual(['GB_FPS', 'GB_BACS']);
  });
  test('is told apart from a bank under the same bank code', () => {
    const revolut = { country: 'GB', currency: 'GBP', ...iban('GB85REVO04007549976222') };
    expect(systems({ ...revolut, ...bic('REVOGB21') })).toEqual(['GB_FPS', 'GB_BACS']);
    expect(systems({ ...revolut, ...bic('REVOGB2L') })).toEqual(['GB_FPS', 'GB_BACS', 'GB_CHAPS', 'SWIFT']);
    expect(systems({ country: 'GB', currency: 'GBP', ...bic('TRWIGB22') })).toEqual(['GB_FPS', 'GB_BACS']);
  });
  test('is offered RTGS and SWIFT where a list has it there', () => {
    const brazilian = (ispb: string) => systems({ country: 'BR', currency: 'BRL', ...member(ispb) });
    expect(brazilian('18236120')).toEqual(['BR_PIX', 'BR_TED']);
    const own = dataset('participants/AU', COLUMNS, [['774', null, 'payment', 'AU_HVCS SWIFT']]);
    const by = createEngine({ on: '2026-11-20', overlays: [own] });
    expect(systems({ ...australian, ...member('774001') }, by)).toEqual(['AU_NPP', 'AU_BECS', 'AU_HVCS', 'SWIFT']);
  });
  test('says so in `explain`', () => {
    const found = explain({ ...australian, ...bic('WIAYAU2A') }, engine).settlementSystems ?? [];
    const origin = { dataset: 'participants/AU', edition: '2026-11', confidence: 'derived' };
    expect(found.find(({ code }) => code === 'AU_NPP')).toEqual({
      code: 'AU_NPP',
      isOffered: true,
      membership: 'listed',
      listedIn: origin,
    });
    expect(found.find(({ code }) => code === 'AU_HVCS')).toEqual({ code: 'AU_HVCS', isOffered: false, membership: 'banks-only' });
    expect(found.find(({ code }) => code === 'SWIFT')).toMatchObject({ isOffered: false, membership: 'banks-only' });
  });
  test('is obliged by no law for banks', () => {
    const overlays = [dataset('participants/CH', COLUMNS, [[null, 'UBSWCHZH', 'e-money', null]])];
    const swiss = { country: 'CH', currency: 'CHF', ...bic('ZKBKCHZZ') };
    expect(systems(swiss, createBareEngine({ on: '2026-11-13', overlays }))).toEqual(['CH_SIC', 'SWIFT']);
    expect(systems(swiss, createBareEngine({ on: '2026-11-14', overlays }))).toEqual(['CH_SIC_IP', 'CH_SIC', 'SWIFT']);
    expect(systems({ ...swiss, ...bic('UBSWCHZH') }, createBareEngine({ on: '2026-11-14', overlays }))).toEqual([]);
  });
});

describe('one wallet, one answer', () => {
  const issued = Object.values(methods).flatMap(({ code, countries, currencies, issuers = [] }) =>
    issuers.flatMap((issuer) =>
      countries === 'WORLD' || currencies === 'ANY'
        ? []
        : countries.flatMap((country) => (currencies[country] ?? []).map((currency) => ({ code, issuer, country, currency }))),
    ),
  );
  const lists = [engine, createBareEngine({ on: '2026-11-20' })];
  test.each(issued)('$code by its name and by $issuer', ({ code, issuer, country, currency }) => {
    const wallet = { creditorAccount: { id: { value: '+639171234567', type: 'PHONE' } } };
    for (const by of lists) {
      const named = systems({ country, currency, method: code, ...wallet }, by);
      expect(named.length).toBeGreaterThan(0);
      expect(systems({ country, currency, method: code }, by)).toEqual(named);
      for (const id of [wallet, account('09171234567'), {}]) {
        expect(systems({ country, currency, ...bic(issuer), ...id }, by)).toEqual(named);
        expect(systems({ country, currency, ...bic(issuer.slice(0, 8)), ...id }, by)).toEqual(named);
      }
    }
  });
  test('a bank that shares a BIC with a wallet is a bank', () => {
    expect(systems({ country: 'CO', currency: 'COP', ...bic('COLOCOBM') })).toContain('CO_CUD');
  });
});

describe('an institution that shares its BIC', () => {
  const banks = dataset(
    'banks/BR',
    ['bankCode', 'bic'],
    [
      ['00000001', 'AAAABRSP'],
      ['00000002', 'AAAABRSP'],
    ],
  );
  const engineWith = (...rows: readonly (readonly [string, string | null])[]) =>
    createBareEngine({ on: '2026-11-20', overlays: [banks, dataset('participants/BR', ['bankCode', 'systems'], rows)] });
  const shared = { country: 'BR', currency: 'BRL', ...bic('AAAABRSP') };
  test('is offered what both take part in', () => {
    expect(systems(shared, engineWith(['00000001', 'BR_PIX'], ['00000002', 'BR_PIX']))).toContain('BR_PIX');
    expect(systems(shared, engineWith(['00000001', 'BR_PIX'], ['00000002', null]))).not.toContain('BR_PIX');
    expect(systems(shared, engineWith(['00000001', 'BR_PIX']))).not.toContain('BR_PIX');
  });
});
