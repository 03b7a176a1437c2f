/**
 * What people write in front of the parts of an account: “IBAN:”, “Sort code”, “Begünstigter”. By meaning, in the languages of invoices and letters.
 *
 * A label that belongs to one country says which country's number follows. Letters count, not case, accents and punctuation: “Konto-Nr.” is
 * `konto nr`. What columns of tables are called is in `columns/`: there a name stands alone, here it stands in running text.
 *
 * The gotcha: a name of the payee is free text, so its labels are in two lists. “Name” alone can be anybody's.
 */

import type { LabelDeclaration } from '../vocabulary/label.js';
import { accountLabels } from './account-labels.js';
import { payerLabels } from './payer-labels.js';

/** Those of accounts and banks, and the others. */
export const labels: readonly LabelDeclaration[] = /* @__PURE__ */ accountLabels.concat(payerLabels, [
  {
    meaning: 'correspondent',
    names:
      'Intermediary bank, Intermediary BIC, Intermediary SWIFT, Intermediary, Correspondent bank, Correspondent BIC, Correspondent SWIFT, Correspondent, Korrespondenzbank, Banque correspondante, Banque intermédiaire, Banco corresponsal, Banco intermediario, Banco intermediário, Banca corrispondente, Bank korespondent, Bank pośredniczący',
  },

  // whom the account belongs to
  {
    meaning: 'name',
    names:
      'Beneficiary, Beneficiary name, Name of beneficiary, Beneficiary’s name, Payee, Payee name, Name of payee, Pay to, Account holder, Account holder name, Account holder’s name, Name of account holder, Holder, Account name, Acct name, Acc name, A C name, Acct holder, Acc holder, A C holder, Account title, Name on account, Account owner, Creditor, Creditor name, Empfänger, Empfängername, Name des Empfängers, Zahlungsempfänger, Begünstigter, Begünstigte, Begünstigter Name, Name des Begünstigten, Kontoinhaber, Kontoinhaberin, Kto Inh, Inhaber, Zugunsten, Bénéficiaire, Nom du bénéficiaire, Titulaire, Titulaire du compte, Nom du titulaire, Beneficiario, Nombre del beneficiario, Titular, Titular de la cuenta, Nombre del titular, Beneficiário, Nome do beneficiário, Favorecido, Nome do favorecido, Titular da conta, Nome do titular, Intestatario, Intestatario del conto, Nome del beneficiario, Begunstigde, Naam begunstigde, Rekeninghouder, Odbiorca, Nazwa odbiorcy, Posiadacz rachunku, Właściciel rachunku, Właściciel konta, Beneficjent, Mottagare, Betalningsmottagare, Kontohavare, Modtager, Kontohaver, Alıcı, Alıcı adı, Hesap sahibi, Příjemce, Majitel účtu, Kedvezményezett, Számlatulajdonos, Получатель, 口座名義, 口座名義人, 受取人, 受取人名, 户名, 收款人, 收款人名称, 收款人姓名, 戶名, Chủ tài khoản, Tên tài khoản, Atas nama, 예금주, 수취인, 받는 분, المستفيد, اسم المستفيد, اسم صاحب الحساب, Beneficiar, Primatelj, Primalac, Прималац, Prejemnik, Gavėjas, Saņēmējs, Saaja, Saajan nimi, Príjemca, Majiteľ účtu, Отримувач, Получател, Mottaker, Betalingsmottaker, Δικαιούχος, Όνομα δικαιούχου, Người thụ hưởng, Tên người thụ hưởng, Nama akaun, Nama penerima, Nama pemegang akaun, Nama rekening, Nama pemilik rekening, Pemilik rekening, ชื่อบัญชี, ชื่อเจ้าของบัญชี, ชื่อผู้รับเงิน, ชื่อผู้รับ, खाताधारक, खाताधारक का नाम, खाता धारक, खाता धारक का नाम, लाभार्थी, लाभार्थी का नाम, खाते का नाम, Бенефициар, Бенефіціар, Владелец счета, Власник рахунку, Titularul contului, Titular cont, Sąskaitos savininkas, Konta īpašnieks, Kontoomanik, Vlasnik računa, Imetnik računa, Власник рачуна, Титуляр на сметката, Tilin omistaja, Tilinomistaja, מוטב, שם המוטב, שם בעל החשבון, 账户名称, 账户名, 帐户名称, 帳戶名稱, 戶口名稱, 開戶名, 계좌주, ذینفع, صاحب حساب',
  },
  {
    // these need no colon: what follows is a name by its capitals
    meaning: 'name-in-sentence',
    names:
      'Payable to, Payments to, In favour of, In favor of, Account in the name of, Zugunsten von, Zahlbar an, Lautend auf, À l’ordre de, Compte au nom de, Libellé au nom de, Payable à, A nombre de, Intestato a, A favore di, Pagabile a, Ten name van, T n v, Ten gunste van, Conta em nome de, A favor de, Na rzecz, Au compte de, Sur le compte de, Em favor de, Em nome de, En nombre de',
  },
  {
    // the payment part of a Swiss QR-bill: the IBAN, and on the next line the name
    meaning: 'name-below-iban',
    names: 'Konto Zahlbar an, Compte Payable à, Conto Pagabile a, Account Payable to',
  },
  {
    meaning: 'any-name',
    names:
      'Name, Company name, Full name, Recipient, Recipient name, Supplier, Supplier name, Vendor, Vendor name, Nom, Destinataire, Nombre, Destinatario, Nome, Destinatário, Naam, Ontvanger, Nazwa, Imię i nazwisko, Namn, Navn, Firma, Lieferant, Fournisseur, Proveedor, Fornecedor, Fornitore, Leverancier, Dostawca, Sprzedawca, Leverantör, Leverandør, Toimittaja, Dodavatel, Dodávateľ, Szállító, Furnizor, Dobavljač, Dobavitelj, Tarnija, Piegādātājs, Tiekėjas, Поставщик, Постачальник, Доставчик, Satıcı, Transfer to, Remit to, Payment to',
  },
  {
    meaning: 'unlikely',
    names:
      'Your account, Your bank account, Your IBAN, Your bank details, From your account, Do not pay into, Do not pay to, Do not transfer to, Do not use account, Do not use the account, No longer pay into, No longer use account, Instead of account, Instead of IBAN, Nicht mehr auf, Nicht auf das Konto, Ne plus utiliser, Ne plus payer sur, No utilice la cuenta, Non utilizzare più, Niet meer op, Niet meer naar, Customer account, Customer account number, Customer account no, Kundenkonto, Kundenkontonummer, Compte client, Numéro de compte client, Direct debit mandate, Mandate reference, Mandate ID, Unique mandate reference, Customer IBAN, Ihr Konto, Ihrem Konto, Ihres Kontos, Ihr Bankkonto, Ihrem Bankkonto, Ihre IBAN, Ihrer IBAN, Ihre Bankverbindung, Ihrer Bankverbindung, Dein Konto, Deinem Konto, Von Konto, Vom Konto, Lastschriftmandat, SEPA Lastschriftmandat, SEPA Basislastschriftmandat, Mandatsreferenz, Mandatsreferenznummer, Votre compte, Votre compte bancaire, Votre IBAN, Vos coordonnées bancaires, Mandat de prélèvement, Mandat de prélèvement SEPA, Référence unique de mandat, Référence unique du mandat, Su cuenta, Su cuenta bancaria, Su IBAN, Orden de domiciliación, Referencia del mandato, Vs c c, Vostro conto, Vostro c c, Suo conto, Mandato di addebito, Riferimento mandato, Uw rekening, Uw rekeningnummer, Uw bankrekening, Uw bankrekeningnummer, Uw IBAN, Je rekening, Machtigingskenmerk, Kenmerk machtiging, Twojego konta, Twojego rachunku, Państwa konta, Państwa rachunku, Sua conta, Sua conta bancária, Seu IBAN, Ditt konto, Din konto, From account, Ya no utilice la cuenta, Ya no es válida la cuenta, Ya no es válido el IBAN, Váš účet, Vašeho účtu, Vášho účtu, Contul dumneavoastră, În contul dumneavoastră, În contul dvs, Contul dvs, Vaš račun, Vašeg računa, Ваш счет, Вашего счета, Ваш рахунок, Вашого рахунку, Λογαριασμός σας, Λογαριασμό σας, Hesabınız, Hesabınızdan, 旧口座, 旧口座番号, 旧振込先, 旧账号, 旧账户, 原账号, 原账户, 이전 계좌, 기존 계좌, We pay you, We will pay you, We paid you, We refund, We refund you, We will refund, Refund account, Account for refunds, Refunds, Refund to, Refunded to, Refund IBAN, Wir zahlen Ihnen, Wir überweisen Ihnen, Wir erstatten, Wir erstatten Ihnen, Erstattungskonto, Erstattung auf, Erstattungen auf, Erstattungen erfolgen auf, Rückzahlung auf, Rückerstattung auf, Rückzahlungen auf, Guthaben überweisen wir, Nous vous payons, Nous vous remboursons, Remboursement sur, Remboursements sur, Compte de remboursement, Le pagamos, Reembolso en, Reembolsos en, Cuenta de reembolso, Rimborso su, Rimborsi su, Conto per rimborsi, Vi paghiamo, Wij betalen u, Wij betalen u terug, Terugbetaling op, Terugbetalingen op, Zwrot na, Zwroty na, Återbetalning till, Återbetalningar till, Tilbagebetaling til, Tilbakebetaling til, Palautus tilille, Palautukset tilille, Reembolso para, Reembolsos para, Vracení na účet, Visszatérítés, Restituire în, Возврат на счет, Do not use, Do not use for, Not for payments, Not for payment, Not to be used, Nicht verwenden, Nicht benutzen, Nicht für Zahlungen, Ne pas utiliser, No usar, No utilizar, Non usare, Non utilizzare, Niet gebruiken, Nie używać, Använd inte, Brug ikke, Bruk ikke, Não usar, Não utilizar, Jeres konto, Ert konto, Eran konto, Tilillesi, Tililtäsi, Tilisi, Tiliisi, Tilinne, Tilillenne, Tililtänne, Vašem účtu, Contul tău, Hesabınıza, Λογαριασμού σας, Vašega računa, Vašem računu, Jūsų sąskaita, Jūsų sąskaitą, Jūsų sąskaitos, Jūsu konts, Jūsu kontu, Jūsu konta, Teie konto, Teie kontole, Teie kontolt, Sinu konto, Sinu kontole, Ваш счёт, Вашата сметка, Ваш рачун, Вашег рачуна, Państwa konto, Państwa rachunek, Twoje konto, Twój rachunek, Az Ön számlája, Az Ön számlájára, Az Ön számlájáról, 您的账户, 您的帳戶, 귀하의 계좌, Tài khoản của quý khách, Tài khoản của bạn, Rekening Anda, Ke rekening Anda, Ke akaun anda, Akaun anda, บัญชีของคุณ, حسابكم, החשבון שלך, חשבונך',
  },
  {
    // nobody is to pay these: as those of a payer, they are no candidates
    meaning: 'payer',
    names:
      'Example IBAN, Example of an IBAN, IBAN example, Sample IBAN, IBAN sample, Specimen IBAN, Dummy IBAN, Test IBAN, Beispiel IBAN, IBAN Beispiel, Muster IBAN, Exemple d’IBAN, Exemple IBAN, IBAN exemple, Ejemplo de IBAN, IBAN de ejemplo, Esempio di IBAN, IBAN di esempio, Voorbeeld IBAN, Przykładowy IBAN, Przykład IBAN, Exempel IBAN, Exemplo de IBAN, IBAN de exemplo',
  },
  {
    meaning: 'unlikely',
    isHeading: true,
    names:
      'Bill to, Billed to, Sold to, Invoice to, Ship to, Customer, Client, Buyer, From, Old, Mandat, Kunde, Käufer, Rechnungsempfänger, Rechnung an, Von, Alt, Facturé à, Facturer à, Acheteur, RUM, Cliente, Comprador, Facturar a, Facturado a, Acquirente, Klant, Afnemer, Machtiging, Nabywca, Klient, Kund, Zahlbar durch, Payable par, Pagabile da, Previous, Previously, Former, Bisher, Ancien, Ancienne, Antiguo, Anterior, Antigo, Vecchio, Oud, Stary, Poprzedni, Gammalt, Gammel, Tidigare, Tidligere, Vanha, Starý, Původní, Pôvodný, Régi, Korábbi, Vechi, Stari, Eski, Старый, Старий, Παλιός, Asiakas, Ostaja, Tilaaja, Laskutusosoite, Odběratel, Odberateľ, Zákazník, Kupující, Vevő, Vásárló, Ügyfél, Müşteri, Πελάτης, Αγοραστής, Kupac, Kupec, Naručitelj, Naročnik, Pirkėjas, Klientas, Užsakovas, Pircējs, Klients, Pasūtītājs, Ostja, Cumpărător, Køber, Kjøper, Köpare, Beställare, Adquirente, Adquiriente, Committente, Покупатель, Заказчик, Клиент, Покупець, Замовник, Клієнт, Купувач, Купац, Наручилац, לקוח, العميل, الزبون, المشتري, 客户, 客戶, 购买方, 買方, お客様, 請求先, 고객, 구매자, Khách hàng, Người mua, ลูกค้า, Pelanggan, Pembeli, ग्राहक',
  },
  {
    meaning: 'reference',
    names:
      'Reference, Payment reference, Ref, Reference number, Reference no, Remittance information, Structured reference, Verwendungszweck, Referenz, Referenznummer, Zahlungsreferenz, Zweck, Référence, Référence de paiement, Communication, Communication structurée, Communication libre, Motif, Libellé, Referencia, Referencia de pago, Concepto, Referência, Riferimento, Causale, Codice avviso, Betalingskenmerk, Kenmerk, Omschrijving, Mededeling, Gestructureerde mededeling, Tytuł, Tytuł przelewu, Tytułem, OCR, OCR nummer, KID, KID nummer, Viitenumero, Viite, Viitenumber, Poziv na broj, Model i poziv na broj, Sklic, Variabilní symbol, Variabilný symbol, FIK, Maksuviite',
  },
  {
    meaning: 'amount',
    names:
      'Amount, Amount due, Total, Total due, Total amount, Grand total, Invoice total, Balance due, Betrag, Gesamtbetrag, Rechnungsbetrag, Zahlbetrag, Summe, Gesamtsumme, Endbetrag, Montant, Montant total, Total TTC, Net à payer, Importe, Importe total, Total a pagar, Importo, Totale, Totale da pagare, Valor, Valor total, Bedrag, Totaal, Totaalbedrag, Te betalen, Kwota, Do zapłaty, Razem, Belopp, Att betala, Beløb, Beløp, Částka, Summa, 金额, 金額, 금액, المبلغ, Amount payable, Amount to pay, Total payable, Zu zahlen, Zu zahlender Betrag, Fälliger Betrag, Offener Betrag, Montant à payer, Montant dû, Total à payer, Somme à payer, Reste à payer, Importe a pagar, Total factura, Importo da pagare, Da pagare, Totale fattura, Valor a pagar, Te betalen bedrag, Openstaand bedrag, Totaal te betalen, Kwota do zapłaty, Pozostało do zapłaty, Belopp att betala, Summa att betala, Tutar, Toplam, Toplam tutar, Genel toplam, Ödenecek tutar, المبلغ المستحق, الإجمالي, المجموع, 合計, 合計金額, 請求金額, ご請求金額, お支払い金額',
  },
  { meaning: 'currency', names: 'Currency, Account currency, Währung, Devise, Monnaie, Moneda, Divisa, Moeda, Valuta, Waluta' },
  {
    meaning: 'other',
    isOfPayee: true,
    names:
      'Beneficiary bank, Bank of beneficiary, Beneficiary’s bank, Beneficiary bank name, Beneficiary address, Empfängerbank, Bank des Empfängers, Banque du bénéficiaire, Banco beneficiario, Banco del beneficiario, Banco do beneficiário, Banca del beneficiario, Bank begunstigde, Bank odbiorcy, Банк получателя',
  },
  {
    meaning: 'other',
    names:
      'BPAY, BPAY Biller code, Biller code, Biller, Bank, Bank name, Name of bank, Bank address, Banking details, Bank country, Branch, Branch name, Kreditinstitut, Geldinstitut, Bankname, Bankverbindung, Banque, Domiciliation, Nom de la banque, Coordonnées bancaires, Banco, Nombre del banco, Datos bancarios, Sucursal, Banca, Nome banca, Coordinate bancarie, Filiale, Agenzia, Nazwa banku, Oddział, Date, Due date, Datum, Fällig, Fecha, Data, Invoice, Invoice number, Invoice no, Rechnung, Rechnungsnummer, Rechnungsnr, Kundennummer, Facture, Factura, Fattura, Faktura, Nr faktury, Address, Anschrift, Adresse, Adres, Dirección, Indirizzo, Endereço, Phone, Tel, Telephone, Telefon, Téléphone, Teléfono, Telefono, Fax, Mobile, Mobil, Email, E mail, Mail, Web, Website, Internet, VAT, VAT ID, VAT no, VAT number, USt IdNr, UStID, Steuernummer, Steuer Nr, TVA, N TVA, NIF, CIF, RFC, CURP, CUIT, CUIL, RUT, RUN, NIT, RUC, DNI, Cédula, GSTIN, PAN, TIN, EIN, ABN, ACN, NZBN, UEN, OIB, PESEL, IČO, DIČ, P IVA, Partita IVA, Codice fiscale, CPF, CNPJ, CPF CNPJ, NIP, REGON, KRS, HRB, Registergericht, Handelsregister, Amtsgericht, Geschäftsführer, SIRET, SIREN, RCS, Siège social, Country, Land, Pays, País, Paese, Kraj, Account type, Type, Kontoart, Gläubiger ID, Creditor ID, Creditor identifier, 银行名称, 开户行, 开户银行, 银行, 銀行名, 支店名, 电话, 電話, 은행, 은행명, 전화, اسم البنك, البنك',
  },
]);

const bankField: readonly LabelDeclaration[] = [{ meaning: 'other', isOfPayee: true, names: '' }];
const payerField: readonly LabelDeclaration[] = [{ meaning: 'payer', names: '' }];

/**
 * The fields of SWIFT messages MT101 and MT103 that name an account or a bank, by their tag. Others end what stands before them.
 *
 * @see SWIFT, Standards MT, category 1: fields 50 ordering customer, 56 intermediary, 57 account with institution, 59 beneficiary customer
 */
export const swiftFields: Readonly<Record<string, readonly LabelDeclaration[]>> = {
  '50A': payerField,
  '50F': payerField,
  '50G': payerField,
  '50H': payerField,
  '50K': payerField,
  '56A': [{ meaning: 'correspondent', names: '' }],
  '57A': [{ meaning: 'bic', isOfPayee: true, names: '' }],
  '57B': bankField,
  '57C': bankField,
  '57D': bankField,
  // of a plain field 59 the name is the next line; 59A has a BIC there, 59F numbers its lines
  '59': [
    { meaning: 'name-below-iban', names: '' },
    { meaning: 'account', isOfPayee: true, names: '' },
  ],
  '59A': [{ meaning: 'account', isOfPayee: true, names: '' }],
  '59F': [{ meaning: 'account', isOfPayee: true, names: '' }],
};
