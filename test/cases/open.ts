/**
 * The cases that do not come out yet, each with the reason in a few words; those that are not meant to are in `disagreements.ts`. One that comes out is taken off: the tests hold this list to the cases.
 */
import type { CaseFile } from './cases.js';

export const OPEN: Readonly<Record<CaseFile, Readonly<Record<string, string>>>> = {
  banks: {
    'AL 205': 'code not in directory',
    'AU 774-001': 'BIC not in directory',
    'AU 814-282': 'BIC not in directory',
    'BD 090261234': 'code not in directory',
    'BG TTBB': 'code not in directory',
    // public tables of Belarusian BICs have Idea Bank, SOMABY22, beside Neo Bank Asia, AEBKBY2X
    'BY SOMA': 'another bank has that name',
    'CN 323331000001': 'code not in directory',
    'DK 9280': 'BIC not in directory',
    'GB 77-48-14': 'range of several banks',
    'GB 40-51-62': 'range of several banks',
    'HR 2503007': 'code not in directory',
    'LU 751': 'code not in directory',
    'ME 550': 'code not in directory',
    'MK 530': 'code not in directory',
    'NG 50211': 'awaits NG wallets',
    'NG 999992': 'awaits NG wallets',
    'NG 107': 'awaits NG wallets',
    'NP BIC BOKLNPKA': 'code not in directory',
    'PE 054': 'code not in directory',
    'PE 049': 'code not in directory',
    // the SEPA Clearer of 2026-05-25 lacks both BICs, and has those of UniCredit Bank and Intesa Sanpaolo Romania
    'RO BUCU': 'BIC of the successor',
    'RO PIRB': 'BIC of the successor',
    'RS 285': 'code not in directory',
    'RU 044525225': 'code not in directory',
    'TR 00829': 'code not in directory',
    'TW 824': 'code not in directory',
    'US 084106768': 'awaits US routing numbers',
    'US 321081669': 'awaits US routing numbers',
    'US 256074974': 'awaits US routing numbers',
    'US 091311229': 'awaits US routing numbers',
    'US 121145433': 'awaits US routing numbers',
    'US 221172186': 'awaits US routing numbers',
    'US 084201278': 'awaits US routing numbers',
    'VN 963388': 'code not in directory',
  },
  facts: {},
  identifiers: {},
  payments: {},
  texts: {
    'اسم المستفيد: شركة المثال للتجارة / البنك: مصرف الراجحي / رقم الآيبان: SA03 8000': 'not read',
    'المستفيد: شركة المثال / رقم الحساب الدولي AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦': 'not read',
    'Číslo účtu: 19-2000145399/0800 / IBAN: CZ65 0800 0000 1920 0014 5399 / Variabiln': 'not read',
    'Règlement par virement au compte de EXEMPLE SAS, IBAN FR76 3000 6000 0112 3456 7': 'a name without a label',
    "À verser sur le compte BE68 5390 0754 7034 de l'ASBL Exemple avec la communicati": 'a name without a label',
    '<p>IBAN: <b>DE89&nbsp;3704&nbsp;0044&nbsp;0532&nbsp;0130&nbsp;00</b><br/>BIC: CO': 'not read',
    'IBAN IT6O X054 28II IOIO OOOO OI23 456': 'not read',
    'Бенефициар: ТОО Үлгі / ИИК: KZ86 125K ZT50 0410 0100 / БИК: KZKOKZKX / Кбе 17': 'not read',
    'Nama akaun: Contoh Sdn Bhd / Bank: Maybank / No. akaun: 514012345678 / SWIFT: MB': 'not read',
    'Example IBAN: DE89 3704 0044 0532 0130 00 (this is only an example, do not use)': 'not read',
    'USD: GB29 NWBK 6016 1331 9268 19 / EUR: IE29 AIBK 9311 5212 3456 78 / Total due:': 'not read',
    'Spendenkonto: DE02 1203 0000 0000 2020 51 / Geschäftskonto: DE89 3704 0044 0532 ': 'not read',
    'IBAN: DE89=20= / 3704 0044 0532 0130 00': 'not read',
    'Прималац: Пример ДОО / Рачун: 260-0056010016113-79 / Позив на број: 97 163220000': 'not read',
    'ชื่อบัญชี: บริษัท ตัวอย่าง จำกัด / ธนาคารกสิกรไทย สาขาสีลม / เลขที่บัญชี: 123-4-': 'not read',
  },
  codes: {
    'bank://singlepaymentsepa?name=Muster&iban=DE89370400440532013000&amount=10,00&currency=EUR': 'code not read',
    'HRVHUB30 / EUR / 000000000012355 / PRIMJER PLATITELJ / Ulica 1 / 10000 Zagreb / PRIMJER D.O.O. / Trg 2 / 10000 Zagreb / HR1210010051863000160 / HR01 / 7269-68949637676-00019 / COST / Troškovi za 1. mjesec':
      'code not read',
    'K:PR|V:01|C:1|R:845000000040484987|N:PRIMER DOO / BEOGRAD|I:RSD3596,13|P:KUPAC|SF:189|S:UPLATA PO RAČUNU|RO:97163220000111111111000':
      'code not read',
    'phonepe://pay?pa=shop@ok&pn=Shop&am=10&cu=INR': 'code not read',
    'UPNQR /  /  /  /  / Janez Primer / Cesta 1 / 1000 Ljubljana / 00000001235 /  /  / GDSV / Plačilo / 31.12.2026 / SI56020170014356205 / SI121234567890120 / Primer d.o.o. / Trg 2 / 1000 Ljubljana / 190 / ':
      'code not read',
    '1234567890|PL|61109010140000071219812874|001234|Przyklad sp. z o.o.|Faktura 1||||': 'code not read',
  },
  references: {},
};
