/**
 * What the types of `creditorAccount.id.type` are called elsewhere: in the code sets of ISO 20022, by settlement systems, and by the countries that have a
 * name for their account numbers. Written in capital letters, without what stands between words.
 *
 * A name whose identifiers are of several types, such as PromptPay, is not here: only the type says how to read the value. Codes of
 * ISO 20022 for which no system has a type are aliases: something that a system has registered for an account.
 *
 * @see ISO 20022, external code sets: ExternalAccountIdentification1Code (BBAN, CUID, UPIC), ExternalProxyAccountType1Code (the codes of four letters);
 * compared on 2026-11-29 with a copy of May 2025, the npm package @taprsvp/iso20022_external_codes
 * @see Banco de México (CLABE), Banco Central de la República Argentina (CBU, CVU), Cámara de Compensación Electrónica of Peru (CCI), Central Bank
 * of Nigeria (NUBAN), Comité français d’organisation et de normalisation bancaires (RIB), The Clearing House (UPIC, CHIPS UID)
 * @see Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, version 2.9; NPCI, UPI procedural guidelines; ABS, PayNow
 */
import type { AccountIdType } from '../vocabulary/scheme.js';

/** Type → its other names, one space between them. */
export const otherNamesOfIdTypes: Readonly<Partial<Record<AccountIdType, string>>> = {
  IBAN: 'IBANNUMBER IBANNO IBANCODE',
  ACCOUNT_NUMBER:
    'ACCOUNT ACCOUNTNO ACCOUNTNR ACCOUNTNUM ACCT ACCTNO ACCTNUMBER ACCTNUM BANKACCOUNT BANKACCOUNTNO BANKACCOUNTNUMBER LOCALACCOUNT LOCALACCOUNTNUMBER ' +
    'DOMESTICACCOUNT DOMESTICACCOUNTNUMBER BASICBANKACCOUNTNUMBER BBAN CLABE CBU CVU CCI NUBAN RIB UPIC',
  CARD_NUMBER: 'CARD CARDNO PAN',
  PHONE: 'TELE MBNO TELEPHONE TELEPHONENUMBER PHONENUMBER PHONENO MOBILENUMBER MOBILENO MOBILEPHONE MOBILEPHONENUMBER CELLPHONE MSISDN',
  EMAIL: 'EMAL MAIL EMAILADDRESS',
  ALIAS:
    'PROXY CUST DNAM EIDN EWAL TOKN UBIL BIID VIPN SHID LEIC DRLC CUID EVP PIX PIXKEY CHAVEPIX CHAVEALEATORIA RANDOMKEY UPI UPIID VPA VIRTUALPAYMENTADDRESS ' +
    'CBUALIAS ALIASCBU CVUALIAS ALIASCVU PAYID',
  TAX_ID: 'COTX PVTX TXID NIDN SOSE TAXNUMBER TAXIDNUMBER TIN CPF CNPJ CPFCNPJ UEN ABN ACN NIT CITIZENID TCKN VKN',
  NRIC: 'FIN MYKAD NRICFIN NRICNUMBER',
  PASSPORT: 'CCPT PASSPORTNUMBER PASSPORTNO',
  BUSINESS_REGISTRATION: 'CINC COID BRN BUSINESSREGISTRATIONNUMBER BUSINESSREGISTRATIONNO',
  BPAY_CRN: 'CRN BPAY',
  FPS_ID: 'FPSIDENTIFIER',
};
