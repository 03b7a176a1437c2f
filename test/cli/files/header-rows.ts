/**
 * First rows of lists of payees: a line with the source, then a line with the columns and what each is read as, `-` for nothing.
 *
 * Read in November 2026. `public code`: written or read by a program on GitHub. `composed`: of the field names of the product, or of the words of the
 * language, where no whole row is published. `any` is an account that may be an IBAN or an account number: it is asked for, and not read. `each` is one, too, and
 * each cell says which.
 */
export const HEADER_ROWS = `
# DATEV EXTF_Stammdaten-Deb-Kred.csv (handbuch.conaktiv.de; public exports)
Konto = any | Name (Adressatentyp Unternehmen) = - | Unternehmensgegenstand = - | Name (Adressatentyp natürl. Person) = - | Vorname (Adressatentyp natürl. Person) = - | Name (Adressatentyp keine Angabe) = - | Adressatentyp = - | Kurzbezeichnung = - | EU-Land = - | EU-UStID = - | Anrede = - | Straße = street | Postfach = - | Postleitzahl = post | Ort = town | Land = actry | Telefon = phone | Bemerkung (Telefon) = - | E-Mail = email | Bemerkung (E-Mail) = - | Bankleitzahl 1 = bank | Bankbezeichnung 1 = - | Bank-Kontonummer 1 = acc | Länderkennzeichen 1 = ctry | IBAN-Nr. 1 = iban | Leerfeld = - | SWIFT-Code 1 = bic | Abw. Kontoinhaber 1 = - | Kennz. Hauptbankverb. 1 = - | Bankverb 1 Gültig von = - | Bankleitzahl 2 = - | Bankbezeichnung 2 = - | Bank-Kontonummer 2 = - | Länderkennzeichen 2 = - | IBAN-Nr. 2 = - | SWIFT-Code 2 = - | Abw. Kontoinhaber 2 = -
# composed: a payment proposal in German
Konto = any | Empfänger = name | IBAN = iban | BIC = bic | Betrag = - | Währung = cur | Verwendungszweck = - | Auftraggeberkonto = - | Auftraggeber-IBAN = -
# composed: creditors with the fields of DATEV
Kreditorennummer = - | Kreditorenname = name | Straße = street | PLZ = post | Ort = town | IBAN-Nr. 1 = iban | SWIFT-Code 1 = bic
# SAP LFBK fields (LIFNR BANKS BANKL BANKN BVTYP KOINH BKREF)
LIFNR = - | BANKS = ctry | BANKL = bank | BANKN = acc | BKONT = - | BVTYP = - | KOINH = name | BKREF = -
# SAP LFA1/LFBK/TIBAN extract
LIFNR = - | NAME1 = name | NAME2 = - | STRAS = street | PSTLZ = post | ORT01 = town | REGIO = - | LAND1 = actry | STCEG = tax | BANKS = ctry | BANKL = bank | BANKN = acc | IBAN = iban | SWIFT = bic
# composed: bank details of suppliers with the fields of SAP S/4HANA
Supplier = - | Bank ID = - | Bank Country/Region Key = ctry | Bank Key = bank | Bank Account Number = acc | IBAN = iban | Bank Control Key = - | Account Holder = name | Reference Details = -
# composed: a payment list with the fields of SAP, in English
Vendor = - | Name 1 = name | Street = street | City = town | Postal Code = post | Country Key = - | Bank Country = ctry | Bank Key = bank | Bank Account = each | SWIFT Code = bic | IBAN = iban | Amount in LC = - | Payment Method = method
# Xero contacts import template (help.xero.com; header in public tests)
*ContactName = - | AccountNumber = - | EmailAddress = email | FirstName = - | LastName = - | POAttentionTo = - | POAddressLine1 = - | POCity = - | PORegion = - | POPostalCode = - | POCountry = - | SAAddressLine1 = - | SACity = - | PhoneNumber = phone | FaxNumber = - | MobileNumber = phone | BankAccountName = name | BankAccountNumber = acc | BankAccountParticulars = - | TaxNumber = tax | AccountsReceivableTaxCodeName = - | Website = -
# composed: a batch payment as Xero words it
Payee = name | Account Number = acc | Sort Code = bank | Amount = - | Reference = - | Details = -
# composed: vendors with the fields of QuickBooks Online
Name = name | Company = - | Email = email | Phone = phone | Mobile = phone | Fax = - | Website = - | Street = street | City = town | State = subdiv | ZIP = post | Country = ctry | Opening Balance = - | Date = - | Tax ID = tax
# composed: suppliers with the fields of Sage 50
Account Reference = - | Account Name = name | Street 1 = street | Street 2 = - | Town = town | County = - | Postcode = post | Country = ctry | Bank Name = - | Bank Sort Code = bank | Bank Account Number = acc | Bank Account Name = - | BIC/Swift = bic | IBAN = iban
# a payment run, public code
Supplier Code = - | Supplier Name = name | Bank Name = - | Account Number = acc | Swift Code = bic | IBAN = iban | Amount = - | Currency = cur | Payment Reference = -
# Business Central payment export data (field names)
Recipient Name = name | Recipient Address = addr1 | Recipient City = town | Recipient Post Code = post | Recipient Country/Region Code = actry | Recipient Email Address = email | Recipient Bank Acc. No. = - | Recipient Reg. No. = - | Recipient Acc. No. = - | Recipient Bank Country/Region = ctry | Recipient Bank Name = - | Recipient Bank Address = - | Recipient Bank City = - | Recipient Bank BIC = bic | Sender Bank Account Code = - | Sender Bank BIC = - | Sender Bank Country/Region = - | Sender Bank Account No. = - | Amount = - | Currency Code = cur
# composed: vendor bank accounts with the fields of Dynamics 365 Finance
VENDORACCOUNTNUMBER = - | VENDORBANKACCOUNTID = - | BANKNAME = - | BANKACCOUNTNUMBER = acc | IBAN = iban | SWIFTCODE = bic | ROUTINGNUMBER = bank | CURRENCYCODE = cur | ADDRESSCOUNTRYREGIONID = -
# composed: external bank accounts with the fields of Oracle Fusion
*Batch Identifier = - | *Temporary External Payee Identifier = - | *Temporary External Bank Account Identifier = - | Bank Name = - | Branch Name = - | Account Country Code = ctry | Account Name = name | *Account Number = acc | Account Currency Code = - | Allow International Payments = - | IBAN = iban | Check Digits = - | Account Type Code = -
# composed: external bank accounts with the columns of Oracle
VENDOR_NAME = name | VENDOR_SITE_CODE = - | BANK_NAME = - | BANK_ACCOUNT_NUM = acc | BANK_ACCOUNT_NAME = - | IBAN = iban | BANK_BRANCH_NUM = - | EFT_SWIFT_CODE = - | CURRENCY_CODE = cur
# Odoo res.partner import (public scripts)
name = name | is_company = - | company_name = - | country_id = - | state_id = - | zip = post | city = town | street = street | street2 = - | phone = phone | mobile = phone | email = email | vat = - | bank_ids/bank = - | bank_ids/acc_number = each
# Odoo res.partner import with BIC (public script)
name = name | street = street | zip = post | city = town | phone = phone | email = email | bank_ids/acc_number = each | bank_ids/bank_bic = bic
# composed: bank accounts with the fields of Workday
Worker ID = - | Country = ctry | Currency = cur | Bank Account Nickname = - | Account Type = atype | Bank Name = - | Routing Transit Number = bank | Bank Account Number = acc | IBAN = iban | BIC = bic | Bank Account Name = name
# Wise saved recipients batch template (public export code)
recipientId = - | name = name | recipientEmail = email | recipientDetail = - | sourceCurrency = - | targetCurrency = cur | amountCurrency = - | amount = - | paymentReference = - | receiverType = type
# Wise, batch template (wise.com/help/articles/2663302)
name = name | recipientEmail = email | paymentReference = - | receiverType = type | amountCurrency = - | amount = - | sourceCurrency = - | targetCurrency = cur | IBAN = iban
# composed: the field names of the Wise API
name = name | recipientEmail = email | receiverType = type | amount = - | sourceCurrency = - | targetCurrency = cur | abartn = bank | accountNumber = acc | accountType = atype | addressCountryCode = actry | addressCity = town | addressFirstLine = addr1 | addressState = subdiv | addressPostCode = post
# Revolut Business bulk template (public XSLT)
Name = name | Recipient type = type | IBAN = iban | BIC = bic | Recipient bank country = ctry | Currency = cur | Amount = - | Payment reference = - | Recipient country = actry | State or province = subdiv | Address line 1 = addr1 | Address line 2 = addr2 | City = town | Postal code = post
# composed: Revolut Business bulk payments to the United Kingdom
Name = name | Recipient type = type | Account number = acc | Sort code or routing number = bank | IBAN = iban | BIC = bic | Recipient bank country = ctry | Currency = cur | Amount = - | Payment reference = - | Country = actry | Address line 1 = addr1 | City = town | Postal code = post
# Revolut Business statement
Date started (UTC) = - | ID = - | Type = - | Description = - | Reference = - | Payer = - | Card number = - | Orig currency = - | Payment currency = cur | Amount = - | Fee = - | Account = any | Beneficiary account number = acc | Beneficiary sort code or routing number = bank | Beneficiary IBAN = iban | Beneficiary BIC = bic | Beneficiary name = name | Sender account = - | Sender name = -
# composed: payees of Payoneer
Payee ID = - | Recipient email = email | Payment amount = - | Currency = cur | Description = - | Payment ID = -
# composed: payouts of PayPal
Email/Phone = - | Amount = - | Currency code = cur | Reference ID = - | Note to recipient = - | Recipient wallet = -
# composed: a batch transfer with the fields of Airwallex
Beneficiary entity type = - | Beneficiary account name = name | Beneficiary account currency = - | Beneficiary bank country = ctry | Local clearing system = - | Account routing type 1 = - | Account routing value 1 = - | Beneficiary account number = acc | IBAN = iban | SWIFT code = bic | Beneficiary country = actry | Beneficiary street address = - | Beneficiary city = town | Beneficiary state = subdiv | Beneficiary postcode = post | Source currency = - | Transfer currency = cur | Transfer amount = - | Fee paid by = - | Reason = -
# composed: payees of Tipalti
Payee ID = - | Payee name = name | Email = email | Payee country = actry | Bank country = ctry | Bank name = - | Account holder name = name | Account number / IBAN = each | SWIFT/BIC = bic | Routing code = bank | Account currency = -
# composed: recipients of Mercury
Recipient Name = name | Recipient Email = email | Routing Number = bank | Account Number = acc | Account Type = atype | Address Line 1 = addr1 | City = town | State = subdiv | Zip Code = post | Country = ctry | Amount = - | External Memo = -
# composed: vendors of Brex
Vendor name = name | Vendor email = email | Vendor phone = phone | ACH routing number = bank | ACH account number = acc | ACH account type = atype | Wire routing number = - | Wire account number = - | Wire beneficiary address = -
# composed: the labels of a corporate bank, one
Payment Date = - | Debit Account Number = - | Debit Account Country = - | Payment Currency = cur | Payment Amount = - | Beneficiary Name = name | Beneficiary Address 1 = addr1 | Beneficiary Address 2 = addr2 | Beneficiary Account Number = acc | Beneficiary Bank ID/SWIFT Address = - | Beneficiary Bank Name = - | Beneficiary Bank Country = ctry | Bank Charges = -
# HSBC Thailand, public code
Debit A/C Country Code = - | Debit A/C City Code = - | Debit A/C No. = - | Payment/Value Date = - | Payee/Beneficiary Name in BO* = - | Payee Address1 in BO* = - | Payee Fax Number* = - | Payee/Beneficiary Bank Code* = bank | Payee branch code* = branch | Payee/Beneficiary A/C No.* = acc | VAT Amount = - | WHT TaxID* = -
# composed: the labels of a corporate bank, two
Debit Account Number = - | Payment Currency = cur | Payment Amount = - | Beneficiary Name = name | Beneficiary Account or Other ID = - | Beneficiary Bank Routing Method = - | Beneficiary Bank Routing Code = bank | Beneficiary Bank Name = - | Intermediary Bank Routing Code = - | Ordering Party Name = -
# composed: the labels of a corporate bank, three
Account Number = - | Bank ID = - | Currency = cur | Amount = - | Beneficiary Name = name | Beneficiary Account Number = acc | Beneficiary Bank ID = - | Beneficiary Country = ctry | Intermediary Bank ID = -
# Deutsche Bank SEPA CSV
Kontoinhaber = name | IBAN = iban | BIC = bic | Betrag = - | Verwendungszweck = - | Mandatsreferenz = - | Mandatsdatum = - | Typ = -
# ALF-BanCo / bank CSV (alf-banco.de headings)
NAME1 = name | KONTONUMMER = acc | BANKLEITZAHL = bank | BETRAG = - | WAEHRUNG = cur | VERWENDUNGSZWECK = - | GLÄUBIGER-ID = - | EMPFÄNGER/ABSENDER - NAME = -
# Multivia recipient account import (web.multivia-suite.de)
RECIPIENT_NAME = name | RECIPIENT_ID = - | RECIPIENT_STREET = street | RECIPIENT_CITY = town | RECIPIENT_COUNTRY_CODE_ISO = actry | RECIPIENT_PHONE = phone | RECIPIENT_EMAIL = email | ACCOUNT_COUNTRY_CODE_ISO = ctry | IBAN = iban | BIC = bic | NATIONAL_ACCOUNT_NUMBER = acc | NATIONAL_BANK_CODE = bank | ESR_NUMBER_CH = - | BANK_NAME = - | BANK_STREET = - | BANK_CITY = - | CORRESPONDING_ACCOUNT = - | DESCRIPTION = -
# composed: a list in Dutch
Naam begunstigde = name | IBAN begunstigde = iban | BIC = bic | Bedrag = - | Omschrijving = - | IBAN opdrachtgever = - | Datum = -
# a statement of Rabobank, public code
IBAN/BBAN = - | Munt = - | BIC = - | Datum = - | Bedrag = - | Tegenrekening IBAN/BBAN = - | Naam tegenpartij = name | BIC tegenpartij = bic | Naam uiteindelijke partij = - | Omschrijving-1 = -
# GoDutch batch CSV (helpcenter.godutch.com)
beneficiary_name = name | iban = iban | amount = - | label = - | reference = -
# composed: a list in Danish
Modtagers navn = name | Registreringsnummer = bank | Kontonummer = acc | Modtagers IBAN = iban | BIC/SWIFT = bic | Beløb = - | Valuta = cur | Land = ctry | Afsenderkonto = -
# composed: a list in Swedish
Mottagare = name | Clearingnummer = bank | Kontonummer = acc | IBAN = iban | BIC = bic | Belopp = - | Valuta = cur | Meddelande = - | Avsändarkonto = -
# composed: suppliers in Swedish
Leverantör = name | Bankgiro = - | Plusgiro = - | Mottagarkonto = each | Mottagarens IBAN = iban | Postnummer = post | Ort = town | Land = ctry | Från konto = -
# composed: a list in English of a Baltic bank
Beneficiary = name | Beneficiary account = each | Beneficiary bank SWIFT = bic | Amount = - | Currency = cur | Details = - | Payer account = -
# composed: a list in Norwegian
Mottaker = name | Kontonummer = acc | IBAN = iban | SWIFT/BIC = bic | Beløp = - | Valuta = cur | Betalers konto = -
# composed: a list in Finnish
Saaja = name | Saajan tilinumero = each | IBAN = iban | BIC = bic | Summa = - | Viesti = - | Maksajan tili = -
# composed: a list in Spanish
Beneficiario = name | Cuenta de abono = - | IBAN beneficiario = iban | BIC = bic | Importe = - | Divisa = cur | Concepto = - | Cuenta de cargo = - | IBAN ordenante = -
# composed: a list in Spanish, Mexico
Nombre del beneficiario = name | CLABE = acc | Banco = - | RFC = tax | Importe = - | Cuenta origen = - | Referencia = -
# payments in Brazil, public code
Nome = name | CPF/CNPJ = tax | Banco = - | Agência = branch | Conta = each | DV = - | Tipo de conta = atype | Valor = - | Data = - | Chave Pix = -
# composed: a payroll in Portuguese
Favorecido = name | CPF = tax | Código do banco = bank | Agência = branch | Número da conta = acc | Valor = - | Forma de pagamento = -
# 批量付款 (public code): 收款人户名,收款人账号,收款银行,…
收款人户名 = name | 收款人账号 = acc | 收款银行 = - | 开户所在省份 = - | 卡折标志 = - | 交易金额 = - | 用途 = -
# 付款账号,付款账号名称,收款账号开户行,… (public code)
付款账号 = - | 付款账号名称 = - | 收款账号开户行 = - | 收款账号地市 = - | 收款账号 = acc | 收款账号名称 = name | 金额 = - | 汇款用途 = - | 汇款方式 = -
# composed: payments abroad in Chinese
收款人名称 = name | 收款人IBAN = iban | 付款人IBAN = - | SWIFT代码 = bic | 收款人国家 = actry | 币种 = cur | 金额 = -
# 総合振込 (expydoc/kirayaka): 金融機関コード,支店コード,…
金融機関コード = bank | 金融機関名 = - | 支店コード = branch | 支店名 = - | 預金種目 = atype | 口座番号 = acc | 受取人名 = name | 振込金額 = - | EDI情報 = -
# GMOあおぞら 総合振込CSV (gmo-aozora.com)
被仕向銀行番号 = bank | 被仕向支店番号 = branch | 預金種目 = atype | 口座番号 = acc | 受取人名 = name | 振込金額 = -
# 仕入先 list (public code)
仕入先コード = - | 仕入先名 = name | 郵便番号 = post | 住所１ = addr1 | 住所２ = addr2 | 電話番号 = phone | 銀行コード = bank | 支店コード = branch | 預金種目 = atype | 口座番号 = acc | 口座名義 = name
# 대량이체 (public code): 입금은행,입금계좌번호,입금액,예상예금주,…
입금은행 = - | 입금계좌번호 = acc | 입금액 = - | 예금주 = name | 입금통장표시 = - | 출금통장표시 = - | 메모 = - | CMS코드 = -
# 우리은행 payroll: 입금은행코드, 입금계좌번호, 금액, 받는분성명
입금은행코드 = bank | 입금계좌번호 = acc | 금액 = - | 받는분성명 = name | 출금계좌번호 = - | 비고 = -
# composed: transfers in Polish
Rachunek nadawcy = - | Rachunek odbiorcy = each | Nazwa odbiorcy = name | Adres odbiorcy = addr1 | Kwota = - | Tytułem = - | Data = -
# composed: suppliers in Polish
Kontrahent = name | NIP = tax | Ulica = street | Kod pocztowy = post | Miasto = town | Kraj = ctry | Numer rachunku bankowego = each | SWIFT = bic | Bank = -
# composed: payments in Czech
Název příjemce = name | Číslo účtu = acc | Kód banky = bank | IBAN = iban | SWIFT = bic | Částka = - | Měna = cur | Variabilní symbol = - | Účet plátce = -
# a Czech statement, public code
Číslo účtu klienta = - | IBAN účtu klienta = - | Číslo účtu protistrany = acc | Název účtu protistrany = name | Datum splatnosti = - | Částka = - | Měna = cur | Variabilní symbol = -
# Átutalási lista (public code): Terhelendő számla, Kedvezményezett neve, …
Terhelendő számla = - | Kedvezményezett neve = name | Kedvezményezett számlaszám = each | Összeg = - | Közlemény = -
# composed: payments in Romanian
Beneficiar = name | IBAN beneficiar = iban | Cod fiscal = tax | Sumă = - | Valută = cur | Detalii plată = - | IBAN plătitor = -
# composed: payments in Turkish
Alıcı Adı = name | Alıcı IBAN = iban | Tutar = - | Açıklama = - | Gönderen IBAN = - | Banka Adı = -
# composed: suppliers in Hebrew
שם מוטב = name | קוד בנק = bank | סניף = branch | מספר חשבון = acc | סכום = - | IBAN מוטב = iban
# كشف المستفيدين (public code): اسم المستفيد,رقم الآيبان,البنك,المبلغ,البيان
اسم المستفيد = name | رقم الآيبان = iban | البنك = - | المبلغ = - | البيان = -
# composed: suppliers in English and Arabic
Beneficiary Name اسم المستفيد = name | IBAN رقم الآيبان = iban | SWIFT Code = bic | IBAN الدافع = - | Amount المبلغ = -
# เงินเดือน (public code): เลขที่บัญชี,ชื่อบัญชี,ธนาคาร,รหัสธนาคาร,…
เลขที่บัญชี = acc | ชื่อบัญชี = name | ธนาคาร = - | รหัสธนาคาร = bank | จำนวนเงิน = - | หมายเหตุ = -
# composed: transfers in Vietnamese
STT = - | Tên người thụ hưởng = name | Số tài khoản = acc | Ngân hàng = - | Chi nhánh = - | Số tiền = - | Nội dung = - | Tài khoản nguồn = -
# a transfer list of Indonesia, public code
Beneficiary Account Number = acc | Beneficiary Name = name | Amount = - | Currency = cur | Remark = -
# composed: transfers in Indonesian
Nama Penerima = name | Nomor Rekening = acc | Nama Bank = - | Kode Bank = bank | Jumlah = - | Berita = - | Rekening Sumber = -
# HDFC payroll sheet (public code)
Sr No = - | Beneficiary Code = - | Beneficiary Name = name | Account Number = acc | IFSC Code = bank | Amount = - | Payment Mode = - | Narration = - | Email = email
# ICICI CIB bulk (public code)
Payment Mode = - | Debit Account Number = - | Beneficiary Account Number = acc | Beneficiary Name = name | Amount = - | Currency = cur | IFSC = bank
# SBI NEFT sheet (public code)
TYPE = - | DEBIT BANK A/C NO = - | DEBIT AMT = - | CUR = cur | BENEFICIARY A/C NO = acc | IFSC CODE = bank | NARRATION/NAME (NOT MORE THAN 20) = -
# Kotak sheet (public code)
S.No = - | Beneficiary Name = name | Beneficiary A/c No = acc | IFSC = bank | Amount = - | Payment Mode = - | Remarks = -
# Axis salary upload (public code)
Beneficiary Code = - | Beneficiary Name = name | Credit Account Number = acc | Credit Amount = - | Debit Account Number = - | Beneficiary IFSC = bank | Payment Ref = -
# Standard NEFT/RTGS template (public code)
Debit Account Number = - | Beneficiary Name = name | Beneficiary Account Number = acc | IFSC Code = bank | Amount = - | Transaction Type = - | Narration = - | Value Date = - | Beneficiary Email = email | Beneficiary Mobile = phone
# Net-banking upload (public code)
Debit Account = - | Beneficiary Name = name | Beneficiary Account = each | IFSC = bank | Amount = - | Purpose = - | Remarks = -
# Mashreq salary file (mashreq.com)
Sl No = - | Beneficiary Account Number = acc | Beneficiary Name = name | Amount = - | Bank Code = bank | Employee No = - | Special Instructions for Beneficiary Bank = -
# ANZ Transactive beneficiaries (help.online.anz.com)
Beneficiary Account Number = acc | IBAN = iban | Beneficiary Name = name | Beneficiary Name (Local Language) = - | Beneficiary Nick Name = - | Beneficiary Address Line 1 = addr1 | Beneficiary Address Line 2 = addr2 | Beneficiary Country = actry | Beneficiary City = town | Beneficiary Email = email | Account Type = atype | Beneficiary bank country = ctry | Beneficiary Bank BIC = bic
# AU pay run (public code)
Account Title = name | BSB = bank | Account Number = acc | Amount = - | Lodgement Reference = -
# Centtrip RecipientUploadTemplate (support.centtrip.com)
Nickname = - | CountryCode = ctry | CurrencyCode = cur | FirstName = - | LastName = - | CompanyName = name | Address1 = addr1 | Address2 = addr2 | City = town | Postcode = post | State = subdiv | AccountNumber = acc | SortCode = bank | ABA = bank | IBAN = iban | SwiftBic = bic
# Remita NIBSS salary batch (public code)
Transaction Reference Number = - | Beneficiary Name = name | Payment Amount = - | Payment Date = - | Beneficiary Code = - | Beneficiary Account Number = acc | Bank Sort Code = bank | Account Number to Debit = -
# ACH upload (public code)
Beneficiary Name = name | Beneficiary ABA = bank | Beneficiary Account Number = acc | Beneficiary Account Type = atype | Amount = -
# composed: transfers in French
Nom du fournisseur = name | IBAN du fournisseur = iban | BIC = bic | Montant = - | Référence = - | IBAN donneur d'ordre = - | Compte à débiter = -
# composed: transfers in Italian
Ragione sociale = name | IBAN fornitore = iban | BIC = bic | ABI = bank | CAB = branch | Importo = - | Causale = - | IBAN ordinante = -
# composed: transfers in Portuguese
Nome do fornecedor = name | NIF = tax | IBAN do fornecedor = iban | BIC/SWIFT = bic | Montante = - | IBAN ordenante = -
# composed: payments in Russian
Получатель = name | БИК = - | Счет получателя = each | IBAN получателя = iban | IBAN плательщика = - | Сумма = - | ИНН = tax
# composed: payments in Greek
Δικαιούχος = name | Αριθμός λογαριασμού (IBAN) = iban | Ποσό = - | IBAN εντολέα = - | ΑΦΜ = tax
# PESONet (public code)
Bank Name = - | Bank Account Name = name | Bank Account Number = acc | Amount = - | Remarks = -
# Refund bank file (public code)
Court reference = - | Amount = - | Bank account name = name | Bank account number = acc | Bank account sort code = bank | Created by = - | Approved by = -
# composed: payees in German, Switzerland
Empfänger Name = name | Empfänger Strasse = street | Empfänger PLZ = post | Empfänger Ort = town | Empfänger Land = ctry | Konto Empfänger = each | IBAN Empfänger = iban | Clearing-Nr. = bank | Belastungskonto = - | Belastungs-IBAN = - | Betrag = -
# goDutch (helpcenter.godutch.com)
beneficiary_name = name | iban = iban | amount = - | label = - | reference = -
# bank details of suppliers, public code
bankName = - | bankAccountCurrency = - | effectiveDate = - | bankAccountHolderName = name | bankAccountNumber = acc | ibanNumber = iban | swiftNumber = bic | sortCode = bank
# composed: a German vendor list
Firma = name | Straße = street | PLZ = post | Ort = town | Land = ctry | IBAN = iban | BIC = bic
# composed: a German vendor list with contacts
Firmenname = name | Ansprechpartner = - | E-Mail = email | IBAN = iban | BIC/SWIFT = bic
# composed: vendors in English
Company = name | Contact name = - | IBAN = iban | BIC = bic | Country = ctry
# composed: vendors in Dutch
Bedrijfsnaam = name | Adres = addr1 | Postcode = post | Plaats = town | IBAN = iban | BIC = bic
# composed: vendors in Spanish
Razón social = name | CIF = tax | Dirección = addr1 | CP = post | Población = town | País = ctry | IBAN = iban | SWIFT = bic
# composed: vendors in French
Société = name | Adresse = addr1 | CP = post | Ville = town | Pays = ctry | IBAN = iban | BIC = bic
# composed: vendors in Italian
Ragione sociale = name | P.IVA = tax | Indirizzo = addr1 | CAP = post | Città = town | Prov. = - | IBAN = iban
# composed: vendors in Portuguese (Brazil)
Razão Social = name | CNPJ = tax | Banco = - | Agência = branch | Conta = each | Chave Pix = -
# composed: vendors in Polish
Nazwa firmy = name | NIP = tax | Nr konta bankowego = each | Kod pocztowy = post | Miasto = town
# composed: creditors with two IBANs
Kreditor = - | Name = name | IBAN-Nr. 1 = iban | IBAN-Nr. 2 = -
# composed: payees as Tipalti words them
payeeId = - | companyName = name | firstName = - | lastName = - | email = email | country = ctry | currency = cur | paymentMethod = method | iban = iban | swiftCode = bic
# composed: external accounts with the fields of Stripe
account_holder_name = name | account_holder_type = type | routing_number = bank | account_number = acc | country = ctry | currency = cur
# composed: bank details of vendors in NetSuite
Vendor = name | Bank Account Type = atype | IBAN = iban | Bank Number = bank | Branch Number = branch | BIC = bic | Country Code = ctry
# composed: vendor bank accounts of Business Central
Vendor No. = - | Code = - | Name = name | Bank Branch No. = - | Bank Account No. = acc | Transit No. = bank | Currency Code = cur | Country/Region Code = ctry | IBAN = iban | SWIFT Code = bic
# composed: a British payroll
Employee = name | Sort Code = bank | Account No. = acc | Net Pay = - | NI Number = -
# composed: Indian bulk payments
Beneficiary Name = name | Beneficiary Account Number = acc | IFSC Code = bank | Transaction Type = - | Debit Account Number = - | Amount = -
# composed: a BACS file
Destination sort code = bank | Destination account number = acc | Destination account name = name | Originating sort code = - | Originating account number = -
# 3S.money batch payments (3s.money, help centre), in part
company = - | name = name | country = actry | email = email | bank-name = - | bank-address = - | bank-country = ctry | swift = bic | account-number = acc | account-type = atype | iban = iban | amount = -
# composed: vendors with the holders of their accounts
Vendor = - | Vendor name = name | Account holder = name | IBAN = iban | Country = ctry
`;
