import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

const read = (country: string, text: string) => structureAddress(text, { country: country || undefined });

describe('the town', () => {
  test.each([
    ['below a street that ends alike', 'AT', 'Kirchengasse 9\n5580 Tamsweg\nAustria', 'Tamsweg'],
    ['with the name of a country', 'US', '1 Main St, Jamaica, NY 11432', 'Jamaica'],
    ['with the name of its canton', 'CH', 'Vorstadt 53\nSchaffhausen', 'Schaffhausen'],
    ['before its province', 'ES', 'Polígono Sur\nGetafe, Madrid', 'Getafe'],
    ['with the name of its country, which stands below', 'DJ', 'BP 32, Djibouti, Djibouti', 'Djibouti'],
    ['with the name of its country in Arabic', 'DZ', '٢ شارع الاستقلال\n١٦٠٢٦ الجزائر\nالجزائر', 'الجزائر'],
    ['that a word names before Tokyo', 'JP', '2-1 Marunouchi, Chiyoda-ku, Tokyo 100-8111, Japan', 'Chiyoda-ku'],
    ['with the number of its district', 'PE', 'Calle Larga 110\nLima 27\nPeru', 'Lima 27'],
    ['in the first line, where the street stands below', 'HU', 'Budapest, Kossuth tér 1, 1055, Hungary', 'Budapest'],
    ['in Korean letters, without what it is', 'KR', '03171 서울시 종로구 세종대로 209', '서울시'],
    ['in Chinese letters, behind its island', 'TW', '台灣省台北市信義區信義路五段7號', '台北市'],
    ['behind a post box', 'TZ', 'Example Ltd P.O. Box 10084 DODOMA Tanzania', 'DODOMA'],
    ['in capitals behind the number of a house', 'FI', 'Pitkäkatu 12 KUOPIO', 'KUOPIO'],
    ['that is one of the largest, behind the number of a house', 'DE', 'Hauptstraße 5 Berlin', 'Berlin'],
    ['behind a word that says near', 'GB', 'The Old Mill, Mill Lane, Nr Bicester, OX26 1AA', 'Bicester'],
    ['before a post code that a word announces', 'RO', 'Strada Lungă 12, Turda, cod poștal 401113', 'Turda'],
    ['behind a street without a number', 'IE', 'Church Street Athenry\nCo. Galway', 'Athenry'],
    ['behind a numbered road', 'US', '2002 FM 544 Springfield, TX 75098', 'Springfield'],
    ['with its province behind it', 'PH', 'Rm 107\n1901 Airport Road\n2900 Laoag City Ilocos Norte', 'Laoag City'],
    ['behind a flat', 'US', '102 Long St, Unit 06-305 Charleston, SC 29403', 'Charleston'],
    ['before a state in small letters', 'US', '1200 long street springfield il 62701', 'springfield'],
    ['before a state that is written out', 'US', '43 South Broadway Springfield, New Jersey 08071', 'Springfield'],
    ['before a state that is a country, too', 'US', '5 Long Street\nAtlanta, Georgia', 'Atlanta'],
    ['behind a post code, before a number and a street', 'FR', '44000 Nantes 2 allée Brancas', 'Nantes'],
    ['behind a post code, before a word for street', 'IT', '37121 Verona VR Via Roma 33', 'Verona'],
    ['behind a post code, before a street that ends in its word', 'DE', '04109 Leipzig Grimmaische Str. 2-4', 'Leipzig'],
    ['between the number of a house and a post code with letters', 'LV', 'LIELA IELA 9 LIEPAJA LV-3401', 'LIEPAJA'],
    ['between a number behind a name and a post code', 'CL', 'BARROS ARANA 565 CONCEPCION 4030000', 'CONCEPCION'],
    ['that is one of the largest, before a code of seven digits', 'IL', '5 HAATZMAUT STREET HAIFA 3303320 ISRAEL', 'HAIFA'],
    ['that is one of the largest, before a code behind a hyphen', 'BD', 'House 12 Road 5 Dhanmondi Dhaka-1205', 'Dhaka'],
    ['before the name of the country, and its code below', 'IN', '24 MG ROAD BENGALURU KARNATAKA 560001 INDIA\nIN', 'BENGALURU'],
    ['below a number that is no post code', 'UY', 'Calle Larga 1753\nMontevideo\nUruguay', 'Montevideo'],
  ])('is found %s', (_, country, text, town) => expect(read(country, text).address.townName).toBe(town));

  test.each([
    ['in digits of another script', 'EG', '5 شارع النيل\nطنطا\n٣١١١١\nمصر', '٣١١١١'],
    ['behind letters that are not those of the country', 'IL', 'P.O. Box 13056, TEL AVIV ISL-61130', '61130'],
    ['in three parts', 'AR', 'Av. Colón 80, X 5000 EPC Córdoba', 'X 5000 EPC'],
    ['before a town that begins with three letters', 'AR', 'Av. Colón 80, D5700 San Luis', 'D5700'],
    ['that runs on behind Chinese letters', 'CN', '北京市朝阳区建国路1号大厦100022', '100022'],
  ])('has a post code %s', (_, country, text, postCode) => expect(read(country, text).address.postCode).toBe(postCode));

  test.each([
    ['more than a town stands beside the post code', 'NG', '12 Long Road, Yelwa JOS 930283'],
    ['the country may stand behind it', 'RS', 'Bulevar 56\n11070 Beograd Central-Serbia'],
    ['nobody knows the names of the subdivisions', 'IQ', '12 Al Rashid, Al Karkh\nAl Asmai, Al Basrah\n61002'],
    ['the names of the subdivisions are in another script', 'IN', 'पार्क स्ट्रीट\nकोलकाता\nपश्चिम बंगाल\n700017'],
    ['a line stands behind it', 'DE', 'Lange Straße 1\n10115 Berlin\nAlt Stralau'],
    ['a street without a word for it may stand behind it', 'SE', '903 26 Umeå Rådhusesplanaden 2'],
    ['the number behind it may be that of a house', 'NL', "'s-Hertogenbosch 5211 AX Markt 1"],
    ['the town may stand before the code', 'KW', 'Block 3 Salem Al Mubarak Street Salmiya 22001 Kuwait'],
    ['its number may be a post code', 'MO', 'Rua Larga 5, Macau 999078'],
    ['it may be the state', 'US', '43 Somewhere, South Carolina 29566'],
    ['only the form of the post code tells the country', '', '1 Elm St, Lebanon, NH 03766'],
  ])('is not sure where %s', (_, country, text) => expect(read(country, text).confidence).not.toBe('high'));
});

describe('what is more than a town', () => {
  test.each([
    ['GB', 'Example College Windsor Berkshire SL4 6DW', 'Berkshire'],
    ['GB', 'Amazing Slough SL1 2AB', undefined],
    ['GR', '99 Long Avenue GR-151 24 Maroussi Athens', undefined],
    ['MZ', 'Av. Longa, 1695 Caixa Postal 423 Maputo', undefined],
    ['VE', 'Avenida Larga, Edif. La Campiña Caracas 1050', undefined],
    ['TH', 'Long Road, T. Bangkadi, A. Muang Pathumthani 12000', undefined],
    ['FR', '46 avenue Longue 75017 PARIS RCS Paris 395 030 844', undefined],
    ['AM', '2 Long St. Yerevan 0010 RA', undefined],
  ])('%s: is never certain: %j', (country, text, subdivision) => {
    const { address, confidence } = structureAddress(text, { country });
    expect(confidence).not.toBe('high');
    expect(address.countrySubdivision).toBe(subdivision);
  });

  test.each([
    ['BE', 'Wetstraat 200\n1049 Bruxelles/Brussel', 'Bruxelles/Brussel'],
    ['IN', '12 Long Road\nNew Delhi 110070', 'New Delhi'],
    ['GB', '1 Long Road\nMilton Keynes MK9 1AA', 'Milton Keynes'],
  ])('%s: a town of two words is: %j', (country, text, townName) => {
    const { address, confidence } = structureAddress(text, { country });
    expect([address.townName, confidence]).toEqual([townName, 'high']);
  });

  test.each([
    ['TH', '239 ถนนยาว ตำบลสุเทพ อำเภอเมือง จังหวัดเชียงใหม่ 50200', 'เชียงใหม่'],
    ['TH', '239 ถนนยาว ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', 'เชียงใหม่'],
    ['TH', '99 ถนนยาว ต.บางโฉลง อ.บางพลี จ.สมุทรปราการ 10540', 'บางพลี'],
    ['TH', '123 ถนนยาว\nอำเภอเมืองนครราชสีมา\nจังหวัดนครราชสีมา 30000', 'นครราชสีมา'],
    ['IR', 'تهران، خیابان فردوسی، پلاک ۱۳۱\nکد پستی ۱۱۳۵۹۳۱۵۹۶', 'تهران'],
    ['IR', 'اصفهان، خیابان چهارباغ، کوچه ۵، پلاک ۱۲', 'اصفهان'],
    ['IR', 'Tehran, Long Street, No. 20, 1967715853', 'Tehran'],
    ['RU', '119991, Российская Федерация, Москва, Ленинские горы, д. 1', 'Москва'],
    ['BR', 'av. longa, 8501 - pinheiros - são paulo/sp - cep 05425-070', 'são paulo'],
    ['BR', 'Rua Longa, 374\nCidade Nova, Butantã\n05508-220 - São Paulo - SP', 'São Paulo'],
    ['JP', '京都大学 〒606-8501 京都市左京区吉田本町', '京都市'],
    ['KR', '서울대학교 08826 서울특별시 관악구 관악로 1', '서울특별시'],
    ['PG', 'Waigani Drive\nPort Moresby, NCD', 'Port Moresby'],
    ['MY', 'Lot 5, Jalan Panjang, 41050 Klang, Selangor D.E.', 'Klang'],
  ])('%s: the town before or behind the other parts: %j', (country, text, townName) =>
    expect(structureAddress(text, { country }).address.townName).toBe(townName),
  );
});
