import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

describe('customs of a country', () => {
  test.each([
    [
      'SG',
      'Blk 123 Ang Mo Kio Ave 3 #04-56\nSingapore 560123',
      { streetName: 'Ang Mo Kio Ave 3', buildingNumber: 'Blk 123', room: '04-56' },
    ],
    [
      'SG',
      '2 Jurong East Street 21, #03-01 Example Building, Singapore 609601',
      { streetName: 'Jurong East Street 21', buildingNumber: '2' },
    ],
    ['MY', 'Lot 5, Jalan Perusahaan 3, 43700 Beranang', { streetName: 'Jalan Perusahaan 3', townName: 'Beranang' }],
    ['US', '100 State St #400\nBoston, MA 02109', { streetName: 'State St', buildingNumber: '100', room: '400' }],
    ['US', '725 E 53rd St\nIndianapolis, IN 46220', { streetName: 'E 53rd St', buildingNumber: '725' }],
    ['US', 'Long Road 5\nPMB 244\nMemphis, Tenn. 38109', { townName: 'Memphis', countrySubdivision: 'Tenn.', postBox: 'PMB 244' }],
    ['CO', 'Cra. 43A #1-50, Medellín', { streetName: 'Cra. 43A', buildingNumber: '1-50' }],
    [
      'CO',
      'Carrera 7 No. 71-52 Torre B Oficina 902\nBogotá D.C.',
      { streetName: 'Carrera 7', buildingNumber: 'No. 71-52', buildingName: 'Torre B', room: 'Oficina 902' },
    ],
    ['IT', 'Viale Lungo 8, 62012 Civitanova Marche', { townName: 'Civitanova Marche' }],
    ['FI', 'PL 123\n33101 Tampere', { postBox: 'PL 123', townName: 'Tampere' }],
    ['DE', 'Postfach 10 05 43, 60005 Frankfurt am Main', { postBox: '10 05 43', townName: 'Frankfurt am Main' }],
    ['DE', 'Am Alten Markt 3 b, 18055 Rostock', { streetName: 'Am Alten Markt', buildingNumber: '3 b' }],
    ['GB', '5 St Andrew Square, Edinburgh EH2 2AD', { streetName: 'St Andrew Square', buildingNumber: '5' }],
    ['GB', '1 Bridge Street\nStratford-upon-Avon\nCV37 6AA', { townName: 'Stratford-upon-Avon' }],
    ['IT', 'Via S. Pietro 3, 31020 San Vendemiano TV', { streetName: 'Via S. Pietro', buildingNumber: '3' }],
    ['BE', 'Rue Longue 155 bte 3, 1040 Bruxelles', { streetName: 'Rue Longue', buildingNumber: '155', room: 'bte 3' }],
    ['ES', 'Plaza Larga s/n\n41013 Sevilla', { streetName: 'Plaza Larga', buildingNumber: 's/n' }],
    ['BR', 'Av. Larga 1578 - Bela Vista\nSão Paulo - SP, 01310-200', { streetName: 'Av. Larga', buildingNumber: '1578' }],
    ['BR', 'Av. Larga, 1\nCentro - Rio de Janeiro - RJ\n20090-003', { townName: 'Rio de Janeiro', countrySubdivision: 'RJ' }],
    ['IN', 'No 27 Anna Salai, Chennai 600 002, Tamil Nadu', { townName: 'Chennai', postCode: '600 002', countrySubdivision: 'Tamil Nadu' }],
    ['IN', 'Road No. 36, Jubilee Hills, Hyderabad 500033', { streetName: 'Road No. 36', townName: 'Hyderabad' }],
    ['TR', 'Uzun Cadde No: 14, 16140 Nilüfer / Bursa', { townName: 'Nilüfer', countrySubdivision: 'Bursa', postCode: '16140' }],
    ['KR', '15F, 152 Teheran-ro, Gangnam-gu, Seoul 06236', { floor: '15F', streetName: 'Teheran-ro', buildingNumber: '152' }],
    ['BG', 'бул. Витоша 89Б\n1463 София', { streetName: 'бул. Витоша', buildingNumber: '89Б' }],
    ['VN', '72 Lê Thánh Tôn, Quận 1, TP. Hồ Chí Minh', { townName: 'TP. Hồ Chí Minh' }],
    ['AI', 'Valley Road\nThe Valley\nAnguilla AI-2640', { townName: 'The Valley', postCode: 'AI-2640' }],
    [
      'BB',
      'Bay Street\nBridgetown, St. Michael\nBB11156',
      { townName: 'Bridgetown', countrySubdivision: 'St. Michael', postCode: 'BB11156' },
    ],
    ['HT', '35 rue Longue\nHT6110 Port-au-Prince', { townName: 'Port-au-Prince', postCode: 'HT6110' }],
    ['HU', 'Minta Kft.\nBudapest\nVáci út 22.\n1132', { townName: 'Budapest', postCode: '1132', streetName: 'Váci út' }],
    ['KE', 'P.O. Box 30075-00100 GPO, Nairobi', { townName: 'Nairobi', postCode: '00100', postBox: 'P.O. Box 30075' }],
    ['LC', 'Bridge Street, Castries LC04 101', { townName: 'Castries', postCode: 'LC04 101' }],
    ['OM', 'P.O. Box 1758, P.C. 111\nSeeb', { townName: 'Seeb', postCode: '111' }],
    ['RU', 'ul. Dlinnaya d. 5, kv. 17\nPerm 614000', { streetName: 'ul. Dlinnaya', buildingNumber: 'd. 5', townName: 'Perm' }],
    ['TH', '45 Moo 3, T. Nong Hoi, A. Muang, Chiang Mai 50000', { townName: 'Chiang Mai', postCode: '50000' }],
    ['GH', 'Long Street 5\nTema\nGreater Accra', { townName: 'Tema', countrySubdivision: 'Greater Accra' }],
    ['GB', "14 St. Andrew's Square, Edinburgh EH2 1AF", { streetName: "St. Andrew's Square", buildingNumber: '14' }],
    ['ID', 'Jl. Panjang No. 45, Kota Yogyakarta, DIY 55271', { townName: 'Kota Yogyakarta', countrySubdivision: 'DIY' }],
    [
      'TH',
      '99/12 Moo 4, Tambon Nong Prue, Amphoe Bang Lamung, Chonburi 20150',
      { townName: 'Bang Lamung', countrySubdivision: 'Chonburi' },
    ],
    ['TH', '99 หมู่ 3 ตำบลบางพลี อำเภอบางพลี จังหวัดสมุทรปราการ 10540', { townName: 'บางพลี', postCode: '10540' }],
    ['VN', '12 Tran Phu Street, Hai Chau District, Da Nang City', { townName: 'Da Nang City', districtName: 'Hai Chau District' }],
    ['RU', '190000, Россия, г. Тверь, ул. Длинная, д. 18', { townName: 'Тверь', postCode: '190000' }],
    ['UA', '65026, Україна, м. Одеса, вул. Довга, буд. 12', { townName: 'Одеса', postCode: '65026' }],
    ['TW', '台湾台中市西屯区台湾大道三段99号', { townName: '台中市', districtName: '西屯区' }],
    ['BH', 'Flat 21, Road 1705, Manama, Kingdom of Bahrain', { townName: 'Manama', streetName: 'Road 1705' }],
  ])('%s: %s', (country, text, parts) => expect(structureAddress(text, { country }).address).toMatchObject(parts));

  test.each([
    'Sussex',
    'W. Sussex',
    'N Yorks',
    'Beds',
    'Leics',
    'Oxon',
    'Carmarthenshire',
    'N E Lincolnshire',
    'Argyll & Bute',
    'Ross-shire',
    'Anglesey',
    'Perth and Kinross',
  ])('know the British county %s behind the town', (county) => {
    const { address, confidence } = structureAddress(`5 Long Street\nOldtown\n${county}\nAB12 3CD`, { country: 'GB' });
    expect(address).toMatchObject({ townName: 'Oldtown', countrySubdivision: county, postCode: 'AB12 3CD' });
    expect(confidence).toBe('high');
  });

  test.each([
    ['GB', '5 Long Street\nNorth Shields\nNE30 1AA', 'North Shields'],
    ['GB', '5 Long Street\nWest Kirby\nWirral\nCH48 1AA', 'Wirral'],
    ['GB', '5 Long Street\nSouth Molton\nDevon\nEX36 1AA', 'South Molton'],
    ['CO', 'Calle 5 # 1-50\nLeticia\nAmazonas\n910001', 'Leticia'],
    ['IE', 'Main Street 5\nEnnis\nClare\nV95 X2X2', 'Ennis'],
    ['PE', 'Calle Larga 5\nBagua\nAmazonas\n01721', 'Bagua'],
  ])('%s: the town of %s', (country, text, townName) => expect(structureAddress(text, { country }).address.townName).toBe(townName));

  test.each([
    ['GB', '5 Long Street, Llandudno, Conwy, LL30 2PF, Wales'],
    ['IE', 'Main Street 5\nEnniscorthy\nWexford\nY21 X1X1'],
    ['PE', 'Calle Larga 5\nJaén\nCajamarca\n06801'],
  ])('%s: are not sure of a region that has the name of its chief town: %s', (country, text) =>
    expect(structureAddress(text, { country }).confidence).not.toBe('high'),
  );

  test('give no post code to a country that has none', () =>
    expect(structureAddress("Flat A, Example Building\n123 Queen's Road Central\nHong Kong").address).toMatchObject({
      streetName: "Queen's Road Central",
      buildingNumber: '123',
      townName: 'Hong Kong',
    }));

  test('say no street of what stands behind the town', () =>
    expect(structureAddress('P.O. Box 222, PC 112, Ruwi, Muscat, Oman').address).not.toHaveProperty('streetName'));
});
