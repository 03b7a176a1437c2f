/** Banks that were renamed or merged: the name of the day, and what `explain` says of former names. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankGroups } from '../../rules/banks/groups.js';
import { fromDatasets } from '../../src/directory/reference-data.js';
import { createEngine, enrich, explain } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from '../answers/datasets.js';
import { ibansOf, sealed } from '../answers/ibans.js';
import { bic, iban } from '../answers/instructions.js';
import { names, recordsOf, rowsOf } from '../reference-data/datasets.js';

const nameOn = (on: string, instruction: unknown): string | undefined =>
  enrich(instruction, createEngine({ on })).enrichments.creditorAgent?.name;
const messagesOn = (on: string, instruction: unknown): readonly string[] =>
  (explain(instruction, createEngine({ on })).successions ?? []).map(({ message }) => message);
const member = (country: string, memberId: string) => ({ country, creditorAgent: { clearingSystemMemberId: { memberId } } });

describe('a bank has the name of the day', () => {
  test.each([
    ['CBSBLT26', '2024-12-31', 'AB Šiaulių bankas', '2025-01-01', 'AB Artea bankas'],
    ['KBMASI2X', '2024-08-22', 'Nova KBM d.d.', '2024-08-23', 'OTP banka d.d.'],
    ['SKBASI2X', '2024-08-21', 'SKB banka d.d.', '2024-08-22', 'OTP banka d.d.'],
    ['CRESCHZZ', '2024-06-30', 'Credit Suisse (Schweiz) AG', '2024-07-01', 'UBS Switzerland AG'],
    ['CRESCHZZ80A', '2024-06-30', 'Credit Suisse (Schweiz) AG', '2024-07-01', 'UBS Switzerland AG'],
    ['CRESCHZH', '2024-05-30', 'Credit Suisse AG', '2024-05-31', 'UBS AG'],
    ['NCBKSAJE', '2021-03-31', 'The National Commercial Bank', '2021-04-01', 'Saudi National Bank'],
    ['SAMBSARI', '2021-03-31', 'Samba Financial Group', '2021-04-01', 'Saudi National Bank'],
    ['DRESDEFF', '2009-05-10', 'Dresdner Bank AG', '2009-05-11', 'Commerzbank'],
    ['DRESDEFF850', '2009-05-10', 'Dresdner Bank AG', '2009-05-11', 'Commerzbank'],
    ['PBNKDEFF', '2018-05-24', 'Deutsche Postbank AG', '2018-05-25', 'Postbank, Niederlassung der Deutsche Bank'],
    ['FGBMAEAA', '2017-03-31', 'First Gulf Bank', '2017-04-01', 'First Abu Dhabi Bank PJSC'],
    ['NBADAEAA', '2017-03-31', 'National Bank of Abu Dhabi', '2017-04-01', 'First Abu Dhabi Bank PJSC'],
    ['HKBCCATT', '2024-03-27', 'HSBC Bank Canada', '2024-03-28', 'Royal Bank of Canada'],
    ['CAHMESMM', '2021-03-25', 'Bankia, S.A.', '2021-03-26', 'CaixaBank, S.A.'],
    ['REVOLT21', '2022-06-30', 'Revolut Payments UAB', '2022-07-01', 'Revolut Bank UAB'],
    ['REVOFRP2', '2022-06-30', 'Revolut Payments UAB', '2022-07-01', 'Revolut Bank UAB'],
    ['BLOPIT22', '2021-04-11', 'UBI Banca S.p.A.', '2021-04-12', 'Intesa Sanpaolo S.p.A.'],
    ['BVCAIT21', '2021-04-11', 'UBI Banca S.p.A.', '2021-04-12', 'Intesa Sanpaolo S.p.A.'],
    ['CRGEITGG', '2022-11-27', 'Banca Carige S.p.A.', '2022-11-28', 'BPER Banca S.p.A.'],
    ['DEGUDEFF', '2024-08-29', 'Degussa Bank AG', '2024-08-30', 'Oldenburgische Landesbank AG'],
    ['SFBSFRP1', '2023-03-31', 'PSA Banque France', '2023-04-01', 'Banque Stellantis France'],
    ['SVBKGB2L', '2023-06-11', 'Silicon Valley Bank UK Limited', '2023-06-12', 'HSBC Innovation Banking'],
    ['OTPVROBU', '2025-02-27', 'OTP Bank Romania S.A.', '2025-02-28', 'Banca Transilvania S.A.'],
    ['BUCUROBU', '2025-08-14', 'Alpha Bank Romania S.A.', '2025-08-15', 'UniCredit Bank S.A.'],
    ['TICSRUMM', '2024-06-04', 'Tinkoff Bank', '2024-06-05', 'T-Bank'],
    ['EACBVNVX', '2025-02-13', 'DongA Bank', '2025-02-14', 'Vikki Bank'],
    ['SAUDPKKA', '2025-03-10', 'Silkbank Limited', '2025-03-11', 'United Bank Limited'],
    ['ROBPPHMQ', '2023-12-31', 'Robinsons Bank Corporation', '2024-01-01', 'Bank of the Philippine Islands'],
    ['HEBACY2N', '2025-08-31', 'Hellenic Bank Public Company Ltd.', '2025-09-01', 'Eurobank Limited'],
    ['EXBKBDDH', '2025-12-29', 'Export Import Bank of Bangladesh PLC (EXIM Bank)', '2025-12-30', 'Sammilito Islami Bank PLC'],
    ['NORDFRPP', '2022-12-31', 'Crédit du Nord', '2023-01-01', 'Societe Generale'],
    ['MKKBHUHB', '2023-04-30', 'MKB Bank Nyrt.', '2023-05-01', 'MBH Bank Nyrt.'],
    // the year alone is known: the new name counts all year
    ['CCFRFRPP', '2019-12-31', 'HSBC France', '2020-01-01', 'HSBC Continental Europe'],
    // no source says when
    ['MDBALT22', '2010-01-01', 'UAB Urbo bankas', '2026-11-20', 'UAB Urbo bankas'],
  ])('%s: on %s %s, on %s %s', (code, before, former, since, today) => {
    expect(nameOn(before, bic(code))).toBe(former);
    expect(nameOn(since, bic(code))).toBe(today);
  });

  test('of two changes, that of the day counts', () => {
    expect(nameOn('2016-12-31', bic('NDEAFIHH'))).toBe('Nordea Bank Finland Plc');
    expect(nameOn('2018-09-30', bic('NDEAFIHH'))).toBe('Nordea Bank AB (publ)');
    expect(nameOn('2018-10-01', bic('NDEAFIHH'))).toBe('Nordea Bank Abp');
  });

  test('by the bank code inside the IBAN, where the codes of several banks have one BIC now', () => {
    const samba = iban(sealed('SA', '40000000000012345678'));
    const commercial = iban(sealed('SA', '10000000000012345678'));
    expect(nameOn('2021-03-31', samba)).toBe('Samba Financial Group');
    expect(nameOn('2021-03-31', commercial)).toBe('The National Commercial Bank');
    expect(nameOn('2021-04-01', samba)).toBe(nameOn('2021-04-01', commercial));
  });

  test('by the letters of an Indian bank that was merged', () => {
    expect(nameOn('2020-03-31', member('IN', 'SYNB0000001'))).toBe('Syndicate Bank');
    expect(nameOn('2020-04-01', member('IN', 'SYNB0000001'))).toBe('Canara Bank');
  });

  test('by the bank identifier', () => expect(nameOn('2009-05-10', member('DE', '85080000'))).toBe('Dresdner Bank AG'));

  test('another bank that shares the BIC keeps its name, and has no former ones', () => {
    expect(nameOn('2009-05-10', member('DE', '70220900'))).toBe('Wüstenrot Bausparkasse');
    expect(messagesOn('2009-05-10', member('DE', '70220900'))).toEqual([]);
    expect(nameOn('2009-05-10', bic('COBADEFF'))).toMatch('Commerzbank');
  });

  test('an overlay keeps its own name for the bank', () => {
    const overlay = dataset('banks/SI', ['bankCode', 'bic', 'name'], [['04000', 'KBMASI2X', 'Our bank']]);
    const engine = createEngine({ on: '2020-01-01', overlays: [overlay] });
    expect(enrich(iban(sealed('SI', '040001234567843')), engine).enrichments.creditorAgent?.name).toBe('Our bank');
  });

  test('an overlay of the list adds banks', () => {
    const columns = ['country', 'bankCode', 'bic', 'formerName', 'name', 'date', 'kind', 'successor', 'confidence', 'source'];
    const rows = [['DE', null, 'COBADEFF', 'Our old name', 'Commerzbank', '2026-01-01', 'renamed', null, null, 'ours']];
    const engine = createEngine({ on: '2025-12-31', overlays: [dataset('registries/bank-successions', columns, rows)] });
    expect(enrich(bic('COBADEFF'), engine).enrichments.creditorAgent?.name).toBe('Our old name');
    expect(enrich(bic('DRESDEFF'), engine).enrichments.creditorAgent?.name).toBe('Commerzbank');
  });

  test('without the list it is the name of today', () => {
    const banks = dataset('banks/SI', ['bankCode', 'bic', 'name'], [['04000', 'KBMASI2X', 'OTP banka d.d.']]);
    const engine = createBareEngine({ on: '2020-01-01', referenceData: fromDatasets([banks]) });
    expect(enrich(bic('KBMASI2X'), engine).enrichments.creditorAgent?.name).toBe('OTP banka d.d.');
    expect(explain(bic('KBMASI2X'), engine)).not.toHaveProperty('successions');
  });
});

describe('explain', () => {
  test('says what became of the bank, and who says so', () => {
    expect(explain(bic('SKBASI2X'), createEngine({ on: '2026-11-20' })).successions).toEqual([
      {
        kind: 'merged',
        formerName: 'SKB banka d.d.',
        name: 'OTP banka d.d.',
        date: '2024-08-22',
        successor: 'KBMASI2X',
        message: 'SKB banka d.d. has been part of OTP banka d.d. (KBMASI2X) since 2024-08-22.',
        source: expect.stringContaining('sloveniabusiness.eu'),
        dataset: 'registries/bank-successions',
        edition: '2026-11-24',
        confidence: 'manual',
      },
    ]);
  });

  test.each([
    ['2024-08-22', 'KBMASI2X', 'Nova KBM d.d. will be called OTP banka d.d. from 2024-08-23 on.'],
    ['2026-11-20', 'KBMASI2X', 'Nova KBM d.d. has been called OTP banka d.d. since 2024-08-23.'],
    ['2026-11-20', 'CBSBLT26', 'AB Šiaulių bankas has been called AB Artea bankas since 2025.'],
    ['2026-11-20', 'SAMBSARI', 'Samba Financial Group has been part of Saudi National Bank (NCBKSAJE) since 2021-04-01.'],
    ['2026-11-20', 'MDBALT22', 'UAB Medicinos bankas is called UAB Urbo bankas now.'],
  ])('on %s of %s: %s', (on, code, message) => expect(messagesOn(on, bic(code))).toEqual([message]));

  test('names the successor of a German bank code that was closed', () => {
    expect(messagesOn('2026-11-20', member('DE', '10060198'))).toEqual([
      'Pax-Bank is part of Pax-Bank für Kirche und Caritas (37060193) now.',
    ]);
    expect(messagesOn('2026-11-20', member('DE', '37551020'))).toEqual([
      'Stadt-Sparkasse Leichlingen is part of Kreissparkasse Köln (37050299) now.',
    ]);
    // the directory writes "Raiffeisenbank eG Wismar": the code decides, not the name
    expect(messagesOn('2026-11-20', member('DE', '13061088'))).toEqual([
      'Raiffeisenbank Wismar is part of Volks- und Raiffeisenbank, Wismar (13061078) now.',
    ]);
  });

  test('speaks of a BIC that was given, too, once', () => {
    const account = iban(sealed('SA', '40000000000012345678'));
    expect(messagesOn('2026-11-20', { ...account, ...bic('SAMBSARI') })).toHaveLength(1);
    expect(messagesOn('2026-11-20', { ...iban('DE89370400440532013000'), ...bic('DRESDEFF') })).toEqual([
      'Dresdner Bank AG has been part of Commerzbank (COBADEFF) since 2009-05-11.',
    ]);
  });

  test('says nothing of other banks', () => {
    expect(explain(iban('DE89370400440532013000'))).not.toHaveProperty('successions');
  });

  test('names the list as the origin of a former name, and the name of today as its candidate', () => {
    const { completions = [] } = explain(bic('KBMASI2X'), createEngine({ on: '2020-01-01' }));
    expect(completions.find(({ pointer }) => pointer === '/creditorAgent/name')).toMatchObject({
      from: 'dataset',
      dataset: 'registries/bank-successions',
      candidates: expect.arrayContaining([expect.objectContaining({ value: 'OTP banka d.d.' })]),
    });
  });
});

describe('a payment with the BIC of a bank that was merged', () => {
  const engine = createEngine({ on: '2026-11-22', threshold: 'info' });
  const banks = new Map(names.filter((name) => name.startsWith('banks/')).map((name) => [name.slice(6), recordsOf(name)] as const));
  const codeOf = (country: string, code: unknown) =>
    banks.get(country)?.find((row) => row.bankCode && `${row.bic ?? ''}`.slice(0, 8) === code)?.bankCode;
  const merged = recordsOf('registries/bank-successions').filter(({ bic: code, successor }) => code !== null && successor !== null);
  const sampleIban = (country: string, code: string): string | undefined =>
    allCountries.withIban(country) === undefined ? undefined : fc.sample(ibansOf(country, fc.constant(code)), { numRuns: 1, seed: 1 })[0];

  test.each([
    ['an account of its successor', 'successor', 'bic'],
    ['and an account of its own with the BIC of its successor', 'bic', 'successor'],
  ])('%s is no contradiction', (_, account, agent) => {
    const judged = merged.flatMap((row) => {
      const code = codeOf(`${row.country}`, row[account]);
      const value = code && sampleIban(`${row.country}`, `${code}`);
      return value ? [[row, explain({ ...iban(value), ...bic(`${row[agent]}`) }, engine).alerts] as const] : [];
    });
    expect(judged.length).toBeGreaterThan(account === 'successor' ? 100 : 30);
    const contradictions = judged.filter(([, alerts]) => alerts.some(({ code }) => code === 'CREDITOR_BIC_IBAN_INCONSISTENCY'));
    expect(contradictions.map(([row]) => `${row.bic} ${row.successor}`)).toEqual([]);
  });

  test('two banks that did not merge still contradict', () => {
    const value = sampleIban('ES', '2100') ?? '';
    expect(explain({ ...iban(value), ...bic('BSCHESMM') }, engine).alerts.map(({ code }) => code)).toContain(
      'CREDITOR_BIC_IBAN_INCONSISTENCY',
    );
  });

  test('an overlay of the list adds one', () => {
    const value = sampleIban('ES', '2100') ?? '';
    const columns = ['country', 'bankCode', 'bic', 'formerName', 'name', 'date', 'kind', 'successor', 'confidence', 'source'];
    const rows = [['ES', null, 'BSCHESMM', 'Our bank', 'CaixaBank', '2026-01-01', 'merged', 'CAIXESBB', null, 'ours']];
    const own = createEngine({ on: '2026-11-22', overlays: [dataset('registries/bank-successions', columns, rows)] });
    expect(explain({ ...iban(value), ...bic('BSCHESMM') }, own).alerts).toEqual([]);
  });
});

describe('the list', () => {
  const changes = recordsOf('registries/bank-successions');
  const institutions = new Set(
    names.filter((name) => /^(?:banks|bics)\//.test(name)).flatMap((name) => recordsOf(name).map((row) => `${row.bic ?? ''}`.slice(0, 8))),
  );

  test('has a source in every row, and dates that are none of tomorrow', () => {
    expect(changes.filter(({ source }) => String(source).length < 10)).toEqual([]);
    expect(changes.filter(({ date }) => date !== null && String(date) > '2026-11-22')).toEqual([]);
  });

  test('names a bank by a BIC of its country, or by a bank code: its own, or where that is gone the one of its successor', () => {
    const isListed = (country: unknown, code: unknown) => code !== null && rowsOf(`banks/${country}`, `${code}`).length > 0;
    const byCode = changes.filter(({ bic: code }) => code === null);
    expect(byCode.filter(({ country, bankCode, successor }) => !isListed(country, bankCode) && !isListed(country, successor))).toEqual([]);
    expect(byCode.filter(({ bankCode, successor }) => /\d/.test(`${successor}`) && `${successor}`.length !== `${bankCode}`.length)).toEqual(
      [],
    );
    expect(changes.filter(({ country, bic: code }) => code !== null && String(code).slice(4, 6) !== country)).toEqual([]);
  });

  test('names successors that there are', () => {
    const unknown = changes.filter(
      ({ country, successor }) =>
        successor !== null && !institutions.has(`${successor}`) && rowsOf(`banks/${country}`, `${successor}`).length === 0,
    );
    expect(unknown).toEqual([]);
  });

  test('has the merged bank of each group, but for those that the law keeps apart', () => {
    const known = new Set(changes.map(({ bic: code }) => `${code ?? ''}`.slice(0, 6)));
    const without = bankGroups.filter((group) => !group.some((bank) => known.has(bank)));
    expect(without).toEqual([
      ['BARCGB', 'BUKBGB'],
      ['MIDLGB', 'HBUKGB'],
    ]);
  });
});
