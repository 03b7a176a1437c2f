/** The recipient method: what enrichment makes of it. */
import { describe, expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { createEngine, enrich } from '../../src/index.js';

const on = '2026-11-20';
const engine = createEngine({ on });
const enriched = (instruction: unknown) => enrich(instruction, engine).enrichments;
const id = (value: string, type?: string) => ({ creditorAccount: { id: { value, ...(type && { type }) } } });

describe('enrichment', () => {
  const systems = (...settlementSystems: string[]) => ({ settlementInformation: { settlementSystems } });
  const ids = (value: string, type: string) => ({ creditorAccount: { ids: [{ value, type }] } });

  test.each([
    [
      { method: 'BPAY', ...id('000 016 725'), creditorAgent: { clearingSystemMemberId: { memberId: '12345' } } },
      { ...ids('000016725', 'BPAY_CRN'), ...systems('AU_BPAY') },
    ],
    [
      { method: 'INTERAC', ...id('(416) 555-0123') },
      { ...ids('+14165550123', 'PHONE'), ...systems('CA_INTERAC') },
    ],
    [{ method: 'ALIPAY', ...id('138 1234 5678') }, ids('+8613812345678', 'PHONE')],
    [
      { method: 'FPS_ID', currency: 'CNY', ...id('61234567') },
      { ...ids('+85261234567', 'PHONE'), ...systems('HK_FPS') },
    ],
    [
      { method: 'MPESA', ...id('+254712345678') },
      { ...ids('+254712345678', 'PHONE'), ...systems('KE_MPESA') },
    ],
    [{ method: 'MPESA', country: 'TZ', ...id('0754123456') }, ids('+255754123456', 'PHONE')],
    [{ method: 'MPESA', country: 'MZ', ...id('841234567') }, ids('+258841234567', 'PHONE')],
    [
      { method: 'DUITNOW', ...id('012-345 6789', 'PHONE') },
      { ...ids('+60123456789', 'MOBILE'), ...systems('MY_DUITNOW') },
    ],
    [{ method: 'GOPAY', ...id('081234567890') }, ids('+6281234567890', 'PHONE')],
    [
      { method: 'UNIONPAY_CARD', ...id('6200 0000 0000 0005') },
      { ...ids('6200000000000005', 'CARD_NUMBER'), ...systems('CN_UNIONPAY') },
    ],
    [{ method: 'GOPAY', country: 'PH', ...id('081234567890') }, {}],
    [{ method: 'BPAY', ...id('1') }, {}],
    [{ method: 'BPAY', ...id('000016725'), creditorAgent: { clearingSystemMemberId: { memberId: '1' } } }, ids('000016725', 'BPAY_CRN')],
  ])('%j', (instruction, expected) => expect(enriched(instruction)).toEqual(expected));

  test('the account number of a method is named by the country, and its systems by the method', () => {
    const paygate = { method: 'PAYGATE', ...id('110-123-456789'), creditorAgent: { clearingSystemMemberId: { memberId: '088' } } };
    expect(enriched(paygate)).toEqual({ creditorAgent: { clearingSystemMemberId: { memberId: '088' } }, ...systems('KR_KFTC') });
    const duitnow = { method: 'DUITNOW', ...id('514012345678', 'ACCOUNT_NUMBER'), creditorAgent: { bic: 'MBBEMYKL' } };
    expect(enriched(duitnow)).toMatchObject(systems('MY_DUITNOW'));
    const bank = { method: 'BANK_ACCOUNT', country: 'DE', ...id('DE89370400440532013000', 'IBAN') };
    expect(enriched(bank)).toEqual(enriched({ ...bank, method: undefined }));
  });

  test('a wallet brings its issuer', () => {
    const gcash = { method: 'GCASH', ...id('0917 123 4567') };
    expect(enriched(gcash)).toEqual({
      creditorAgent: { bic: 'GXCHPHM2XXX' },
      ...ids('+639171234567', 'PHONE'),
      ...systems('PH_INSTAPAY', 'PH_PESONET'),
    });
    expect(enriched({ method: 'STARPAY', ...id('0917 123 4567') })).toMatchObject(systems('PH_INSTAPAY'));
    expect(full.enrich(gcash).enrichments.creditorAgent).toMatchObject({ bic: 'GXCHPHM2XXX', name: 'G-Xchange, Inc.' });
    expect(enriched({ ...gcash, creditorAgent: { bic: 'BOPIPHMM' } }).creditorAgent?.bic).toBe('BOPIPHMMXXX');
    expect(enriched({ ...gcash, country: 'ID' }).creditorAgent).toBeUndefined();
    expect(enriched({ method: 'GRABPAY', creditorAgent: { bic: 'GHPESGSG' } }).creditorAgent?.bic).toBe('GHPESGSGXXX');
    expect(enriched({ method: 'GRABPAY' })).toEqual({ creditorAgent: { bic: 'GPNEPHM2XXX' } });
  });
});
