/** Names of banks: what a register lost or doubled is mended by rule, and what cannot be mended is left out. */
import { describe, expect, test } from 'vitest';
import { isCutName, tidyName } from '../../scripts/reference-data/bank-names.js';
import { datasetOf, names, recordsOf } from './datasets.js';

test.each([
  ['a quotation mark that was lost', 'Spółdzielcza Kasa ?Szopienice? w Katowicach', 'Spółdzielcza Kasa "Szopienice" w Katowicach'],
  ['a quotation mark too many', '"UniCredit Mediocredito Centrale S.p.A.', 'UniCredit Mediocredito Centrale S.p.A.'],
  ['quotation marks inside others', 'JSC "Bank "Portal"', 'JSC Bank "Portal"'],
  ['quotation marks around all', '"Banca "Toniolo" di Genzano"', 'Banca "Toniolo" di Genzano'],
  ['no space beside a bracket', 'INDUSTRIAL BANK OF CHINA(EUROPE)SA', 'Industrial Bank of China (Europe) SA'],
  ['no space behind a comma', 'RURAL BANK OF KIBAWE (BUKIDNON),INC', 'Rural Bank of Kibawe (Bukidnon), Inc'],
  ['a Cyrillic letter in a Latin word', 'JSС "UKRSIBBANK"', 'JSC "Ukrsibbank"'],
  ['an acronym', 'JSC "FUIB"', 'JSC "FUIB"'],
  ['a number that counts', '1ST NATIONAL BANK ST.LUCIA LIMITED', '1st National Bank St. Lucia Limited'],
  ['a brand with a full stop', 'ST.GEORGE BANK', 'St.George Bank'],
  ['a brand with capitals inside', 'BGFIBANK CONGO', 'BGFIBank Congo'],
  ['a brand that begins small', 'MBANK S.A.', 'mBank S.A.'],
  ['an acronym that can be said', 'STANBIC IBTC BANK PLC', 'Stanbic IBTC Bank plc'],
  ['a town said twice', 'COMMERZBANK AG, NIEDERLASSUNG WIEN WIEN', 'Commerzbank AG, Niederlassung Wien'],
  ['a space in front of a comma', 'PT. BANK MUAMALAT INDONESIA , TBK', 'PT. Bank Muamalat Indonesia, Tbk'],
  ['a space in front of the last full stop', 'CGG HOLDING B.V .', 'CGG Holding B.V.'],
  ['two full stops at the end', 'FFCRED SOCIEDADE DE CRÉDITO DIRETO S.A..', 'Ffcred Sociedade de Crédito Direto S.A.'],
  ['no space between a legal form and a dash', 'CBSF S.A.- EM LIQUIDAÇÃO EXTRAJUDICIAL', 'CBSF S.A. - Em Liquidação Extrajudicial'],
  ['an address', 'CANARA BANK TM SECTION,B WING,PLOT NO C-14 ,BKC', 'Canara Bank'],
  ['initials with a comma', 'SIINQEE BANK S,C', 'Siinqee Bank S.C.'],
  ['a town that is not its article', 'WOORI BANK, LOS ANGELES', 'Woori Bank, Los Angeles'],
  ['no space between a legal form and a bracket', 'BANCO DE FINANZAS, S.A.(BDF)', 'Banco de Finanzas, S.A. (BDF)'],
  ['a legal form between strokes', 'AEDIFICA S.A./N.V.', 'Aedifica S.A./N.V.'],
  ['a place whose last word is small elsewhere', 'BANCO DO ESTADO DO RIO GRANDE DO SUL S/A', 'Banco do Estado do Rio Grande do Sul S/A'],
  ['what a bank trades as', 'NATIONAL WESTMINSTER BANK PLC TRADING AS ULSTER BANK', 'National Westminster Bank plc trading as Ulster Bank'],
  ['a word in capitals in a name with small letters', 'BNP PARIBAS, Paris, succursale de Lancy', 'BNP Paribas, Paris, succursale de Lancy'],
  ['Chinese stays', '花旗(台灣)商業銀行股份有限公司', '花旗(台灣)商業銀行股份有限公司'],
])('%s', (_, published, written) => expect(tidyName(published)).toBe(written));

test.each([
  ['CREDIT AGRICOLE MUTUEL DES COTES D’ARMOR', 'Crédit Agricole Mutuel des Côtes d’Armor'],
  ['CAISSE D EPARGNE ET DE PREVOYANCE AQUITAINE', "Caisse d'Epargne et de Prévoyance Aquitaine"],
  ['CREDIT SUISSE', 'Credit Suisse'],
])('%s in France is %s', (published, written) => expect(tidyName(published, 'FR')).toBe(written));

test.each([
  ["BANCA DI CIVIDALE SOCIETA' PER AZIONI", 'Banca di Cividale Società per Azioni'],
  ["Cassa Rurale di Cantu' Banca", 'Cassa Rurale di Cantù Banca'],
  ["BCC San Vincenzo de' Paoli", "BCC San Vincenzo de' Paoli"],
  ['BCC VALMARECCHIA NEI COMUNI DI RIMINI', 'BCC Valmarecchia nei Comuni di Rimini'],
])('%s in Italy is %s', (published, written) => expect(tidyName(published, 'IT')).toBe(written));

test.each([
  ['CAJA RURAL NTRA. SRA. DEL ROSARIO, S.C.A.C.', 'Caja Rural Ntra. Sra. del Rosario, S.C.A.C.'],
  ['CAJA RURAL NTRA.SRA.DEL CAMPO, S.C.A.', 'Caja Rural Ntra. Sra. del Campo, S.C.A.'],
])('%s in Spain is %s', (published, written) => expect(tidyName(published, 'ES')).toBe(written));

test.each(['Bank ?', 'Bank (Europe', 'Bank "Portal', 'SociÃ©tÃ©', 'B', 'S | E'])('%s is no name', (name) =>
  expect(isCutName(name)).toBe(true),
);

describe('Japan', () => {
  const bankOf = (bankCode: string) => recordsOf('banks/JP').find((bank) => bank.bankCode === bankCode);
  test.each([
    ['0124', '東北銀行'],
    // letters of full width are those of the alphabet
    ['0044', 'UI銀行'],
    ['0300', 'SMBC信託銀行'],
    ['1001', '北海道信用金庫'],
    ['2030', '青森県信用組合'],
    ['2963', '中央労働金庫'],
    // with a BIC they have the name that goes abroad
    ['0001', 'Mizuho Bank, Ltd.'],
    ['3000', 'Norinchukin Bank'],
    ['3011', '埼玉県信用農業協同組合連合会'],
    // bank in another word, or no bank
    ['0401', 'Citibank N.A., Tokyo Branch'],
    ['0200', 'ワイズ・ペイメンツ・ジャパン'],
  ])('%s is %s', (bankCode, name) => expect(bankOf(bankCode)?.name).toBe(name));

  test.each([
    ['0001', 'みずほ銀行', 'Mizuho Bank, Ltd.'],
    ['0017', '埼玉りそな銀行', 'Saitama Resona Bank, Limited'],
    ['9900', 'ゆうちょ銀行', 'Japan Post Bank, Co., Ltd'],
  ])('%s is %s, and %s abroad', (bankCode, localName, name) => expect(bankOf(bankCode)).toMatchObject({ localName, name }));

  test('no bank has the same name twice', () =>
    expect(recordsOf('banks/JP').filter(({ name, localName }) => name === localName)).toEqual([]));
});

test('the routing number that account details of Wise have in the United States', () =>
  expect(recordsOf('banks/US').find(({ bankCode }) => bankCode === '084009519')?.name).toBe('Wise US Inc.'));

test('no name in a directory lacks a sign', () => {
  const broken = names
    .filter((name) => /^(?:banks|bics)\//.test(name))
    .flatMap((name) => {
      const at = datasetOf(name).columns.indexOf('name');
      return datasetOf(name).rows.filter((row) => typeof row[at] === 'string' && isCutName(row[at]));
    });
  expect(broken).toEqual([]);
});

const everyBank = names.filter((name) => /^(?:banks|bics)\//.test(name)).flatMap((name) => recordsOf(name));

test('a name fits into a payment message', () => {
  // ISO 20022, FinInstnId/Nm: Max140Text
  expect(everyBank.filter(({ name }) => String(name ?? '').length > 140)).toEqual([]);
});

test('no town is the letters of a province', () => {
  expect(recordsOf('banks/IT').filter(({ town }) => /^[A-Z]{2}$/.test(String(town)))).toEqual([]);
});

test('the BIC of a bank that closed is of no bank that is open', () => {
  const closed = new Set(everyBank.flatMap(({ bic, closedOn }) => (typeof closedOn === 'string' && bic ? [String(bic).slice(0, 8)] : [])));
  const open = everyBank.filter(
    ({ bankCode, bic, closedOn }) => bankCode && closed.has(String(bic).slice(0, 8)) && typeof closedOn !== 'string',
  );
  expect(closed.size).toBeGreaterThan(5);
  expect(open).toEqual([]);
});

test.each([
  ['bics/DK', 'ALBADKKK', 'AL Sydbank A/S'],
  ['bics/US', 'FICOUS44', 'Pinnacle Bank'],
  ['bics/US', 'VECIUS44', 'The Huntington National Bank'],
  ['bics/US', 'BRFSUS4T', 'Old National Bank'],
  ['bics/GM', 'SCBLGMGM', 'Access Bank (Gambia) Limited'],
  ['banks/SE', 'DNBASESX', 'DNB Bank ASA, filial Sverige'],
  ['banks/NL', 'BNGHNL2G', 'BNG Bank N.V.'],
  ['banks/BE', 'KEYTBEBB', 'Keytrade Bank'],
])('%s: %s is %s', (dataset, bic, name) => expect(recordsOf(dataset).find((bank) => bank.bic === bic)?.name).toBe(name));

test.each([
  ['bics/BD', 'SOIVBDDH', 'Dhaka'],
  ['banks/IT', 'POSOIT22', 'Sondrio'],
  ['banks/KZ', 'TSESKZKA', 'Astana'],
  ['banks/NL', 'FVLBNL22', "'s-Hertogenbosch"],
  ['banks/DE', 'HYVEDEMM', 'München'],
  ['bics/CH', 'UBSWCHZH', 'Zürich'],
  ['bics/CH', 'CRESCHZZ', 'Zürich'],
  ['banks/AT', 'SPKIAT2K', 'Kitzbühel'],
])('%s: %s is in %s', (dataset, bic, town) => expect(recordsOf(dataset).find((bank) => bank.bic === bic)?.town).toBe(town));

test('a town whose name has no umlaut keeps its letters', () => {
  const towns = new Set(['DE', 'CH', 'AT'].flatMap((country) => recordsOf(`banks/${country}`).map(({ town }) => town)));
  for (const town of ['Soest', 'Itzehoe', 'Coesfeld', 'Nauen', 'Kevelaer', 'Frauenfeld', 'Aue']) expect(towns).toContain(town);
  expect([...towns].filter((town) => /^(?:Muenchen|Koeln|Zuerich|Nuernberg|Duesseldorf|Moenchengladbach)$/.test(String(town)))).toEqual([]);
});
