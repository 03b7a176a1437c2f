/**
 * What stands in place of an account in made-up payments, by method or settlement system and by type: `#` is a digit, `?` a capital letter, `%` a
 * hexadecimal digit, `!` the Luhn check digit of the digits before it.
 *
 * The gotcha: a random telephone number or card belongs to somebody. Telephone numbers are the examples of the numbering plans, the card is the
 * test card of UnionPay, mailboxes are at example.org (RFC 2606).
 */
export const proxies: Readonly<Record<string, readonly string[]>> = {
  EMAIL: ['sample.####@example.org'],
  CARD_NUMBER: ['6250941006528599'],
  BPAY_CRN: ['########!'],
  FPS_ID: ['#######', '#########'],
  ALIAS: ['sample####@example'],
  PASSPORT: ['?########MYS'],
  ARMY_POLICE: ['T#######'],
  BUSINESS_REGISTRATION: ['2019010#####'],
  NRIC: ['9#05171#####'],
  'BR_PIX ALIAS': ['%%%%%%%%-%%%%-4%%%-8%%%-%%%%%%%%%%%%'],
  'CO_BREB ALIAS': ['@sample#####'],
  'IN_UPI ALIAS': ['sample.####@upi'],
  'SE_SWISH ALIAS': ['123#######'],
  'TH_PROMPTPAY ALIAS': ['###############'],
  'DUITNOW ACCOUNT_NUMBER': ['5140########'],
  'PAYGATE ACCOUNT_NUMBER': ['1002#########'],
  'SG_PAYNOW NRIC': ['S#######?'],
};

/** What a method knows the bank by, or who stands for one: the biller code of BPAY, a bank code of Korea. */
export const billers: Readonly<Record<string, string>> = { BPAY: '######', PAYGATE: '004' };
