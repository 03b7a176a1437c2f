/**
 * The names, BICs and reach that payers know today, by what `enrich` and `explain` answer with all data.
 *
 * Each fact stands in the Bundesbank's directory of 2026-05-25 (SCL), in the BIC list of 2024 (B24), or in a register; where two say it, both
 * are named.
 */
import { describe, expect, test } from 'vitest';
import { joinedBics } from '../../scripts/reference-data/overrides/read.js';
import { enrich, explain } from '../../src/full.js';
import { datasetOf, names, recordsOf, rowsOf } from '../reference-data/datasets.js';

const nameOfBic = (bic: string): string | undefined => enrich({ creditorAgent: { bic } }).enrichments.creditorAgent?.name;
const firstOf = (country: string, bankCode: string) => rowsOf(`banks/${country}`, bankCode)[0];

describe('a bank code names its own bank', () => {
  test.each([
    // France: register of 2026-01; SCL has the BICs
    ['FR', '30003', 'SOGEFRPP', 'Société Générale'],
    ['FR', '13825', 'CEPAFRPP382', "Caisse d'Epargne et de Prévoyance de Rhône Alpes"],
    ['FR', '17515', 'CEPAFRPP751', "Caisse d'Epargne et de Prévoyance Ile-de-France"],
    ['FR', '10907', 'CCBPFRPPBDX', 'Banque Populaire Aquitaine Centre Atlantique'],
    ['FR', '14607', 'CCBPFRPPMAR', 'Banque Populaire Méditerranée'],
    ['FR', '30056', 'CCFRFRPP', 'HSBC Continental Europe'],
    ['FR', '41539', 'AGRIFRP1ACF', 'CA Consumer Finance'],
    // Spain: register; SCL, B24
    ['ES', '0049', 'BSCHESMM', 'Banco Santander, S.A.'],
    // the codes of merged banks, by the BIC that they have now: SCL, B24
    ['ES', '0030', 'ESPCESMM', 'Banco Santander, S.A.'],
    ['ES', '0182', 'BBVAESMM', 'Banco Bilbao Vizcaya Argentaria, S.A.'],
    ['ES', '2100', 'CAIXESBB', 'CaixaBank, S.A.'],
    ['ES', '2038', 'CAHMESMM', 'CaixaBank, S.A.'],
    ['ES', '0081', 'BSABESBB', 'Banco de Sabadell, S.A.'],
    ['ES', '2103', 'UCJAES2M', 'Unicaja Banco, S.A.'],
    ['ES', '3081', 'ERSVES22', 'Eurocaja Rural, S.C.C.'],
    ['ES', '3191', 'BCOEESMM191', 'Nueva Caja Rural de Aragón, S.C.C.'],
    ['IT', '03069', 'BCITITMM', 'Intesa Sanpaolo S.p.A.'],
    ['IT', '05428', 'BLOPIT22', 'Intesa Sanpaolo S.p.A.'],
    ['IT', '05034', 'BAPPIT21', 'Banco BPM S.p.A.'],
    ['IT', '06175', 'CRGEITGG', 'BPER Banca S.p.A.'],
    // Romania: SCL, B24
    ['RO', 'ROIN', 'ROINROBU', 'Salt Bank SA'],
    // United Arab Emirates: B24 and public lists
    ['AE', '035', 'NBADAEAA', 'First Abu Dhabi Bank (FAB)'],
    // Estonia: SCL has RIKOEE22, Luminor Bank AS
    ['EE', '17', 'RIKOEE22', 'Luminor Bank AS'],
    ['EE', '96', 'RIKOEE22', 'Luminor Bank AS'],
    // Finland: SCL, B24
    ['FI', '123', 'NDEAFIHH', 'Nordea Bank Abp'],
    // Lithuania: SCL
    ['LT', '32500', 'REVOLT21', 'Revolut Bank UAB'],
    ['LT', '32501', 'REVOFRP2', 'Revolut Bank UAB'],
    ['LT', '71800', 'CBSBLT26', 'AB Artea bankas'],
    ['LT', '72300', 'MDBALT22', 'UAB Urbo bankas'],
    // Sweden: Bankinfrastruktur i Sverige, IBAN ID of 2024-11-04; SCL
    ['SE', '971', 'LUNADK2B', 'Lunar Bank A/S'],
    ['SE', '212', 'SVVVSESS', 'Steven AB'],
    ['SE', '960', 'BCIRSE22', 'Banking Circle Sweden'],
    // Slovenia: SCL
    ['SI', '04000', 'KBMASI2X', 'OTP banka d.d.'],
    // Hungary: register of 2026-01
    ['HU', '102', 'OKHBHUHB', 'K&H Bank Zrt.'],
    ['HU', '104', 'OKHBHUHB', 'K&H Bank Zrt.'],
    ['HU', '111', 'CIBHHUHB', 'CIB Bank Zrt.'],
    ['HU', '101', 'MKKBHUHB', 'MBH Bank Nyrt.'],
    ['HU', '117', 'OTPVHUHB', 'OTP Bank Nyrt.'],
    // Italy: SCL, B24
    ['IT', '02008', 'UNCRITMM', 'UniCredit S.p.A.'],
    ['IT', '05387', 'BPMOIT22', 'BPER Banca S.p.A.'],
    ['IT', '08327', 'ICRAITRRROM', 'Banca di Credito Cooperativo di Roma Soc.Coop. a R.L.'],
    // Greece: SCL
    ['GR', '016', 'ATTIGRAA', 'CrediaBank'],
    // Mexico: B24
    ['MX', '012', 'BCMRMXMM', 'BBVA México'],
    // Korea: press of 2020-02-03; both codes live on
    ['KR', '005', 'KOEXKRSE', 'Hana Bank'],
    ['KR', '081', 'KOEXKRSE', 'Hana Bank'],
  ])('%s %s is %s, %s', (country, bankCode, bic, name) => expect(firstOf(country, bankCode)).toMatchObject({ bic, name }));

  test('no bank code of a savings or people’s bank answers with the name of another', () => {
    const odd = recordsOf('banks/FR').filter(
      ({ bic, name }) => /^(?:CEPA|CCBP)FRPP$/.test(String(bic)) && /CEPAC|Grand Ouest/i.test(String(name)),
    );
    // CEPAC and Banque Populaire Grand Ouest themselves
    expect(odd.map(({ bankCode }) => bankCode)).toEqual(['11315', '13807']);
  });

  test.each([
    ['SI', '03100', 'SKB was merged into OTP banka; SCL no longer has SKBASI2X'],
    ['KZ', '319', 'BTA Bank'],
    ['MX', '022', 'GE Money Bank'],
    ['MX', '116', 'ING Bank (México)'],
    ['KZ', '826', 'ATF Bank'],
    ['RO', 'ABNA', 'The Royal Bank of Scotland'],
    ['RO', 'VBBU', 'Volksbank'],
    ['RS', '000', 'British American Tobacco, a company'],
    ['ES', '0177', 'The Sakura Bank; the register gives it no BIC, and no list has it'],
    ['IT', '03002', 'Banca di Roma was merged into UniCredit'],
    ['IT', '05418', 'Veneto Banca'],
  ])('%s %s is gone: %s', (country, bankCode) => expect(rowsOf(`banks/${country}`, bankCode)).toEqual([]));

  test('a bank that only the clearer knows has the BIC that it reaches', () => {
    expect(firstOf('GB', 'IVES')).toMatchObject({ bic: 'IVESGB2L', name: 'Investec Bank plc', confidence: 'derived' });
    // an eighth character of 1 is not connected to SWIFT, and holds accounts
    expect(firstOf('IE', 'ATRU')).toMatchObject({ bic: 'ATRUIE21', name: 'Athenry Credit Union Limited' });
  });

  test.each([
    ['16706', 'Crédit Agricole Mutuel Nord de France'],
    ['13306', "Crédit Agricole Mutuel d'Aquitaine"],
    ['14806', 'Crédit Agricole Mutuel Centre Loire'],
  ])('a regional bank that the register shortens: %s, %s', (bankCode, name) => expect(firstOf('FR', bankCode)?.name).toBe(name));

  test('letters of full width are those of the alphabet', () => expect(firstOf('JP', '0044')?.name).toBe('UI銀行'));

  test('a county is no town', () => {
    expect(recordsOf('banks/IE').filter(({ town }) => /^co\b/i.test(String(town ?? '')))).toEqual([]);
  });

  test('a directory holds no companies beside banks', () => {
    expect(['ETEM', 'UAEX', 'KBEX'].flatMap((code) => rowsOf('banks/KW', code))).toEqual([]);
    expect(['QFQF', 'RLNG'].flatMap((code) => rowsOf('banks/QA', code))).toEqual([]);
  });
});

describe('a BIC has the name of its institution', () => {
  test.each([
    ['BSCHESMM', 'Banco Santander, S.A.'],
    ['BBVAESMM', 'Banco Bilbao Vizcaya Argentaria, S.A.'],
    ['BSABESBB', 'Banco de Sabadell, S.A.'],
    ['CAIXESBB', 'CaixaBank, S.A.'],
    ['OTPVHUHB', 'OTP Bank plc'],
    ['SOGEFRPP', 'Société Générale'],
    ['CEPAFRPP382', "Caisse d'Epargne et de Prévoyance de Rhône Alpes"],
    ['COBADEFF', 'Commerzbank'],
    ['DEUTDEFF', 'Deutsche Bank'],
    ['KBMASI2X', 'OTP banka d.d.'],
    ['CRESCHZZ', 'UBS Switzerland AG'],
    ['FBHLNL2A', 'Nexent Bank N.V.'],
    ['BOTKJPJT', 'MUFG Bank, Ltd.'],
    ['NCBKSAJE', 'Saudi National Bank'],
    ['BCMRMXMM', 'BBVA México'],
    ['REVOLT21', 'Revolut Bank UAB'],
    ['UBSWCHZH80A', 'UBS Switzerland AG'],
    ['UGPBUGKA', 'Pearl Bank Uganda Limited'],
    ['BCDCCDKI', 'Equity Banque Commerciale du Congo S.A.'],
    ['PRCBCDKI', 'Equity Banque Commerciale du Congo S.A.'],
    ['FCIBBSNS', 'CIBC Caribbean'],
    ['SCBLZWHX', 'FBC Crown Bank Limited'],
    ['FMBZTZTX', 'Access Bank Tanzania Limited'],
    ['VSTRZMLU', 'Zambia Industrial Commercial Bank Limited'],
    ['PIRBCY2N', 'Alpha Bank Cyprus Ltd'],
    ['BSCLCLRM', 'Banco BICE'],
    ['COLPCOBB', 'DAVIbank'],
    ['VISCPYPA', 'ueno bank S.A.'],
    ['DAEBKR22', 'iM Bank'],
    ['DAEBKR22SEL', 'iM Bank'],
  ])('%s: %s', (bic, name) => expect(nameOfBic(bic)).toContain(name));

  test.each([
    ['GH', '040104', 'GHCBGHAC'],
    ['ZM', '010005', 'ZNCOZMLU'],
    ['TN', '08006', 'BIATTNTT'],
    ['CN', '104100000004', 'BKCHCNBJ'],
  ])('%s: a bank code with its branch, %s, leads to %s', (country, memberId, bic) => {
    const { creditorAgent } = enrich({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }).enrichments;
    expect(creditorAgent?.bic?.slice(0, 8)).toBe(bic);
  });

  // whole names: each has the name of before within a name of today, or the other way round
  test.each([['KOEXKRSE', 'Hana Bank']])('%s is %s, no more', (bic, name) => expect(nameOfBic(bic)).toBe(name));

  test('no name where several banks share a BIC and none is the head office', () => expect(nameOfBic('GENODEF1')).toBeUndefined());
  test('a bank that was merged has the name of the one that it became', () => expect(nameOfBic('SAMBSARI')).toBe('Saudi National Bank'));
  test('Silicon Valley Bank is of First Citizens', () => expect(nameOfBic('SVBKUS6S')).toMatch(/First.Citizens/));
});
describe('what was given stays', () => {
  test.each([
    ['GB', 'TRWI', ['TRWIGB22', 'TRWIGB2L']],
    ['GB', 'SRLG', ['SRLGGB3L', 'SRLGGB2L']],
  ])('%s %s has the BICs %j', (country, bankCode, bics) =>
    expect(rowsOf(`banks/${country}`, bankCode).map(({ bic }) => bic)).toEqual(bics),
  );
});

describe('reach', () => {
  const systemsOf = (bic: string, value: string) =>
    enrich({ currency: 'EUR', creditorAgent: { bic }, creditorAccount: { id: { type: 'IBAN', value } } }).enrichments.settlementInformation
      ?.settlementSystems;
  test('a bank of Serbia takes SEPA credit transfers', () => expect(systemsOf('AIKBRS22', 'RS35260005601001611379')).toContain('SCT'));
  test('a bank that the clearer lacks is unknown, and no alert', () => {
    expect(explain({ currency: 'EUR', creditorAgent: { bic: 'BCLXLULL' } }).alerts.map(({ code }) => code)).not.toContain(
      'CREDITOR_BIC_NOT_REACHABLE',
    );
  });
  test('its list has its day, and is of one clearer', () => {
    expect(datasetOf('registries/scl-reachability')).toMatchObject({
      edition: '2026-05-25',
      confidence: 'derived',
      completeness: 'partial',
    });
  });
});

describe('every name', () => {
  const directories = names.filter((name) => /^(?:banks|bics)\//.test(name));
  const all = directories.flatMap((name) => recordsOf(name).map(({ bankCode, bic, name: text }) => ({ name, key: bankCode ?? bic, text })));
  const listed = (isOdd: (text: string) => boolean) => all.filter(({ text }) => typeof text === 'string' && isOdd(text));
  test('has no remark about a list, and no word that lost its accented letter', () => {
    expect(listed((text) => /\btemporary\b|\ba \d{4} list\b/i.test(text))).toEqual([]);
    expect(listed((text) => /\b(?:Annima|Prstamo|Franaise|Espaa|Societ|Sterreich|Phja)(?![\p{L}])/u.test(text))).toEqual([]);
  });

  test('ends in no single letter and no hyphen', () => {
    const whole = ['Banco W', 'Mercado Pago W'];
    expect(listed((text) => !whole.includes(text) && /(?:^| )\p{L}$|[-–,(&/]$/u.test(text))).toEqual([]);
  });
  test('does not say what the bank was called before', () => {
    expect(listed((text) => /\b(?:formerly|vormals|ehemals)\b|-alt-/i.test(text))).toEqual([]);
  });
  test('is no word in capitals of more than six letters, but in few brands and mixed names', () => {
    expect(listed((text) => !/\p{Ll}/u.test(text) && /^\p{Script=Latin}+$/u.test(text) && text.length > 8)).toEqual([]);
  });
  test('is not the town alone', () => {
    const alone = directories.flatMap((name) =>
      recordsOf(name).filter(
        ({ name: text, town }) => text !== null && town !== null && String(text).toLowerCase() === String(town ?? '').toLowerCase(),
      ),
    );
    expect(alone).toEqual([]);
  });
});

test('no list that is older than two years is both official and complete', () => {
  const old = names.filter((name) => /^(?:banks|bics)\//.test(name) && datasetOf(name).edition < '2024-11');
  expect(old.filter((name) => datasetOf(name).completeness === 'complete')).toEqual([]);
});

test('rows from one list alone say so, and their directory knows no bank to be unknown', () => {
  const marked = names.filter((name) => name.startsWith('banks/') && datasetOf(name).columns.includes('confidence'));
  expect(marked.length).toBeGreaterThan(20);
  // a BIC that was joined to a bank says nothing about its code
  const ofCodes = marked.filter((name) => joinedBics().every(({ dataset }) => dataset !== name));
  expect(ofCodes.length).toBeGreaterThan(15);
  expect(ofCodes.filter((name) => datasetOf(name).completeness === 'complete')).toEqual([]);
});
