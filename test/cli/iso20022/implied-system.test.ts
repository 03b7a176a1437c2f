/** Payments that name no settlement system, and imply one: what it asks for on the day is a warning, and `--fix` mends it. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, file } from '../call.js';

const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/cases/files/${name}.xml`, import.meta.url), 'utf8');
const swift = fixture('swift-lines-after');
/** In euro, from Germany to Germany, without a service level. */
const euro = fixture('crlf')
  .replaceAll('\r', '')
  .replace(/<PmtTpInf>.*<\/PmtTpInf>/, '');
const qr = fixture('qr-iban-noref');

const UNSTRUCTURED = 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED';
const header = (service: string): string => `<Envelope><AppHdr><Fr/><BizSvc>${service}</BizSvc></AppHdr>`;
const inEnvelope = (service: string, text: string): string =>
  `${text.replace('<Document', `${header(service)}<Document`).trimEnd()}</Envelope>`;

interface Explained {
  readonly alerts: readonly { readonly code: string; readonly severity: string; readonly params: object; readonly message: string }[];
  readonly checks: readonly { readonly check: string; readonly outcome: string }[];
}

async function explain(text: string): Promise<Explained> {
  const { out } = await call(['explain', file('implied.xml', text)]);
  return JSON.parse(out.split('\n')[0] ?? '') as Explained;
}

const alertsAndForm = async (text: string) => {
  const { alerts, checks } = await explain(text);
  const counting = alerts.filter(({ severity }) => severity !== 'info');
  return {
    alerts: counting.map(({ code, severity, params }) => [code, severity, (params as { by?: string }).by]),
    form: checks.filter(({ check }) => check === 'address/form').map(({ outcome }) => outcome),
  };
};

describe('pacs.008', () => {
  test.each([
    ['INDA', swift],
    ['INGA', swift.replace('INDA', 'INGA')],
    ['COVE', swift.replace('INDA', 'COVE')],
    ['no method, and a header of CBPR+', inEnvelope('swift.cbprplus.02', swift.replace(/<SttlmInf>.*<\/SttlmInf>/, ''))],
    ['agents of the group header', swift.replace(/<Inst[gd]Agt>.*<\/Inst[gd]Agt>/g, '')],
  ])('%s between banks of two countries: Swift', async (_, text) => {
    expect(await alertsAndForm(text)).toEqual({ alerts: [[UNSTRUCTURED, 'warning', 'SWIFT']], form: ['failed'] });
  });

  test.each([
    ['CLRG', swift.replace('INDA', 'CLRG')],
    ['CLRG with a header of CBPR+', inEnvelope('swift.cbprplus.02', swift.replace('INDA', 'CLRG'))],
    ['banks of one country', swift.replaceAll('CHASUS33XXX', 'BARCGB22XXX')],
    ['no method, and another header', inEnvelope('rix.inst.01', swift.replace(/<SttlmInf>.*<\/SttlmInf>/, ''))],
  ])('%s: nothing is implied, which is said', async (_, text) => {
    expect(await alertsAndForm(text)).toEqual({ alerts: [], form: ['not-covered'] });
  });

  test('the header of one message says nothing of the next', async () => {
    const second = swift.replace(/<\?xml.*\?>/, '').replace(/<SttlmInf>.*<\/SttlmInf>/, '');
    const both = inEnvelope('swift.cbprplus.02', swift.replace('INDA', 'CLRG')).replace('</Envelope>', `${second}</Envelope>`);
    const { out } = await call(['validate', file('two.xml', both)]);
    expect(out.match(/"status":"\w+"/g)).toEqual(['"status":"OK"', '"status":"OK"']);
  });

  test('before its day the form is not asked for', async () => {
    expect(await alertsAndForm(swift.replace(/(<IntrBkSttlmDt>)[^<]+/, '$12026-11-13'))).toEqual({ alerts: [], form: ['not-covered'] });
  });
});

describe('pain.001', () => {
  const SCT = { alerts: [[UNSTRUCTURED, 'warning', 'SCT']], form: ['failed'] };

  test('in euro within SEPA without a service level: SCT', async () => {
    expect(await alertsAndForm(euro)).toEqual(SCT);
    const bic = euro.replace(/<DbtrAcct>.*<\/DbtrAcct>/, '<DbtrAcct><Id><Othr><Id>1</Id></Othr></Id></DbtrAcct>');
    expect(await alertsAndForm(bic)).toEqual(SCT);
  });

  test.each([
    ['another currency', euro.replace('Ccy="EUR"', 'Ccy="USD"')],
    ['a service level', euro.replace('<ReqdExctnDt>', '<PmtTpInf><SvcLvl><Cd>URGP</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>')],
    ['from outside of SEPA', euro.replace('DE75512108001245126199', 'TR330006100519786457841326')],
    ['a cheque', euro.replace('<PmtMtd>TRF', '<PmtMtd>CHK')],
  ])('%s: nothing is implied, which is said', async (_, text) => {
    const { alerts, form } = await alertsAndForm(text);
    expect([alerts.filter(([code]) => code === UNSTRUCTURED), form]).toEqual([[], ['not-covered']]);
  });

  test('--fix mends the address', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'payprep-implied-')), 'out.xml');
    const { err } = await call(['validate', file('fix.xml', euro), '--fix', '--out', out]);
    expect(err).toContain('1 /creditor/address');
    expect(readFileSync(out, 'utf8')).toMatch(/<PstCd>10115<\/PstCd>\s*<TwnNm>Berlin<\/TwnNm>\s*<Ctry>DE<\/Ctry>/);
    expect(await alertsAndForm(readFileSync(out, 'utf8'))).toEqual({ alerts: [], form: ['passed'] });
  });
});

describe('QR-IBAN', () => {
  const withReference = (reference: string, type = 'QRR'): string =>
    qr.replace(
      '</CdtTrfTxInf>',
      `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>${type}</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></CdtTrfTxInf>`,
    );

  test('with its reference it is in order', async () => {
    expect((await alertsAndForm(withReference('210000000003139471430009017'))).alerts).toEqual([]);
  });

  test.each([
    ['without one', qr],
    ['with one of another kind', withReference('210000000003139471430009017', 'SCOR')],
    ['with one that is wrong', withReference('210000000003139471430009018')],
  ])('%s: a warning that names the reference', async (_, text) => {
    const { alerts } = await explain(text);
    expect(alerts.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY',
        'warning',
        'The settlement system SIC does not accept account identifiers of this type (a QR-IBAN is paid with its QR reference only).',
      ],
    ]);
  });
});
