/**
 * Footers of invoices of fifteen countries, four or more of each, and what they ask to pay. Numbers are made up and pass their checks; names mean “example”.
 */
export interface Footer {
  readonly text: string;
  readonly country: string;
  /** As an instruction has it. */
  readonly account: string;
  /** Default: `IBAN` for what begins with a country, else `ACCOUNT_NUMBER`. */
  readonly type?: string;
  readonly bank?: string;
  readonly branch?: string;
  readonly bic?: string;
  readonly name?: string;
  /** What is not read of it, and why. */
  readonly misses?: string;
}

const KEY = '123e4567-e12b-12d1-a456-426655440000';

export const footers: readonly Footer[] = [
  // Germany
  {
    text: 'Muster GmbH · Musterweg 1 · 12345 Musterstadt · IBAN DE16 2073 0074 5461 6012 63 · Amtsgericht Musterstadt HRB 1234 · USt-IdNr. DE123456789',
    country: 'DE',
    account: 'DE16207300745461601263',
  },
  {
    text: 'Bankverbindung: Commerzbank Dresden\nIBAN: DE54 8504 0061 8420 9998 39\nBIC: COBADEFFXXX\nKontoinhaber: Muster GmbH',
    country: 'DE',
    account: 'DE54850400618420999839',
    bic: 'COBADEFFXXX',
    name: 'Muster GmbH',
  },
  {
    text: 'Bitte überweisen Sie den Rechnungsbetrag von 119,00 € innerhalb von 14 Tagen auf unser Konto DE16207300745461601263 unter Angabe der Rechnungsnummer R-2026-118.',
    country: 'DE',
    account: 'DE16207300745461601263',
  },
  {
    text: 'Geschäftsführer: Max Muster | Tel. 0351 1234567 | Steuernummer 201/123/12340 | IBAN DE54850400618420999839 | BIC COBADEFF850',
    country: 'DE',
    account: 'DE54850400618420999839',
    bic: 'COBADEFF850',
  },
  // France
  {
    text: 'SARL Exemple au capital de 10 000 € – SIRET 732 829 320 00074 – TVA FR44732829320\nIBAN : FR76 1027 8756 8420 9998 3996 831 – BIC : CMCIFRPA',
    country: 'FR',
    account: 'FR7610278756842099983996831',
    bic: 'CMCIFRPA',
  },
  {
    text: 'Règlement par virement :\nTitulaire du compte : Exemple SARL\nCode banque 10278 Code guichet 75684 N° de compte 20999839968 Clé 31\nIBAN FR7610278756842099983996831',
    country: 'FR',
    account: 'FR7610278756842099983996831',
    name: 'Exemple SARL',
  },
  {
    text: 'Coordonnées bancaires – Domiciliation : CCM EXEMPLE\nIBAN FR76 1100 6919 5461 6012 6336 374\nEn cas de retard, indemnité forfaitaire de 40 €.',
    country: 'FR',
    account: 'FR7611006919546160126336374',
  },
  { text: 'RIB : 10278 75684 20999839968 31', country: 'FR', account: '10278756842099983996831' },
  // United Kingdom
  {
    text: 'Please pay by BACS to Example Ltd, sort code 30-96-34, account number 95353028. VAT no. GB123456789',
    misses: 'a name behind “to” alone could be anybody’s',
    country: 'GB',
    account: '95353028',
    bank: '309634',
    name: 'Example Ltd',
  },
  {
    text: 'Bank: Lloyds Bank plc\nAccount name: Example Ltd\nSort Code: 30 96 34\nAccount No: 95353028',
    country: 'GB',
    account: '95353028',
    bank: '309634',
    name: 'Example Ltd',
  },
  { text: 'Registered in England No. 01234567 | S/C 309634 | A/C 95353028', country: 'GB', account: '95353028', bank: '309634' },
  {
    text: 'For overseas payments: IBAN GB84 BARC 2000 0045 1174 33 SWIFT/BIC BARCGB22',
    country: 'GB',
    account: 'GB84BARC20000045117433',
    bic: 'BARCGB22',
  },
  // United States
  { text: 'ACH/Wire: JPMorgan Chase Bank, N.A. ABA 021202337 Acct# 4767624106', country: 'US', account: '4767624106', bank: '021202337' },
  {
    text: 'Remit to:\nExample Inc.\nRouting Number: 021202337\nAccount Number: 4767624106\nEIN 12-3456789',
    country: 'US',
    account: '4767624106',
    bank: '021202337',
    name: 'Example Inc.',
  },
  {
    text: 'Wire instructions: Beneficiary: Example Inc. Bank routing number (ABA): 021202337. Account: 4767624106. SWIFT: CHASUS33.',
    country: 'US',
    account: '4767624106',
    bank: '021202337',
    bic: 'CHASUS33',
    name: 'Example Inc.',
  },
  {
    text: 'Terms: Net 30. Pay electronically: RTN 021214891 / Checking account 4976074236. Questions? (555) 555-0123',
    country: 'US',
    account: '4976074236',
    bank: '021214891',
  },
  // Canada
  {
    text: 'Direct deposit: Institution 241, Transit 41952, Account 7476762410',
    country: 'CA',
    account: '7476762410',
    bank: '241',
    branch: '41952',
  },
  {
    text: 'Dépôt direct\nNo de transit : 41952\nNo d’institution : 241\nNo de compte : 7476762410',
    country: 'CA',
    account: '7476762410',
    bank: '241',
    branch: '41952',
  },
  {
    text: 'Institution Number: 245\nTransit Number: 23361\nAccount Number: 8497607423\nGST/HST 123456789 RT0001',
    country: 'CA',
    account: '8497607423',
    bank: '245',
    branch: '23361',
  },
  {
    text: 'EFT – Bank of America, Inst. no. 241 – Transit no. 41952 – Acct no. 7476762410',
    country: 'CA',
    account: '7476762410',
    bank: '241',
    branch: '41952',
  },
  // Australia
  {
    text: 'Direct Deposit: BSB 012-343 Acc 527476762 Name Example Pty Ltd ABN 51 824 753 556',
    country: 'AU',
    account: '527476762',
    bank: '012343',
  },
  {
    text: 'EFT details\nBank: ANZ\nBSB: 012 343\nAccount number: 527476762\nAccount name: Example Pty Ltd',
    country: 'AU',
    account: '527476762',
    bank: '012343',
    name: 'Example Pty Ltd',
  },
  {
    text: 'Payment due 14 days from invoice. BSB: 124-016 | Account: 618497607 | Reference: INV-0042',
    country: 'AU',
    account: '618497607',
    bank: '124016',
  },
  {
    text: 'Please transfer $110.00 to BSB 012343, account 527476762, quoting the invoice number.',
    country: 'AU',
    account: '527476762',
    bank: '012343',
  },
  // India
  {
    text: 'Bank Details: A/c Name: Example Pvt Ltd, A/c No.: 3267083036, IFSC: JSBP0000001, Branch: Pune. GSTIN 27AAPFU0939F1ZV',
    country: 'IN',
    account: '3267083036',
    bank: 'JSBP0000001',
    name: 'Example Pvt Ltd',
  },
  {
    text: 'Bank Name: Example Bank\nAccount Number: 3267083036\nIFSC Code: JSBP0000001\nAccount Type: Current',
    country: 'IN',
    account: '3267083036',
    bank: 'JSBP0000001',
  },
  { text: 'NEFT/RTGS to A/C NO 3267083036 IFSC CODE JSBP0000001', country: 'IN', account: '3267083036', bank: 'JSBP0000001' },
  {
    text: 'Beneficiary name: Example Traders | Account no. 0367503508 | RTGS/NEFT IFSC Code : VSBA0000001',
    country: 'IN',
    account: '0367503508',
    bank: 'VSBA0000001',
    name: 'Example Traders',
  },
  // Mexico
  { text: 'Datos bancarios: Banco Inbursa, CLABE 001419527476762414, RFC EJE010101AB1', country: 'MX', account: '001419527476762414' },
  {
    text: 'Transferencia SPEI\nBeneficiario: Ejemplo SA de CV\nCLABE interbancaria: 619 233 61849760742 0',
    country: 'MX',
    account: '619233618497607420',
    name: 'Ejemplo SA de CV',
  },
  {
    text: 'Favor de depositar a la cuenta CLABE: 001419527476762414 a nombre de Ejemplo SA de CV',
    country: 'MX',
    account: '001419527476762414',
    name: 'Ejemplo SA de CV',
  },
  { text: 'Pago en una sola exhibición – Cta. 52747676241 CLABE 001 419 52747676241 4', country: 'MX', account: '001419527476762414' },
  // Brazil
  { text: 'Banco do Brasil (001) Ag 1584-9 CC 210169-6', country: 'BR', account: '210169-6', bank: '001', branch: '1584-9' },
  {
    text: 'Dados bancários: Banco Bradesco (237) - Ag. 8221-P - C/C 0325620-0 - CNPJ 11.444.777/0001-61',
    country: 'BR',
    account: '0325620-0',
    bank: '237',
    branch: '8221-P',
  },
  {
    text: 'Itaú 341 | Agência 2545 | Conta Corrente 02366-1 | Favorecido: Exemplo Ltda',
    country: 'BR',
    account: '02366-1',
    bank: '341',
    branch: '2545',
    name: 'Exemplo Ltda',
  },
  {
    text: 'Depósito: Banco: 033 - Santander, Agência: 1234, Conta: 12345678-4',
    country: 'BR',
    account: '12345678-4',
    bank: '033',
    branch: '1234',
  },
  {
    text: 'Nubank (260) Ag: 0001 Conta: 12345678901\nTitular: Exemplo Ltda',
    country: 'BR',
    account: '12345678901',
    bank: '260',
    branch: '0001',
    name: 'Exemplo Ltda',
  },
  { text: 'Chave Pix: financeiro@exemplo.com.br', country: 'BR', account: 'financeiro@exemplo.com.br', type: 'EMAIL' },
  { text: 'Pague com Pix. Chave PIX (CNPJ): 11.444.777/0001-61 – Exemplo Ltda', country: 'BR', account: '11444777000161', type: 'TAX_ID' },
  { text: `PIX copia e cola ou chave aleatória: ${KEY}`, country: 'BR', account: KEY, type: 'ALIAS' },
  {
    text: 'Pix: (11) 98765-4321 (celular)\nFavorecido: João Exemplo',
    country: 'BR',
    account: '+5511987654321',
    type: 'PHONE',
    name: 'João Exemplo',
  },
  { text: 'Chave Pix CPF 111.444.777-35', country: 'BR', account: '11144477735', type: 'TAX_ID' },
  // Japan
  { text: '振込先:銀行コード 0001 支店番号 001 普通 2747676', country: 'JP', account: '2747676', bank: '0001', branch: '001' },
  { text: 'お振込先\n見本銀行 本店\n口座番号 1849760\n口座名義 ミホン(カ', country: 'JP', account: '1849760', name: 'ミホン(カ' },
  // Poland
  {
    text: 'Nr konta: 86 7003 0006 5461 6012 6336 3540, Przykład Sp. z o.o., NIP 526-000-12-46',
    country: 'PL',
    account: '86700300065461601263363540',
  },
  {
    text: 'Zapłata przelewem na rachunek PL69 1020 5646 8420 9998 3996 8314 w ciągu 14 dni',
    country: 'PL',
    account: 'PL69102056468420999839968314',
  },
  {
    text: 'Bank: Deutsche Bank Polska S.A.\nNumer rachunku: 69102056468420999839968314\nSWIFT: DEUTPLPX',
    country: 'PL',
    account: '69102056468420999839968314',
    bic: 'DEUTPLPX',
  },
  {
    text: 'Sprzedawca: Przykład S.A. IBAN: PL86700300065461601263363540 REGON 123456785',
    country: 'PL',
    account: 'PL86700300065461601263363540',
    name: 'Przykład S.A.',
  },
  // Sweden
  {
    text: 'Exempel AB | Org.nr 556036-0793 | Clearingnr 8116-6 Kontonr 867 839 219-5',
    country: 'SE',
    account: '867839219-5',
    bank: '81166',
  },
  {
    text: 'Betala till konto 8116-6, 867839219-5 senast 2026-12-31',
    misses: 'nothing says which country it is',
    country: 'SE',
    account: '867839219-5',
    bank: '81166',
  },
  {
    text: 'Clearingnummer: 81166\nKontonummer: 8678392195\nMottagare: Exempel AB',
    country: 'SE',
    account: '8678392195',
    bank: '81166',
    name: 'Exempel AB',
  },
  // Switzerland
  {
    text: 'Muster AG, Bahnhofstrasse 1, 8001 Zürich, CHE-123.456.788 MWST, IBAN CH93 0021 4756 8420 9998 3, BIC UBSWCHZH88A',
    country: 'CH',
    account: 'CH9300214756842099983',
    bic: 'UBSWCHZH88A',
  },
  {
    text: 'Zahlbar innert 30 Tagen auf CH85 7786 0919 5461 6012 6 lautend auf Muster AG',
    country: 'CH',
    account: 'CH8577860919546160126',
    name: 'Muster AG',
  },
  {
    text: 'Coordonnées de paiement : UBS Switzerland AG, IBAN CH9300214756842099983 (Exemple SA)',
    country: 'CH',
    account: 'CH9300214756842099983',
  },
  // Netherlands
  {
    text: 'KvK 12345678 · btw NL123456789B01 · IBAN NL29 BNPA 3624 2662 09 · BIC BNPANL2A',
    country: 'NL',
    account: 'NL29BNPA3624266209',
    bic: 'BNPANL2A',
  },
  {
    text: 'Wij verzoeken u het bedrag over te maken op NL10 HIFX 5551 7601 89 t.n.v. Voorbeeld B.V. o.v.v. factuurnummer 2026-17',
    country: 'NL',
    account: 'NL10HIFX5551760189',
    name: 'Voorbeeld B.V.',
  },
  // South Africa
  {
    text: 'Banking details: FNB, Branch code 222026, Acc no 62747676241, Ref: INV100. SWIFT FIRNZAJJ',
    misses: '“Branch code” without a colon is no label of a country',
    country: 'ZA',
    account: '62747676241',
    bank: '222026',
    bic: 'FIRNZAJJ',
  },
  {
    text: 'Bank: African Bank South Africa\nBranch Code: 430000 Account Number: 6184976074',
    country: 'ZA',
    account: '6184976074',
    bank: '430000',
  },
  // New Zealand
  {
    text: 'Please pay into 08-6523-1954512-001, Example Ltd, GST 123-456-789',
    misses: 'no label',
    country: 'NZ',
    account: '08-6523-1954512-001',
  },
  {
    text: 'Bank account: 01-0902-0068389-00 | Particulars: INV77',
    country: 'NZ',
    account: '01-0902-0068389-00',
  },
];
