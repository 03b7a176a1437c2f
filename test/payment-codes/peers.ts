/**
 * Codes that other libraries test themselves with, or write, and those of specifications that came to us with them. Where payprep and a library part,
 * the row says who is right: docs/payment-codes.md lists why. Names and accounts are those of the examples; nobody's own.
 */
import type { PaymentCodeContent, PaymentCodeKind } from '../../src/payment-codes.js';

export interface PeerCode {
  readonly from: string;
  readonly text: string;
  /** The problems that payprep finds, with their places. Absent: none. */
  readonly finds?: readonly string[];
  /** What is read; only what is told of it is compared. */
  readonly network?: string;
  readonly account?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly message?: string;
}

const EMPTY_PARTY: readonly string[] = Array.from({ length: 7 }, () => '');

interface Bill {
  readonly iban: string;
  readonly creditor: readonly string[];
  readonly money?: readonly [amount: string, currency: string];
  readonly debtor?: readonly string[];
  readonly reference: readonly [type: string, reference: string];
  readonly message?: string;
  readonly more?: readonly string[];
}

const bill = ({ iban, creditor, money = ['', 'CHF'], debtor = EMPTY_PARTY, reference, message = '', more = [] }: Bill): string =>
  ['SPC', '0200', '1', iban, ...creditor, ...EMPTY_PARTY, ...money, ...debtor, ...reference, message, 'EPD', ...more].join('\n');

const SCHNEIDER = ['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'];
const MUSTER = ['S', 'Max Muster & Söhne', 'Musterstrasse', '123', '8000', 'Seldwyla', 'CH'];
const BEISPIEL = ['S', 'Sarah Beispiel', 'Musterstrasse', '1', '8000', 'Seldwyla', 'CH'];
const ORDER = '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010';

const GUIDELINES = 'SIX, Implementation Guidelines 2.3, annex A';
const CODECRETE = 'manuelbl/SwissQRBill';

const swiss: readonly PeerCode[] = [
  {
    from: `${GUIDELINES}, example 1`,
    text: bill({
      iban: 'CH6431961000004421557',
      creditor: MUSTER,
      money: ['50.00', 'CHF'],
      debtor: ['S', 'Simon Muster', 'Musterstrasse', '1', '8000', 'Seldwyla', 'CH'],
      reference: ['QRR', '000008207791225857421286694'],
      message: 'Payment of travel',
    }),
    amount: '50.00',
    reference: '000008207791225857421286694',
  },
  {
    from: `${GUIDELINES}, example 2`,
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: MUSTER,
      money: ['1949.75', 'CHF'],
      debtor: ['S', 'Simon Muster', 'Musterstrasse', '1', '8000', 'Seldwyla', 'CH'],
      reference: ['QRR', '210000000003139471430009017'],
      message: 'Order from 15.10.2020',
      more: ['//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30', 'eBill/B/simon.muster@example.com'],
    }),
  },
  {
    from: `${GUIDELINES}, example 3`,
    text: bill({
      iban: 'CH5204835012345671000',
      creditor: ['S', 'Muster Stiftung', 'P.O. Box', '', '3001', 'Bern', 'CH'],
      reference: ['NON', ''],
    }),
  },
  {
    from: `${GUIDELINES}, example 4: its check digits are wrong`,
    text: bill({
      iban: 'CH5800791123000889012',
      creditor: ['S', 'Muster Krankenkasse', 'Musterstrasse', '12', '8000', 'Seldwyla', 'CH'],
      money: ['211.00', 'CHF'],
      debtor: BEISPIEL,
      reference: ['SCOR', 'RF720191230100405JSH0438'],
    }),
    finds: ['REFERENCE_INCORRECT 29'],
  },
  {
    from: `${GUIDELINES}, example 5: a creditor in Liechtenstein`,
    text: bill({
      iban: 'CH5800791123000889012',
      creditor: ['S', 'Max Muster & Söhne', 'Musterstrasse', '123', '9490', 'Vaduz', 'LI'],
      money: ['199.95', 'CHF'],
      debtor: BEISPIEL,
      reference: ['SCOR', 'RF18539007547034'],
    }),
  },
  {
    from: `${GUIDELINES}, example 6: a debtor in Germany`,
    text: bill({
      iban: 'CH5800791123000889012',
      creditor: MUSTER,
      money: ['199.95', 'CHF'],
      debtor: ['S', 'Sarah Beispiel', 'Musterstrasse', '1', '78462', 'Konstanz', 'DE'],
      reference: ['SCOR', 'RF18539007547034'],
    }),
  },
  {
    from: `${CODECRETE}, sample 2`,
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: SCHNEIDER,
      money: ['1949.75', 'CHF'],
      debtor: ['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
      reference: ['QRR', '210000000003139471430009017'],
      message: 'Order dated 18.06.2020',
      more: [ORDER, 'UV;UltraPay005;12345', 'XY;XYService;54321'],
    }),
  },
  {
    from: `${CODECRETE}, sample 4: a debtor with free lines`,
    text: bill({
      iban: 'CH5800791123000889012',
      creditor: SCHNEIDER,
      money: ['199.95', 'CHF'],
      debtor: ['K', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse 28', '9400 Rorschach', '', '', 'CH'],
      reference: ['SCOR', 'RF18539007547034'],
    }),
    finds: ['ADDRESS_TYPE_ENDED 21'],
  },
  {
    from: `${CODECRETE}, decodeIgnoreMinorVersion: it takes version 0201`,
    text: bill({ iban: 'CH5800791123000889012', creditor: SCHNEIDER, reference: ['NON', ''] }).replace('0200', '0201'),
    finds: ['VERSION_NOT_SUPPORTED 2'],
  },
  {
    from: `${CODECRETE}, decodeTextNewline: lines end with CR`,
    text: bill({ iban: 'CH5800791123000889012', creditor: SCHNEIDER, reference: ['NON', ''] }).replaceAll('\n', '\r'),
    finds: ['INVALID_STRUCTURE'],
  },
  {
    from: 'sprain/php-swiss-qr-bill, qr-payment-information-zero-amount: euros to a QR-IBAN',
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: ['S', 'Thomas LeClaire', 'Rue examplaire', '22a', '1000', 'Lausanne', 'CH'],
      money: ['0.00', 'EUR'],
      reference: ['QRR', '123456789012345678901234567'],
      message: 'DO NOT USE FOR PAYMENT',
    }),
  },
  {
    from: 'sprain/php-swiss-qr-bill, qr-additional-information: bill information in words',
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: ['S', 'Thomas LeClaire', 'Rue examplaire', '22a', '1000', 'Lausanne', 'CH'],
      money: ['25.90', 'CHF'],
      reference: ['QRR', '123456789012345678901234567'],
      message: 'Invoice 1234568 Gardening work',
      more: ['Bill Information'],
    }),
    finds: ['INVALID_FORMAT 32'],
  },
  {
    from: 'sprain/php-swiss-qr-bill, qr-alternative-schemes',
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: ['S', 'Thomas LeClaire', 'Rue examplaire', '22a', '1000', 'Lausanne', 'CH'],
      money: ['25.90', 'CHF'],
      reference: ['QRR', '123456789012345678901234567'],
      more: ['', 'CC/XRPL/10/bUuK6fwHtfZ3HGAgKvEV7Y5TzHEu8ChUj9', 'CC/XRPL/10/bUuK6fwHtfZ3HGAgKvEV7Y5TzHEu8ChUj9'],
    }),
  },
  {
    from: 'schoero/swissqrbill, alternative schemes without the empty line before them',
    text: bill({
      iban: 'CH5800791123000889012',
      creditor: ['S', 'Creditor FirstName LastName', 'Creditor Address', '', '1234', 'Creditor City', 'CH'],
      reference: ['NON', ''],
      more: [
        'twint/light/02:5d5caa0c078149c694380b72d273ba7#9837183ed9f8bab7286856d786edf5721d55f82b#',
        'rn/twint/a~UuoWrVwETE-AZMysjqoCtQ~s~kNAfGk8vSou0wsvzHvTiSw/rn',
      ],
    }),
    finds: ['INVALID_FORMAT 32'],
  },
];

const FULL = ['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Muster GmbH', 'DE02120300000000202051', 'EUR99.99'];

const epc: readonly PeerCode[] = [
  {
    from: 'DSchuppelius/php-common-toolkit, minimal',
    text: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE02120300000000202051',
    account: 'DE02120300000000202051',
  },
  {
    from: 'DSchuppelius/php-common-toolkit, full',
    text: [...FULL, 'GDDS', '', 'Rechnung 2026-0815', 'Bitte bis 31.08. zahlen'].join('\n'),
    amount: '99.99',
    message: 'Rechnung 2026-0815',
  },
  {
    from: 'codebude/QRCoder writes the line breaks behind the last element, which the guidelines leave out',
    text: `${[...FULL, '', '', '', ''].join('\n')}`,
    amount: '99.99',
  },
  {
    from: 'smhg/sepa-qr-data-php writes EUR where there is no amount',
    text: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE02120300000000202051\nEUR',
    finds: ['INVALID_FORMAT 8'],
  },
  {
    from: 'combit, as c-sharpcorner.com shows it: lines end with CR',
    text: FULL.join('\r'),
    finds: ['INVALID_STRUCTURE'],
    amount: '99.99',
  },
];

const SAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115303156540523.725502015802CN5914BEST TRANSPORT6007BEIJING6233030412340603***0708A60086670902ME64200002ZH0104最佳运输0202北京8036003239401ff0c21a4543a8ed5fbaa30ab02e81360032c2fbf6dd646f4f36b617f10747c0b9616304';
const UNNAMED = 'ACCOUNT_NOT_NAMED';

const emv: readonly PeerCode[] = [
  { from: 'mercari/go-emv-code, Decode', text: `${SAMPLE}6F32`, finds: [UNNAMED], amount: '23.72' },
  { from: 'mercari/go-emv-code, a wrong CRC', text: `${SAMPLE}0000`, finds: ['INCORRECT_CHECKSUM 63', UNNAMED] },
  {
    from: 'mercari/go-emv-code, JPQR: a name in Japanese',
    text: '0002016003xxx01021129300012D156000000000510A93FO3230Q31280012D1560000000103081234567826680019jp.or.paymentsjapan01130000000000001020400010306000001040600000153033925903xxx64180002JA0108メルペイ カフェ520441115802JP610710661436304DEE9',
    finds: [UNNAMED],
  },
  {
    from: 'monkeykingblack/emvqr.js, fees that the indicator does not announce',
    text: '00020101021102160004hoge0104abcd520441115303156540523.725502015603500570155802CN5914BEST TRANSPORT6007BEIJING6107123456762950105123450205678900305098760405543210505abcde0605fghij0705klmno0805pqres0905tuvxy5010000110101i64280002ZH0102北京0204最佳运输0304abcd65020080320016A01122334499887707081234567863044220',
    finds: ['ELEMENT_NOT_ALLOWED 56', 'ELEMENT_NOT_ALLOWED 57', 'TOO_LONG 62.09', UNNAMED],
    reference: 'abcde',
  },
  {
    from: 'SGQR Specifications 1.7, annex A.7: longer than EMVCo allows',
    text: '00020101021102164761360000000*1704155123456789123451110123456789012153123456789012341531250003440001034450003445311000126330015SG.COM.DASH.WWW0110000005550127670014A00000076200010120COM.LQDPALLIANCE.WWW021512345678901234503020028660011SG.COM.OCBC0147OCBCP2P629A358D-ECE7-4554-AD56-EBD12D84CA7E4F7329500006SG.EZI013603600006-76bb-4a5a-aa1a-fbcb64d6ecf530850013SG.COM.EZLINK01201234567890123456-1230204SGQR0324A123456,B123456,C12345670404A23X31260008COM.GRAB0110A93FO3230Q32390007COM.DBS011012345678900210123456789033900011SG.COM.NETS01230201401832831128823590002150001118703240000308885872010901199084E5DC3D834430017COM.QQ.WEIXIN.PAY011012345678900204123435660010SG.COM.UOB014845D233507F5E8C306E3871A4E9FACA601A80C114B5645E5D36940009SG.PAYNOW010100216+6212345678901230301004351234567890123456789012345678901234505082020123137270009SG.AIRPAY0110A11BC0000X51860007SG.SGQR0112180307510317020701.0003030608100604020205031380609Counter010708201804075204581453037025802SG5916FOOD XYZ PTE LTD6009SINGAPORE6106081006622301081234567R060787654306304317F',
    finds: ['TOO_LONG'],
    network: 'PAYNOW',
    account: '+621234567890123',
    reference: '1234567R',
  },
  {
    from: 'winstxnhdw/sgqr, nothing to pay and empty objects',
    text: '00020101021226430009SG.PAYNOW010100204+65003010040820380119520400005303702540105802SG59006009Singapore620401006304DFED',
    finds: ['INVALID_FORMAT 59', 'AMOUNT_OUT_OF_RANGE 54', 'INVALID_FORMAT 62.01'],
    network: 'PAYNOW',
  },
  {
    from: 'dtinth/promptpay-qr, a citizen number',
    text: '00020101021129370016A000000677010111021301234567890125802TH530376463040CBD',
    network: 'PROMPTPAY',
    account: '0123456789012',
  },
  {
    from: 'farzai/promptpay-qr-php, an amount',
    text: '00020101021229370016A000000677010111011300668999999995802TH53037645406100.006304CB89',
    account: '+66899999999',
    amount: '100.00',
  },
  {
    from: 'farzai/promptpay-qr-php, an e-wallet',
    text: '00020101021129390016A00000067701011103151234567890123455802TH5303764630473AF',
    account: '123456789012345',
  },
  {
    from: 'starkbank/brcode-python, static',
    text: '00020126360014br.gov.bcb.pix0114arya@stark.com5204000053039865406125.005802BR5925Arya Stark with a very lo6015Pindamonhangaba62290525verylongreconciliationidt630405B7',
    network: 'PIX',
    account: 'arya@stark.com',
    amount: '125.00',
    reference: 'verylongreconciliationidt',
  },
  {
    from: 'starkbank/brcode-python, a payment that recurs, and no account',
    text: '00020101021226180014br.gov.bcb.pix5204000053039865802BR5925Arya Stark with a very lo6015Pindamonhangaba62200516565656565656565680850014br.gov.bcb.pix2563invoice.starkbank.com/subs/f5333103-3279-4db2-8389-5efe335ba93d63042EC1',
    finds: ['ACCOUNT_NOT_NAMED 80.25'],
    network: 'PIX',
  },
  {
    from: 'stone-payments/ex-pix-brcode, an amount that ends in its point',
    text: '00020126490014BR.GOV.BCB.PIX0111111111111110212Vacina covid520400005303986540310.5802BR5904CARL6010SAN.FIERRO62100506b4b4c463049878',
    account: '11111111111',
    amount: '10.',
    reference: 'b4b4c4',
    message: 'Vacina covid',
  },
  {
    from: 'stone-payments/ex-pix-brcode, an accent in the town',
    text: '00020126830014br.gov.bcb.pix01364004901d-bd85-4769-8e52-cb4c42c506dc0221Jornada pagador 57768520400005303986540573.625802BR5903Pix6008Brasília62080504oooo6304B243',
    finds: ['CHARACTER_NOT_ALLOWED 60'],
  },
  {
    from: 'stone-payments/ex-pix-brcode, eyes in the reference',
    text: '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA610870074900622005161234567890👀1234580390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ630475EF',
    finds: ['CHARACTER_NOT_ALLOWED 62.05'],
  },
  {
    from: 'stone-payments/ex-pix-brcode, a long name',
    text: '00020126830014br.gov.bcb.pix01364004901d-bd85-4769-8e52-cb4c42c506dc0221Jornada pagador 57768520400005303986540573.625802BR5926BANCOCENTRALDOBRASIL0003816008BRASILIA62080504oooo6304EFF5',
    finds: ['TOO_LONG 59'],
  },
  {
    from: 'stone-payments/ex-pix-brcode, an address with its protocol',
    text: '00020126990014br.gov.bcb.pix2577https://qr-h.sandbox.pix.bcb.gov.br/rest/api/v2/ac8ab4efe7db4200885f5ab3c34725204000053039865802BR5903Pix6008BRASILIA62070503***63041043',
    finds: ['INVALID_FORMAT 26.25', 'ACCOUNT_NOT_NAMED 26.25'],
  },
  {
    from: 'naomijub/brcode, a text to the payee',
    text: '00020104141234567890123426500014BR.GOV.BCB.PIX0111119998877660213Hello message27300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ63049059',
    message: 'Hello message',
    reference: 'RP12345678-2019',
  },
  {
    from: 'monkeykingblack/emvqr.js, VietQR',
    text: '00020101021238510010A00000072701210006970432010789477750208QRIBFTTA53037045408888888.35802VN62120808Transfer6304388B',
    network: 'VIETQR',
    account: '8947775',
    message: 'Transfer',
  },
  {
    from: 'binhnguyenduc/vietqr-ts nests the service in the account, where NAPAS has it beside',
    text: '00020101021138570010A00000072701390006970422011301234567890200208QRIBFTTA53037045802VN6304a3cf',
    finds: ['ACCOUNT_NOT_NAMED 38'],
    network: 'VIETQR',
  },
  {
    from: 'binhnguyenduc/vietqr-ts counts bytes',
    text: '00020101021238570010A00000072701390006970422011301234567890200208QRIBFTTA53037045405100005802VN62260822Thanh toán hóa đơn630432F8',
    finds: ['INVALID_STRUCTURE', 'CHARACTER_NOT_ALLOWED 62.08', 'ACCOUNT_NOT_NAMED 38'],
    message: 'Thanh toán hóa đơn',
  },
  {
    from: 'astrapay/spring-qris does not check the CRC, and this one is wrong',
    text: '00020101021126640018ID.CO.ASTRAPAY.WWW011893600822321000024002092100002400303UBE51440014ID.CO.QRIS.WWW0215ID20210662463920303UBE5204581253033605802ID5913TEST MERCHANT6007Jakarta61054433562080704AP016304A79C',
    finds: ['INCORRECT_CHECKSUM 63', 'ACCOUNT_NOT_NAMED 51'],
    network: 'QRIS',
  },
  {
    from: 'astrapay/spring-qris, the national gateway before QRIS, and a fee in percent',
    text: '00020101021226580006id.ovo01189360091200006049620215yq38ZDs7MI6oaz50303UKE51450015ID.OR.GPNQR.WWW0215ID10200416988350303UKE520458125303360540650000055020357030.75802ID5911Tims Donuts6013Jakarta Barat61051161062310507VCcCtqJ0716HgxK16eFVHfvKnGO6304265F',
    finds: ['ACCOUNT_NOT_NAMED 51'],
    network: 'QRIS',
    amount: '500000',
  },
  {
    from: 'chankailong/HK-FPS-QRCode-Sample, a bill number, its CRC in capitals',
    text: '00020101021226270012hk.com.hkicl02078241945520400005303344540115802HK5902NA6002HK6212010898756383630429F5',
    network: 'FPS',
    account: '8241945',
    amount: '1',
    reference: '98756383',
  },
  {
    from: 'ishinvin/ts-khqr, a category with a letter',
    text: '00020101021129180014jonhsmith@nbcq52041A2B53031165802KH5910Jonh Smith6010Phnom Penh6304F7FD',
    finds: ['INVALID_FORMAT 52'],
    network: 'KHQR',
    account: 'jonhsmith@nbcq',
    currency: 'KHR',
  },
];

const STANDARD = 'Czech Banking Association, Standard No. 26, version 1.2';

const spayd: readonly PeerCode[] = [
  {
    from: `${STANDARD}, 5.2.1`,
    text: 'SPD*1.0*ACC:CZ3301000000000002970297*AM:555.55*CC:CZK*RF:7004139146*X-VS:0987654321*X-SS:1234567890*X-KS:0558*DT:20210430*MSG:PRISPEVEK NA NADACI',
    account: 'CZ3301000000000002970297',
    amount: '555.55',
    reference: '0987654321',
  },
  {
    from: `${STANDARD}, 5.2.2: instant`,
    text: 'SPD*1.0*ACC:CZ3301000000000002970297*AM:555.55*CC:CZK*RF:7004139146*X-VS:0987654321*X-SS:1234567890*X-KS:0558*PT:IP*MSG:PRISPEVEK NA NADACI',
  },
  {
    from: `${STANDARD}, 5.2.3: a standing order`,
    text: 'SPD*1.0*ACC:CZ3301000000000002970297*AM:555.55*CC:CZK*FRQ:1M*DT:20210430*DL:20230430*DH:0*MSG:PRAVIDELNY PRISPEVEK NA NADACI',
  },
  {
    from: 'kb.cz, how to put a QR code into an invoice: letters with marks, and an asterisk at the end',
    text: 'SPD*1.0*ACC:CZ2508000000000300300232*AM:5000.00*CC:CZK*PT:IP*MSG:MIMOŘÁDNÝ VKLAD*X-VS:0987654321*X-KS:3558*X-SS:1234567890*',
    message: 'MIMOŘÁDNÝ VKLAD',
  },
  {
    from: 'okarmazin/spayd-kotlin: the asterisk at the end counts in its checksum',
    text: 'SPD*1.0*ACC:CZ5207100007210077628031*ALT-ACC:CZ5207100007210077628031,CZ4601000000192235210247*AM:599*CC:CZK*MSG:T-Mobile - QR platba*RN:T-Mobile Czech Republic a.s.*X-CUSTOM:orang utan*X-SS:11*X-VS:1113334445*CRC32:D7A7B86C*',
    reference: '1113334445',
  },
  {
    from: 'okarmazin/spayd-kotlin: parameters of others stand twice',
    text: 'SPD*1.0*ACC:CZ0608000000192235210247*ALT-ACC:CZ9003000000192235210247,CZ4601000000192235210247*X-CUSTOM:123*X-CUSTOM:456*AM:399*CC:CZK*RN:T-Mobile Czech Republic a.s.*X-VS:1113334445*X-SS:11*X-CUSTOM:orang utan*MSG:T-Mobile - QR platba123%C3%A1%C3%A9 %E2%80%B0%2a',
    message: 'T-Mobile - QR platba123áé ‰*',
  },
  {
    from: 'okarmazin/spayd-kotlin: nothing between two asterisks',
    text: 'SPD*1.0*ACC:CZ0608000000192235210247**',
    finds: ['INVALID_STRUCTURE'],
  },
  {
    from: 'spayd/spayd-java takes a BIC of six characters',
    text: 'SPD*1.0*ACC:CZ3155000000001043006511+RBCZ66*ALT-ACC:CZ3155000000001043006511+RBCZ66,CZ3155000000001043006511+RBCZ66,CZ3155000000001043006511+RBCZ66',
    finds: ['TOO_LONG ALT-ACC', 'INVALID_FORMAT ACC', 'INVALID_FORMAT ALT-ACC', 'INVALID_FORMAT ALT-ACC', 'INVALID_FORMAT ALT-ACC'],
  },
  {
    from: 'kraxnet/rspayd, a wrong checksum',
    text: 'SPD*1.0*CC:CZK*ACC:CZ5855000000001265098001*AM:100.00*CRC32:AAD80227X',
    finds: ['INCORRECT_CHECKSUM CRC32'],
  },
  { from: 'kraxnet/rspayd, no account', text: 'SPD*1.0*CC:CZK*AM:100.00', finds: ['ELEMENT_MISSING ACC'] },
  {
    from: 'step-up-labs/spayd-kmp, every parameter',
    text: 'SPD*1.0*DT:20251211*CC:CZK*AM:25.12*ACC:CZ7603000000000076327632*ALT-ACC:CZ7603000000000076327632,CZ7603000000000076327632*RF:1000001*RN:CLOVEK V TISNI*PT:IP*MSG:DONATION*NT:P*NTA:+420321654987*X-PER:3*X-VS:9*X-SS:9*X-KS:9*X-ID:ID*X-URL:HTTPS://STEPUPLABS.IO',
    reference: '9',
  },
];

export const peerCodes: readonly PeerCode[] = [...epc, ...swiss, ...emv, ...spayd];

export interface WrittenByPeer {
  readonly from: string;
  readonly kind: PaymentCodeKind;
  readonly content: PaymentCodeContent;
  readonly text: string;
}

const iban = (value: string) => ({ id: { value, type: 'IBAN' } });
const partyOf = ([, name = '', streetName = '', buildingNumber = '', postCode = '', townName = '', country = '']: readonly string[]) => ({
  name,
  address: { streetName, buildingNumber, postCode, townName, country },
});

/** What is written from the same contents, byte for byte. */
export const writtenByPeers: readonly WrittenByPeer[] = [
  {
    from: 'DSchuppelius/php-common-toolkit',
    kind: 'EPC',
    content: {
      instruction: {
        creditor: { name: 'Muster GmbH' },
        creditorAccount: iban('DE02 1203 0000 0000 2020 51'),
        creditorAgent: { bic: 'BYLADEM1001' },
      },
      amount: '99.99',
      message: 'Rechnung 2026-0815',
      details: { purpose: 'GDDS', information: 'Bitte bis 31.08. zahlen' },
    },
    text: [...FULL, 'GDDS', '', 'Rechnung 2026-0815', 'Bitte bis 31.08. zahlen'].join('\n'),
  },
  {
    from: `${CODECRETE}, sample 2`,
    kind: 'SWISS_QR',
    content: {
      instruction: { creditor: partyOf(SCHNEIDER), creditorAccount: iban('CH44 3199 9123 0008 8901 2') },
      amount: '1949.75',
      reference: '21 00000 00003 13947 14300 09017',
      message: 'Order dated 18.06.2020',
      details: {
        debtor: partyOf(['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH']),
        billInformation: ORDER,
        alternativeProcedures: ['UV;UltraPay005;12345', 'XY;XYService;54321'],
      },
    },
    text: bill({
      iban: 'CH4431999123000889012',
      creditor: SCHNEIDER,
      money: ['1949.75', 'CHF'],
      debtor: ['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
      reference: ['QRR', '210000000003139471430009017'],
      message: 'Order dated 18.06.2020',
      more: [ORDER, 'UV;UltraPay005;12345', 'XY;XYService;54321'],
    }),
  },
  {
    from: 'starkbank/brcode-python',
    kind: 'EMV',
    content: {
      instruction: {
        country: 'BR',
        creditor: { name: 'Arya Stark with a very lo', address: { townName: 'Pindamonhangaba' } },
        creditorAccount: { id: { value: 'arya@stark.com', type: 'EMAIL' } },
      },
      amount: '125.00',
      reference: 'verylongreconciliationidt',
    },
    text: '00020126360014br.gov.bcb.pix0114arya@stark.com5204000053039865406125.005802BR5925Arya Stark with a very lo6015Pindamonhangaba62290525verylongreconciliationidt630405B7',
  },
  {
    from: 'monkeykingblack/emvqr.js',
    kind: 'EMV',
    content: {
      instruction: {
        country: 'VN',
        creditorAccount: { id: { value: '8947775', type: 'ACCOUNT_NUMBER' } },
        creditorAgent: { clearingSystemMemberId: { memberId: '970432' } },
      },
      amount: '888888.3',
      message: 'Transfer',
    },
    text: '00020101021238510010A00000072701210006970432010789477750208QRIBFTTA53037045408888888.35802VN62120808Transfer6304388B',
  },
  {
    from: 'tajnymag/spayd-js',
    kind: 'SPAYD',
    content: {
      instruction: { creditorAccount: iban('CZ2806000000000168540115') },
      amount: '450.00',
      currency: 'CZK',
      message: 'PLATBA ZA ZBOZI',
      reference: '1234567890',
    },
    text: 'SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00*CC:CZK*MSG:PLATBA ZA ZBOZI*X-VS:1234567890',
  },
];
