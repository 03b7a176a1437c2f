/** Banks that were merged or closed, by their bank codes: the name of the bank that has the code now, and what became of the old one. */
import { describe, expect, test } from 'vitest';
import { enrich, explain } from '../../src/full.js';
import { rowsOf } from '../reference-data/datasets.js';

const firstOf = (country: string, bankCode: string) => rowsOf(`banks/${country}`, bankCode)[0];

describe('a bank code of a bank that is gone', () => {
  test.each([
    ['US', '031100649', 'Capital One, N.A.'],
    ['AR', '150', 'Banco de Galicia y Buenos Aires S.A.'],
    ['AR', '259', 'Banco Macro S.A.'],
    ['ID', '040', 'Bank Permata'],
    ['ID', '950', 'Bank OCBC NISP'],
    ['ZA', '431010', 'African Bank Limited'],
    ['KE', '49', 'Equity Bank (Kenya) Limited'],
    ['IN', 'NICB', 'Saraswat Co-operative Bank'],
    ['IN', 'PKGB', 'Karnataka Grameena Bank'],
    ['FR', '15607', 'Banque Populaire Méditerranée'],
    ['DK', '9808', 'Sparekassen Danmark'],
    ['MX', '140', 'Consubanco'],
    ['MX', '154', 'Banco Covalto'],
    ['PT', '0194', 'Banco Santander Totta, S.A.'],
  ])('%s %s has the name of the bank that has it now, %s', (country, bankCode, name) =>
    expect(firstOf(country, bankCode)?.name).toBe(name),
  );

  test.each([
    ['SNSBNL2A', 'ASN Bank N.V.'],
    ['METWAU4B', 'Suncorp Bank (Norfina Limited)'],
    ['BACOARBA', 'Banco de Galicia y Buenos Aires S.A.'],
    ['BACAESMM', 'MyInvestor Banco, S.A.'],
    ['HABKJPJT', 'Hachijuni Nagano Bank, Ltd.'],
    ['CRESSGSG', 'UBS AG'],
    ['SPBLKENA', 'Equity Bank (Kenya) Limited'],
    ['FETALULL', 'CACEIS Investor Services Bank S.A.'],
    ['LPLNNL2F', 'Ayvens Bank N.V.'],
    ['IPBSIE2D', 'Permanent TSB plc'],
    ['ABSAZAJJ', 'Absa Bank Limited'],
    ['UBLDBDDH001', 'Sammilito Islami Bank PLC'],
    ['MEOTUS42', 'Pathward, N.A.'],
    ['SOGECGCG', 'BGFIBank Congo'],
    ['HOMSUS6S', 'Mechanics Bank'],
    ['IDNAUS44', 'SouthState Bank, N.A.'],
    ['HOSVUS33', 'WesBanco Bank, Inc.'],
    ['CSFFUS44', 'Busey Bank'],
    ['FIEBUS3A', 'Metro City Bank'],
    ['BODEVE2M', 'Banco Nacional de Crédito, C.A.'],
  ])('the BIC %s is of %s', (bic, name) => expect(enrich({ creditorAgent: { bic } }).enrichments.creditorAgent?.name).toContain(name));

  test.each([
    ['FR', '30076', 'Société Générale', '30003'],
    ['FR', '10268', 'Société Générale', '30003'],
    ['IN', 'NICB', 'Saraswat Co-operative Bank', 'SRCB'],
  ])('%s %s is explained: part of %s, %s', (country, bankCode, name, successor) => {
    const memberId = country === 'IN' ? `${bankCode}0000001` : bankCode;
    const { successions } = explain({ country, creditorAgent: { clearingSystemMemberId: { memberId } } });
    expect(successions).toMatchObject([{ kind: 'merged', name, successor }]);
  });

  test('the licence of a bank that another one bought does not bring the BIC of the old one', () =>
    expect(firstOf('MX', '124')).toMatchObject({ name: 'Banco Citi México', bic: null }));
});
