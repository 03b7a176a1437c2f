/** Banks that stood under an old name, or beside the BIC of another bank. */
import { expect, it } from 'vitest';
import { recordsOf, rowsOf } from './datasets.js';

it.each([
  ['BH', 'BMAG', 'Central Bank of Bahrain'],
  ['DK', '0516', 'SJF Bank A/S'],
  ['DK', '6860', 'Middelfart Sparekasse'],
  ['DK', '7572', 'Sydjysk Sparekasse'],
  ['DK', '9823', 'AL Sydbank A/S'],
  ['ES', '0162', 'HSBC Continental Europe, Sucursal en España'],
  ['ES', '0168', 'ING Bank N.V., Sucursal en España'],
  ['FR', '18359', 'Bpifrance'],
  ['GB', 'HAMB', 'Union Bancaire Privée (UK) Limited'],
  ['IN', 'APGV', 'Andhra Pradesh Grameena Bank'],
  ['IT', '03051', 'Barclays Bank Ireland plc, Milan Branch'],
  ['IT', '08904', 'Banca Prealpi SanBiagio Credito Cooperativo - Società Cooperativa'],
  ['IT', '10630', 'Istituto per il Credito Sportivo e Culturale S.p.A.'],
  ['IT', '10680', 'Banca del Mezzogiorno - MedioCredito Centrale S.p.A.'],
  ['NL', 'BICK', 'Saxo Bank A/S, Netherlands Branch'],
  ['NL', 'BOFS', 'Lloyds Bank GmbH, Amsterdam'],
  ['SE', '958', 'UniCredit NV/SA Swedish Branch'],
])('%s %s is called %s', (country, bankCode, name) => expect(rowsOf(`banks/${country}`, bankCode)[0]?.name).toBe(name));

it('gives the Raiffeisen bank of South Tyrol its own BIC', () => expect(rowsOf('banks/IT', '03493')[0]?.bic).toBe('RZSBIT2B'));

it.each([
  ['IT', 'BNPAITMM', ['03181']],
  ['IT', 'CCRTIT2T99A', ['08637']],
  ['IT', 'CCRTIT2TALB', ['08338']],
  ['IT', 'CHASITMX', []],
  ['IT', 'INGBITMM', []],
  ['IT', 'SEPFIT31', ['36063']],
  ['PT', 'BNPAPTPL', ['0034']],
])('%s: %s stands beside the codes of its own bank alone', (country, bic, codes) => {
  const rows = recordsOf(`banks/${country}`).filter((record) => record.bic === bic);
  expect(rows.map(({ bankCode }) => bankCode)).toEqual(codes);
});

it.each([
  ['CL', '043', '2018-10-24'],
  ['CL', '054', '2017-09'],
  ['CL', '056', '2016'],
  ['CL', '057', '2016'],
  ['GE', 'AZ', '2019-01-04'],
  ['MX', '103', '2023-07-19'],
])('%s %s closed on %s', (country, bankCode, closedOn) => expect(rowsOf(`banks/${country}`, bankCode)[0]).toMatchObject({ closedOn }));

it.each([
  ['SE', '940'],
  ['ZA', '587000'],
])('%s %s names no bank: that which had the code has gone', (country, bankCode) =>
  expect(rowsOf(`banks/${country}`, bankCode)).toEqual([]),
);
