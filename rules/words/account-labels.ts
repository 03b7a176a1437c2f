/**
 * What people write in front of account numbers and bank identifiers: “IBAN:”, “Sort code”, “BLZ”. By meaning, in the languages of invoices and letters.
 *
 * A label that belongs to one country says which country's number follows. Letters count, not case, accents and punctuation: “Konto-Nr.” is `konto nr`.
 */
import type { LabelDeclaration } from '../vocabulary/label.js';

const SORT_CODE = 'Sort code, Sortcode, Sort, Bank sort code, National sort code, NSC, Sort code number, S C';

const KOREAN_ACCOUNT =
  '계좌번호, 계좌 번호, 입금계좌, 입금 계좌, 입금계좌번호, 입금 계좌번호, 은행계좌, 계좌, 변경 계좌, 변경계좌, 새 계좌, 신규 계좌, 기존 계좌, 이전 계좌';

/** The names by which people call the banks of most customers. */
const INDONESIAN_BANK =
  /^(?:bank )?(?:BCA|BRI|BNI|BTN|BSI|BJB|Mandiri|Permata|Danamon|CIMB Niaga|OCBC(?: NISP)?|Panin|Maybank|Mega|Jago|Sinarmas)(?: Syariah)?[ :.-]{1,3}(?=\d)/i;

export const accountLabels: readonly LabelDeclaration[] = [
  {
    meaning: 'iban',
    names:
      'IBAN, IBAN code, IBAN number, IBAN no, IBAN Nr, IBAN Nummer, code IBAN, codice IBAN, código IBAN, numéro IBAN, número IBAN, numero IBAN, N IBAN, No IBAN, Nr IBAN, Numer IBAN, IBAN des Empfängers, IBAN Empfänger, IBAN bénéficiaire, IBAN odbiorcy, kod IBAN, Konto Zahlbar an, Compte Payable à, Conto Pagabile a, Account Payable to, IBANコード, IBAN 번호, رقم الآيبان, رقم الايبان, الآيبان, الايبان, آيبان, ايبان, رقم الحساب الدولي, رقم الحساب المصرفي الدولي, رقم الحساب المصرفي الدولي آيبان, شبا, شماره شبا, ИИК, ЖСК, IBAN numarası, IBAN číslo, IBAN number of account, IBAN счета, IBAN рахунку, αριθμός IBAN, מספר IBAN, IBAN szám, IBAN kod',
  },
  {
    meaning: 'bic',
    names:
      'BIC, SWIFT, BIC SWIFT, SWIFT BIC, BIC code, SWIFT code, BIC SWIFT code, SWIFT BIC code, BIC number, SWIFT number, SWIFT address, BIC Nr, BIC Code, code BIC, code SWIFT, code BIC SWIFT, codice BIC, codice SWIFT, codice BIC SWIFT, código BIC, código SWIFT, código BIC SWIFT, kod BIC, kod SWIFT, kod BIC SWIFT, nr BIC, numer BIC, SWIFT kodu, Bank BIC, BIC der Bank, BIC de la banque, SWIFTコード, SWIFT代码, SWIFT代碼, SWIFT코드, SWIFT 코드, 스위프트 코드, رمز السويفت, سويفت, السويفت, كود السويفت, رمز سويفت, БИК, СВИФТ, СВИФТ код, SWIFT код, Код SWIFT, รหัส SWIFT, รหัสสวิฟต์, Mã SWIFT, kode SWIFT, SWIFT कोड, स्विफ्ट कोड, קוד SWIFT, SWIFT κωδικός, κωδικός SWIFT, SWIFT kód, BIC kód',
  },
  // bank identifiers of one country, or of a few
  {
    meaning: 'bank',
    kind: 'ROUTING_NUMBER',
    countries: ['US'],
    names:
      'ABA, ABA number, ABA no, ABA code, ABA routing, ABA routing number, ABA routing no, ABA RTN, Routing number, Routing no, Routing, Routing code, Routing transit number, Bank routing number, ACH routing number, Wire routing number, ACH routing, Wire routing, RTN, Fedwire, Fedwire number',
  },
  // Irish sort codes begin with 9; some British ones do, too
  { meaning: 'bank', kind: 'SORT_CODE', countries: ['GB'], form: /^[0-8]/, names: SORT_CODE },
  { meaning: 'bank', kind: 'SORT_CODE', countries: ['GB', 'IE'], form: /^9/, names: SORT_CODE },
  { meaning: 'bank', kind: 'BSB', countries: ['AU'], names: 'BSB, BSB number, BSB no, BSB code' },
  {
    meaning: 'bank',
    kind: 'IFSC',
    countries: ['IN'],
    names:
      'IFSC, IFSC code, IFS code, IFSC no, Bank IFSC, Bank IFSC code, RTGS NEFT IFSC code, NEFT IFSC code, RTGS IFSC code, IFSC कोड, आईएफएससी, आईएफएससी कोड, आईएफएस कोड, IFSC குறியீடு, IFSC కోడ్, IFSC કોડ, IFSC কোড',
  },
  {
    meaning: 'bank',
    kind: 'INSTITUTION_NUMBER',
    countries: ['CA'],
    names:
      'Institution number, Institution no, Inst no, Inst number, Inst, Institution, Institution code, Financial institution number, Numéro d’institution, Numéro institution, No d’institution',
  },
  {
    meaning: 'branch',
    kind: 'TRANSIT_NUMBER',
    countries: ['CA'],
    names: 'Transit number, Transit no, Transit, Branch transit, Branch transit number, Numéro de transit, No de transit',
  },
  { meaning: 'bank', kind: 'BLZ', countries: ['DE', 'AT'], names: 'BLZ, Bankleitzahl' },
  {
    meaning: 'bank',
    kind: 'CLEARING_NUMBER',
    countries: ['SE', 'CH'],
    names: 'Clearingnummer, Clearingnr, Clearing, Clearing Nr, Clearing Nummer, BC Nummer, BC Nr',
  },
  { meaning: 'bank', kind: 'REGISTRATION_NUMBER', countries: ['DK'], names: 'Reg nr, Regnr, Registreringsnummer, Reg no' },
  { meaning: 'bank', kind: 'REGISTRATION_NUMBER', countries: ['DK'], form: /^\d{4}$/, names: 'Reg' },
  { meaning: 'bank', kind: 'CNAPS', countries: ['CN'], names: 'CNAPS, CNAPS code, CNAPS number, 联行号, 行号' },
  { meaning: 'bank', kind: 'BANK_CODE', countries: ['JP'], names: '銀行コード, 金融機関コード' },
  { meaning: 'branch', kind: 'BRANCH_CODE', countries: ['JP'], names: '支店コード, 支店番号, 店番, 店番号' },
  { meaning: 'bank', kind: 'BIK', countries: ['RU'], names: 'БИК, BIK, БИК банка' },
  { meaning: 'bank', kind: 'BANK_CODE', countries: ['BR'], names: 'Código do banco, Cód do banco, ISPB, Nº do banco, Número do banco' },
  { meaning: 'bank', kind: 'BANK_CODE', countries: ['BR'], onlyWith: 'branch', names: 'Banco, Bco' },
  {
    meaning: 'branch',
    kind: 'BRANCH_CODE',
    countries: ['BR'],
    // Banco do Brasil (001) Ag; Itaú 341 | Agência
    bankBefore: /(?:^|[^\d.,/-])(\d{3})\)?[^\p{L}\d]{0,8}$/u,
    names: 'Agência, Agencia bancária, Ag',
  },
  { meaning: 'bank', kind: 'BRANCH_CODE', countries: ['ZA'], names: 'Universal branch code' },
  {
    meaning: 'bank',
    kind: 'BRANCH_CODE',
    countries: ['ZA'],
    // the universal branch codes of the banks that people have accounts with; other countries have branch codes, too
    form: /^(?:051001|198765|250655|430000|462005|470010|580105|632005|678910|679000)$/,
    names: 'Branch code, Bank branch code, Bank code, Branch',
  },
  { meaning: 'branch', isBehindBank: true, names: 'Branch code, Branch number, Branch no' },
  {
    meaning: 'bank',
    names:
      'Bank code, Bank no, Bank number, Bank identifier, Branch code, Bank branch code, Clearing code, Código de banco, Código del banco, Bankcode, Code banque, Codice banca, Kod banku',
  },

  // account numbers of one country
  {
    meaning: 'account',
    kind: 'CLABE',
    countries: ['MX'],
    names: 'CLABE, CLABE interbancaria, Cuenta CLABE, Número de CLABE, Clave interbancaria',
  },
  { meaning: 'account', kind: 'CBU', countries: ['AR'], names: 'CBU, CVU, CBU CVU, CBU o CVU, Clave bancaria uniforme' },
  { meaning: 'account', kind: 'CCI', countries: ['PE'], names: 'CCI, Código de cuenta interbancario, Cuenta interbancaria' },
  { meaning: 'account', kind: 'NUBAN', countries: ['NG'], form: /^\d{10}$/, names: 'NUBAN, NUBAN number' },
  {
    meaning: 'account',
    kind: 'NRB',
    countries: ['PL'],
    names:
      'Nr rachunku, Numer rachunku, Nr konta, Numer konta, Rachunek bankowy, Rachunek, Konto bankowe, Numer rachunku bankowego, Nr rachunku bankowego, Numer konta bankowego, Nr konta bankowego, NRB, Nr rach, Konto',
  },
  { meaning: 'account', kind: 'CCC', countries: ['ES'], names: 'CCC, Código cuenta cliente, Código de cuenta cliente' },
  {
    meaning: 'account',
    countries: ['ES'],
    form: /^\d{4}([ -])\d{4}\1\d\d\1\d{10}$/,
    names: 'Cuenta, Cuenta bancaria, Cuenta corriente, Número de cuenta, N de cuenta, Cta, Cta cte, C C',
  },
  { meaning: 'account', kind: 'RIB', countries: ['FR', 'MA'], names: 'RIB' },
  { meaning: 'account', kind: 'NIB', countries: ['PT'], names: 'NIB' },
  {
    meaning: 'account',
    countries: ['CZ', 'SK'],
    names: 'Číslo účtu, Č účtu, Č ú, Bankovní spojení, Bankové spojenie, Účet, Číslo bankovního účtu',
  },
  { meaning: 'account', countries: ['HU'], names: 'Számlaszám, Bankszámlaszám, Bankszámla, Giro' },
  {
    meaning: 'account',
    countries: ['IS'],
    form: /^\d{4}[ -]\d\d[ -]\d{1,6}(?:[ -]\d{6}-?\d{4})?$/,
    names: 'Reikningur, Reikningsnúmer, Reikningsnr, Bankareikningur, Bankareikningsnúmer, Leggist inn á',
  },
  { meaning: 'account', countries: ['NO'], names: 'Kontonr, Bankkonto, Bankkontonummer, Til konto, Betales til konto, Betal til konto' },
  {
    meaning: 'account',
    countries: ['NO'],
    form: /^\d{4}([ .])\d\d\1\d{5}$/,
    names: 'Kontonummer, Konto, Bankkonto, Konto nr, Bankkontonr, Account number, Account no, Account, Bank account',
  },
  {
    meaning: 'account',
    countries: ['NZ'],
    form: /^\d\d([ -])\d{4}\1\d{7}\1\d{2,3}$/,
    names: 'Account number, Account no, Account, Acct, A C, A C no, Bank account, Bank account number, Bank account no',
  },
  {
    meaning: 'account',
    countries: ['RS'],
    form: /^\d{3}-?\d{1,13}-?\d\d$/,
    names: 'Račun, Broj računa, Tekući račun, Žiro račun, Račun primaoca, Рачун, Број рачуна, Текући рачун, Жиро рачун, Рачун примаоца',
  },
  { meaning: 'account', countries: ['TH'], isSureBeside: true, names: 'เลขที่บัญชี, เลขบัญชี, หมายเลขบัญชี, บัญชีเลขที่, เลขที่บัญชีธนาคาร, เลขบัญชีธนาคาร' },
  {
    meaning: 'account',
    countries: ['MY'],
    isSureBeside: true,
    names: 'No akaun, Nombor akaun, No akaun bank, Nombor akaun bank, Akaun bank',
  },
  { meaning: 'account', countries: ['IN'], names: 'खाता संख्या, खाता नंबर, खाता क्रमांक, खाते क्रमांक, बैंक खाता संख्या, खाता सं' },
  {
    meaning: 'account',
    countries: ['JP'],
    isSureBehindBranch: true,
    isSureBeside: true,
    names: '口座番号, 普通, 普, 当座, 普通預金, 当座預金, 普通口座, 当座口座',
  },
  { meaning: 'account', countries: ['JP'], names: '新口座番号, 旧口座番号' },
  {
    meaning: 'account',
    countries: ['CN'],
    names: '账号, 帐号, 账户号码, 银行账号, 银行账户, 收款账号, 新账号, 新账户, 新帐号, 旧账号, 旧账户, 原账号, 原账户, 原帐号',
  },
  { meaning: 'account', countries: ['VN'], isSureBeside: true, names: 'Số tài khoản, Số TK, vào STK, qua STK, đến STK, tới STK' },
  // `STK-3495-0733` is the number of an article elsewhere
  { meaning: 'account', countries: ['VN'], names: 'STK' },
  {
    meaning: 'account',
    countries: ['VN'],
    names: 'Tài khoản, Tài khoản số, Tài khoản mới, Tài khoản cũ, Số tài khoản mới, Số tài khoản cũ',
  },
  {
    meaning: 'account',
    countries: ['ID'],
    isSureBeside: true,
    between: INDONESIAN_BANK,
    names: 'Rekening, Rek, Nomor rekening, No rekening, No rek, Rek no, Norek',
  },
  {
    meaning: 'account',
    countries: ['ID'],
    isSureBeside: true,
    names: 'Nomor rekening, No rekening, No rek, Rek no, Nomor rekening bank, Norek',
  },
  { meaning: 'account', countries: ['KR'], isSureBeside: true, names: KOREAN_ACCOUNT },
  { meaning: 'account', countries: ['KR'], between: /^[\p{Script=Hangul}A-Z]{2,10}[ :]{1,2}(?=\d)/u, names: KOREAN_ACCOUNT },
  { meaning: 'account', countries: ['TW', 'HK'], names: '帳號, 銀行帳號' },
  { meaning: 'account', countries: ['HK'], names: '賬號, 戶口號碼' },
  {
    meaning: 'account',
    countries: ['BR'],
    isSureBehindBranch: true,
    names: 'Conta corrente, Conta poupança, Conta, C C, CC, C P, CP, Conta bancária',
  },
  {
    meaning: 'proxy',
    countries: ['BR'],
    kind: 'PIX_KEY',
    names: 'Pix, Chave Pix, Pix chave, Chave do Pix, Chave aleatória, Chave Pix aleatória, Pix chave aleatória',
  },
  {
    meaning: 'proxy',
    countries: ['SG'],
    kind: 'PAYNOW',
    names: 'PayNow, PayNow UEN, PayNow ID, PayNow number, PayNow no, PayNow mobile, PayNow mobile number, PayNow to',
  },

  // account numbers of any country
  {
    meaning: 'account',
    names:
      'Account number, Account no, Account nr, Account num, Account, Acct, Acct no, Acct number, Acc no, Acc number, Acc, A C, A C no, A C number, Bank account, Bank account number, Bank account no, Checking account, Savings account, Kontonummer, Konto, Konto Nr, Kto Nr, Kto, KontoNr, Bankkonto, Numéro de compte, N de compte, No de compte, Compte, Compte n, Compte bancaire, Número de cuenta, N de cuenta, No de cuenta, Nro de cuenta, Nro cuenta, Cuenta, Cuenta bancaria, Cuenta corriente, Cuenta n, Cta, Cta cte, Número da conta, N da conta, Numero di conto, N conto, Conto corrente, Conto n, Conto, Rekeningnummer, Rekeningnr, Rekening, Hesap no, Hesap numarası, رقم الحساب, Номер счета, Р с, Расчетный счет, Счет получателя, Сч, Your account, Your bank account, From your account, Old account, Previous account, Customer account, Customer account number, Customer account no, Kundenkonto, Kundenkontonummer, Compte client, Numéro de compte client, Ihr Konto, Ihrem Konto, Ihr Bankkonto, Von Konto, Altes Konto, Votre compte, Votre compte bancaire, Ancien compte, Su cuenta, Su cuenta bancaria, Cuenta antigua, Vostro conto, Suo conto, Vecchio conto, Uw rekening, Uw rekeningnummer, Oude rekening, Oud rekeningnummer',
  },
  { meaning: 'account', isOfPayee: true, names: 'Beneficiary account, Beneficiary account number, Beneficiary account no' },
];
