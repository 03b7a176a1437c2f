/**
 * What payer and payee are called, by language: “Nadawca”, “Saaja”, and the labels of the two accounts: “Debit account”, “Na rachunek”.
 *
 * Labels that stand side by side are read as one, so that “Rachunek nadawcy”, “IBAN platitelja” and “Saaja konto” need no list. Forms of a word are listed as they
 * stand beside “account”.
 *
 * The gotcha: a word that invoices have for the customer (“client”, “Korisnik”, “Receptor”) is none here. The words for “account” may also mean an invoice (“račun”,
 * “счёт”): alone they say nothing.
 */
import type { LabelDeclaration } from '../vocabulary/label.js';
import { type Parties, parties } from '../vocabulary/parties.js';
import { partiesOfAsia } from './parties-of-asia.js';

/** By language, ISO 639. */
const byLanguage: Readonly<Record<string, Parties>> = {
  en: /* @__PURE__ */ parties(
    'account details, bank details, details',
    'Payer, Payor, Payer’s, Payers, Debtor, Debtor’s, Remitter, Remitter’s, Sender, Sender’s, Originator, Originator’s, Ordering party, Ordering customer, Transferor, Drawer, Applicant',
    'Payee, Payee’s, Payees, Beneficiary, Beneficiary’s, Creditor, Creditor’s, Receiver, Receiver’s, Recipient, Recipient’s, Beneficiary customer, Transferee, Pay to',
    'Debit account, Debit account no, Debit account number, Debit a c, Debit acct, Debit IBAN, Debited account, Debiting account, Source account, Source of funds account, Funding account, Funding source, Ordering account, Originating account, Paying account, Remitting account, Sending account, Account to debit, Account to be debited, From account, From a c, From IBAN, From acct, From bank account, Transfer from, Transfer from account, Paid from, Pay from, Payment from, Payment from account, Withdraw from, Withdrawal account, Account from, Payer account, Charge account, Charges account, Fee account, Debit from',
    'Credit account, Credit account no, Credit account number, Credit a c, Credit acct, Credit IBAN, Credited account, Destination account, Target account, Receiving account, Account to credit, Account to be credited, To account, To a c, To IBAN, To bank account, Transfer to, Transfer to account, Paid to, Payment to, Payment to account, Deposit account, Deposit to, Collection account, Account to pay, Account to pay into, Pay into, Pay into account, Pay to account, Remit to, Please pay to, Payee account',
  ),
  de: /* @__PURE__ */ parties(
    'Konto, Kontonummer, Kontonr, Konto Nr, Kontoverbindung, Bankverbindung, Bankkonto',
    'Zahler, Zahlers, Zahlungspflichtiger, Zahlungspflichtigen, Zahlungspflichtige, Auftraggeber, Auftraggebers, Auftraggeberin, Schuldner, Schuldners, Absender, Absenders, Überweisender, Überweisenden, Einzahler',
    'Empfänger, Empfängers, Empfängerin, Zahlungsempfänger, Zahlungsempfängers, Zahlungsempfängerin, Begünstigter, Begünstigten, Gläubiger, Gläubigers, Kreditor, Zugunsten, Zu Gunsten',
    'Belastungskonto, Belastungs IBAN, Lastschriftkonto, Lastschrift IBAN, Abbuchungskonto, Auftraggeberkonto, Zahlerkonto, Schuldnerkonto, Absenderkonto, Quellkonto, Ausgangskonto, Herkunftskonto, Debitkonto, Zu belastendes Konto, Belastetes Konto, Konto zu belasten, Von Konto, Vom Konto, Von IBAN, Konto Soll, Sollkonto, Bezahlt von Konto, Gezahlt von, Zulasten Konto, Zu Lasten Konto',
    'Gutschriftkonto, Gutschriftskonto, Gutschrift IBAN, Empfängerkonto, Empfänger IBAN, Begünstigtenkonto, Gläubigerkonto, Zielkonto, Eingangskonto, Kreditkonto, Auf Konto, Auf das Konto, An Konto, An IBAN, Auf IBAN, Zugunsten Konto, Zu Gunsten Konto, Habenkonto',
  ),
  fr: /* @__PURE__ */ parties(
    'Compte, Numéro de compte, N° de compte, Compte bancaire, RIB, Coordonnées bancaires',
    'Payeur, Débiteur, Donneur d’ordre, Donneur d’ordres, Émetteur, Émettrice, Ordonnateur, Tireur, Expéditeur, Remettant',
    'Bénéficiaire, Créancier, Destinataire, Créditeur',
    'Compte à débiter, Compte débité, Compte débiteur, Compte de débit, Compte de prélèvement, Compte émetteur, Compte source, Compte d’origine, Compte de départ, Compte donneur d’ordre, IBAN à débiter, IBAN débité, RIB à débiter, RIB débité, Du compte, Depuis le compte, Virement depuis, Payé par, Payé depuis, Débit du compte',
    'Compte à créditer, Compte crédité, Compte créditeur, Compte de crédit, Compte destinataire, Compte de destination, Compte cible, IBAN à créditer, RIB à créditer, Vers le compte, Au compte, Virement vers, Crédit du compte, Compte bénéficiaire',
  ),
  es: /* @__PURE__ */ parties(
    'Cuenta, Cuenta bancaria, Número de cuenta, Nº de cuenta, Datos bancarios',
    'Ordenante, Pagador, Pagadora, Deudor, Deudora, Remitente, Girador, Librado',
    'Beneficiario, Beneficiaria, Acreedor, Acreedora, Destinatario, Destinataria, Perceptor, Cobrador, Tomador',
    'Cuenta de origen, Cuenta origen, Cuenta ordenante, Cuenta de cargo, Cuenta cargo, Cuenta a debitar, Cuenta a cargar, Cuenta debitada, Cuenta de débito, Cuenta débito, Cuenta de retiro, Desde la cuenta, Desde cuenta, De la cuenta, Transferencia desde, IBAN de origen, IBAN origen, CLABE de origen, Pagado desde, Cuenta emisora, Cuenta deudora',
    'Cuenta de destino, Cuenta destino, Cuenta beneficiario, Cuenta beneficiaria, Cuenta de abono, Cuenta abono, Cuenta a acreditar, Cuenta a abonar, Cuenta de crédito, Cuenta acreedora, Cuenta receptora, A la cuenta, Hacia la cuenta, IBAN de destino, IBAN destino, CLABE de destino, CLABE destino, Depositar en, Depositar a',
  ),
  pt: /* @__PURE__ */ parties(
    'Conta, Conta bancária, Número da conta, N° da conta, Dados bancários',
    'Ordenante, Pagador, Pagadora, Devedor, Devedora, Remetente, Sacado',
    'Beneficiário, Beneficiária, Favorecido, Favorecida, Credor, Credora, Recebedor, Recebedora, Destinatário, Destinatária',
    'Conta a debitar, Conta debitada, Conta de débito, Conta débito, Conta de origem, Conta origem, Conta ordenante, Conta do ordenante, Da conta, De conta, IBAN de origem, IBAN a debitar, Pago de, Conta devedora',
    'Conta a creditar, Conta creditada, Conta de crédito, Conta crédito, Conta de destino, Conta destino, Conta favorecida, Conta beneficiária, Conta credora, Para a conta, Para conta, Transferência para, IBAN de destino, IBAN a creditar, Depositar em',
  ),
  it: /* @__PURE__ */ parties(
    'Conto, Conto corrente, Numero di conto, Numero conto, Coordinate bancarie',
    'Ordinante, Pagatore, Pagante, Debitore, Debitrice, Mittente, Disponente, Versante, Bonificante',
    'Beneficiario, Beneficiaria, Creditore, Creditrice, Destinatario, Destinataria, Ricevente, Percipiente',
    'Conto di addebito, Conto addebito, Conto da addebitare, Conto addebitato, Conto ordinante, Conto di origine, Conto origine, Conto di partenza, Conto debitore, C c di addebito, IBAN di addebito, IBAN addebito, IBAN da addebitare, IBAN di origine, Dal conto, Da conto, Pagato da, Addebito su, Addebito sul conto',
    'Conto di accredito, Conto accredito, Conto da accreditare, Conto accreditato, Conto beneficiario, Conto di destinazione, Conto destinazione, Conto destinatario, Conto creditore, IBAN di accredito, IBAN accredito, IBAN di destinazione, Al conto, Sul conto, Accredito su, Accredito sul conto',
  ),
  nl: /* @__PURE__ */ parties(
    'Rekening, Rekeningnummer, Rekeningnr, Bankrekening, Bankrekeningnummer, Tegenrekening',
    'Opdrachtgever, Betaler, Debiteur, Betalende partij, Afzender, Verzender, Overboeker',
    'Begunstigde, Ontvanger, Crediteur, Ontvangende partij, Schuldeiser',
    'Van rekening, Van rekeningnummer, Van IBAN, Van bankrekening, Te debiteren rekening, Te belasten rekening, Debetrekening, Debet rekening, Af te schrijven rekening, Afschrijven van, Afgeschreven van, Overboeking van, Opdrachtgeversrekening, Betaalrekening van betaler, Bronrekening, Betaald van',
    'Naar rekening, Naar rekeningnummer, Naar IBAN, Te crediteren rekening, Creditrekening, Doelrekening, Ontvangende rekening, Bijschrijven op, Overboeking naar, Op rekening, Over te maken op, Overmaken naar, Rekening crediteur, Aan rekening',
  ),
  pl: /* @__PURE__ */ parties(
    'Rachunek, Numer rachunku, Nr rachunku, Konto, Numer konta, Nr konta, Rachunek bankowy',
    'Nadawca, Nadawcy, Zleceniodawca, Zleceniodawcy, Płatnik, Płatnika, Płacący, Płacącego, Dłużnik, Dłużnika, Obciążany, Obciążanego, Wpłacający, Wpłacającego',
    'Odbiorca, Odbiorcy, Beneficjent, Beneficjenta, Wierzyciel, Wierzyciela',
    'Z rachunku, Z konta, Z rachunku nr, Rachunek obciążany, Rachunek do obciążenia, Rachunek obciążony, Konto obciążane, Konto obciążone, Rachunek źródłowy, Konto źródłowe, Rachunek WN',
    'Na rachunek, Na konto, Na rachunek nr, Rachunek uznawany, Rachunek uznany, Rachunek do uznania, Konto uznawane, Rachunek docelowy, Konto docelowe, Rachunek MA',
  ),
  sv: /* @__PURE__ */ parties(
    'Konto, Kontonummer, Kontonr, Bankkonto',
    'Betalare, Betalarens, Avsändare, Avsändarens, Uppdragsgivare, Uppdragsgivarens, Gäldenär, Gäldenärens',
    'Mottagare, Mottagarens, Betalningsmottagare, Betalningsmottagarens, Borgenär, Borgenärens, Förmånstagare, Förmånstagarens',
    'Från konto, Från kontonummer, Från IBAN, Debetkonto, Debiteringskonto, Belastningskonto, Konto att debitera, Konto att belasta, Uttagskonto, Avsändarkonto, Betalarkonto, Överföring från, Betalning från',
    'Till konto, Till kontonummer, Till IBAN, Kreditkonto, Krediteringskonto, Konto att kreditera, Insättningskonto, Mottagarkonto, Överföring till, Betalning till, Betala till',
  ),
  da: /* @__PURE__ */ parties(
    'Konto, Kontonummer, Kontonr, Bankkonto',
    'Betaler, Betalers, Betalerens, Afsender, Afsenders, Afsenderens, Ordregiver, Ordregivers, Indbetaler, Indbetalers, Skyldner',
    'Modtager, Modtagers, Modtagerens, Betalingsmodtager, Betalingsmodtagers, Kreditor, Kreditors, Beløbsmodtager, Begunstiget',
    'Fra konto, Fra kontonummer, Fra kontonr, Fra IBAN, Debetkonto, Debiteringskonto, Hævekonto, Konto der debiteres, Konto der hæves på, Afsenderkonto, Betalerkonto, Overførsel fra, Betaling fra, Debetkonto nr',
    'Til konto, Til kontonummer, Til kontonr, Til IBAN, Kreditkonto, Krediteringskonto, Konto der krediteres, Indbetalingskonto, Modtagerkonto, Overførsel til, Betaling til, Betales til, Indbetales på',
  ),
  no: /* @__PURE__ */ parties(
    'Konto, Kontonummer, Kontonr, Bankkonto',
    'Betaler, Betalers, Betalerens, Avsender, Avsenders, Oppdragsgiver, Oppdragsgivers, Innbetaler, Skyldner',
    'Mottaker, Mottakers, Mottakerens, Betalingsmottaker, Betalingsmottakers, Kreditor, Kreditors, Begunstiget',
    'Fra konto, Fra kontonummer, Fra kontonr, Fra IBAN, Debetkonto, Belastningskonto, Belastes konto, Konto som belastes, Avsenderkonto, Overføring fra, Betaling fra, Betalt fra',
    'Til konto, Til kontonummer, Til IBAN, Kreditkonto, Konto som krediteres, Mottakerkonto, Innbetalingskonto, Overføring til, Betaling til, Betales til, Betal til',
  ),
  fi: /* @__PURE__ */ parties(
    'Tili, Tilinumero, Pankkitili, tilin',
    'Maksaja, Maksajan, Lähettäjä, Lähettäjän, Toimeksiantaja, Toimeksiantajan, Velallinen, Velallisen, Tilisiirron maksaja',
    'Saaja, Saajan, Maksunsaaja, Maksunsaajan, Vastaanottaja, Vastaanottajan, Velkoja, Velkojan, Edunsaaja, Edunsaajan',
    'Tililtä, Tililtä nro, Tililtä numero, Veloitettava tili, Veloitustili, Veloitettu tili, Debet tili, Lähtötili, Maksutili josta, Siirto tililtä, Maksettu tililtä',
    'Tilille, Tilille nro, Hyvitettävä tili, Hyvitystili, Kohdetili, Vastaanottava tili, Siirto tilille, Maksetaan tilille, Maksu tilille',
  ),
  et: /* @__PURE__ */ parties(
    'Konto, Kontonumber, Arvelduskonto, Pangakonto, konto number, konto nr',
    'Maksja, Maksjakonto, Saatja, Võlgnik, Võlgniku, Deebitor',
    'Saaja, Makse saaja, Võlausaldaja, Kreeditor',
    'Kontolt, Maksja konto, Deebetkonto, Debiteeritav konto, Lähtekonto',
    'Kontole, Saaja konto, Kreeditkonto, Krediteeritav konto, Sihtkonto',
  ),
  lv: /* @__PURE__ */ parties(
    'Konts, Konta numurs, Norēķinu konts, Konta nr, konta',
    'Maksātājs, Maksātāja, Sūtītājs, Sūtītāja, Parādnieks, Parādnieka, Debitors, Debitora',
    'Saņēmējs, Saņēmēja, Kreditors, Kreditora, Labuma guvējs',
    'No konta, Debeta konts, Debetējamais konts, Izejošais konts',
    'Uz kontu, Kredīta konts, Kreditējamais konts, Mērķa konts',
  ),
  lt: /* @__PURE__ */ parties(
    'Sąskaita, Sąskaitos numeris, Sąskaitos nr, Banko sąskaita, sąskaitos',
    'Mokėtojas, Mokėtojo, Siuntėjas, Siuntėjo, Skolininkas, Skolininko, Debitorius, Debitoriaus',
    'Gavėjas, Gavėjo, Kreditorius, Kreditoriaus, Naudos gavėjas, Naudos gavėjo',
    'Iš sąskaitos, Debeto sąskaita, Debetuojama sąskaita, Nurašymo sąskaita',
    'Į sąskaitą, Kredito sąskaita, Kredituojama sąskaita, Tikslinė sąskaita',
  ),
  cs: /* @__PURE__ */ parties(
    'Účet, Číslo účtu, Č účtu, Bankovní účet, účtu, Bankovní spojení',
    'Plátce, Plátci, Odesílatel, Odesílatele, Příkazce, Dlužník, Dlužníka',
    'Příjemce, Příjemci, Věřitel, Věřitele, Beneficient, Beneficienta',
    'Z účtu, Z čísla účtu, Účet k tíži, Debetní účet, Odchozí účet, Zdrojový účet, Na vrub účtu, Účet plátce',
    'Na účet, Na číslo účtu, Účet ve prospěch, Kreditní účet, Cílový účet, Ve prospěch účtu, Účet příjemce',
  ),
  sk: /* @__PURE__ */ parties(
    'Účet, Číslo účtu, Bankový účet, účtu, Bankové spojenie',
    'Platiteľ, Platiteľa, Platca, Platcu, Odosielateľ, Odosielateľa, Príkazca, Príkazcu, Dlžník, Dlžníka',
    'Príjemca, Príjemcu, Veriteľ, Veriteľa, Beneficient',
    'Z účtu, Z čísla účtu, Debetný účet, Zdrojový účet, Na ťarchu účtu, Účet na ťarchu',
    'Na účet, Na číslo účtu, Kreditný účet, Cieľový účet, V prospech účtu',
  ),
  hu: /* @__PURE__ */ parties(
    'Számla, Számlaszám, Bankszámla, Bankszámlaszám, Számlája, Számlaszáma, Bankszámlája, Bankszámlaszáma, IBAN száma',
    'Megbízó, Megbízói, Fizető fél, Fizető, Átutaló, Utaló, Befizető, Adós, Kötelezett, Feladó, Küldő',
    'Kedvezményezett, Kedvezményezetti, Jogosult, Hitelező, Címzett, Fogadó fél',
    'Terhelendő számla, Terhelendő számlaszám, Terhelt számla, Terhelési számla, Forrás számla, Forrásszámla, Indító számla, Számláról, Átutalás innen',
    'Jóváírandó számla, Jóváírandó számlaszám, Jóváírt számla, Célszámla, Cél számla, Számlára, Átutalás ide',
  ),
  ro: /* @__PURE__ */ parties(
    'Cont, Contul, Cont bancar, Număr de cont, Nr cont, IBAN cont',
    'Plătitor, Plătitorului, plătitorul, Ordonator, Ordonatorului, Debitor, Debitorului, Expeditor, Expeditorului, Emitent plată',
    'Beneficiar, Beneficiarului, Creditor, Creditorului, Destinatar, Destinatarului, Furnizorului',
    'Cont de debitat, Cont debitat, Cont debitor, Cont sursă, Din contul, Din cont, Cont plătitor',
    'Cont de creditat, Cont creditat, Cont creditor, Cont destinație, Cont beneficiar, În contul, În cont',
  ),
  bg: /* @__PURE__ */ parties(
    'Сметка, Банкова сметка, Номер на сметка',
    'Наредител, Наредителя, наредителят, Платец, Платеца, Длъжник, Длъжника, Изпращач, Вносител',
    'Получател, Получателя, получателят, Бенефициент, Бенефициента, Кредитор, Кредитора',
    'От сметка, От сметката, Дебитирана сметка, Дебитна сметка, Сметка за дебитиране',
    'По сметка, Към сметка, На сметка, Кредитирана сметка, Кредитна сметка, Сметка за кредитиране',
  ),
  el: /* @__PURE__ */ parties(
    'Λογαριασμός, Αριθμός λογαριασμού, Τραπεζικός λογαριασμός, Αρ λογαριασμού',
    'Πληρωτής, Πληρωτή, Εντολέας, Εντολέα, Οφειλέτης, Οφειλέτη, Αποστολέας, Αποστολέα, Καταθέτης',
    'Δικαιούχος, Δικαιούχου, Παραλήπτης, Παραλήπτη, Πιστωτής, Πιστωτή, Λήπτης, Λήπτη',
    'Λογαριασμός χρέωσης, Χρεωστικός λογαριασμός, Από λογαριασμό, Από τον λογαριασμό, Λογαριασμός προέλευσης',
    'Λογαριασμός πίστωσης, Πιστωτικός λογαριασμός, Προς λογαριασμό, Σε λογαριασμό, Λογαριασμός προορισμού',
  ),
  hr: /* @__PURE__ */ parties(
    'Račun, Broj računa, Žiro račun, računa, Bankovni račun',
    'Platitelj, Platitelja, Uplatitelj, Uplatitelja, Nalogodavac, Nalogodavca, Nalogodavatelj, Dužnik, Dužnika, Pošiljatelj, Pošiljatelja',
    'Primatelj, Primatelja, Primalac, Primaoca, Vjerovnik, Vjerovnika',
    'S računa, Sa računa, Račun terećenja, Račun zaduženja, Terećeni račun, Teret računa, Na teret računa, Izvorni račun',
    'Na račun, Račun odobrenja, U korist računa, Odobreni račun, Ciljni račun',
  ),
  sl: /* @__PURE__ */ parties(
    'Račun, TRR, Številka računa, Bančni račun, računa',
    'Plačnik, Plačnika, Nalogodajalec, Nalogodajalca, Dolžnik, Dolžnika, Pošiljatelj, Pošiljatelja, Nakazovalec',
    'Prejemnik, Prejemnika, Upravičenec, Upravičenca, Upnik, Upnika, Korist, Koristnik',
    'Z računa, S računa, V breme, V breme računa, Račun v breme, Račun bremenitve',
    'Na račun, V dobro, V dobro računa, Račun v dobro, Račun odobritve',
  ),
  sr: /* @__PURE__ */ parties(
    'Račun, Broj računa, računa, Žiro račun, Рачун, Број рачуна, рачуна, Жиро рачун, Текући рачун, Tekući račun',
    'Platilac, Platioca, Uplatilac, Uplatioca, Nalogodavac, Nalogodavca, Dužnik, Dužnika, Pošiljalac, Pošiljaoca, Платилац, Платиоца, Уплатилац, Уплатиоца, Налогодавац, Налогодавца, Дужник, Дужника, Пошиљалац, Пошиљаоца',
    'Primalac, Primaoca, Poverilac, Poverioca, Прималац, Примаоца, Поверилац, Повериоца',
    'Sa računa, S računa, Na teret računa, Račun zaduženja, Са рачуна, С рачуна, На терет рачуна, Рачун задужења',
    'Na račun, U korist računa, Račun odobrenja, На рачун, У корист рачуна, Рачун одобрења',
  ),
  mk: /* @__PURE__ */ parties(
    'Сметка, Трансакциска сметка, Жиро сметка, Број на сметка',
    'Налогодавач, Налогодавачот, Плаќач, Плаќачот, Должник, Должникот, Испраќач',
    'Примач, Примачот, Доверител, Доверителот, Назив на примач',
    'Од сметка, Сметка на налогодавач, Задолжена сметка, На товар на сметка',
    'На сметка, Сметка на примач, Одобрена сметка, Во корист на сметка',
  ),
  ru: /* @__PURE__ */ parties(
    'Счет, Счёт, Номер счета, Номер счёта, Р с, Расчетный счет, Расчётный счёт, счета, Банковский счет',
    'Плательщик, Плательщика, Отправитель, Отправителя, Должник, Должника, Приказодатель, Приказодателя, Перевододатель',
    'Получатель, Получателя, Бенефициар, Бенефициара, Взыскатель, Кредитор, Кредитора, Выгодоприобретатель',
    'Счет списания, Счёт списания, Дебетуемый счет, Дебетуемый счёт, Счет дебета, Счет по дебету, Со счета, Со счёта, С счета, Списать со счета, Источник средств, Счет отправления',
    'Счет зачисления, Счёт зачисления, Кредитуемый счет, Кредитуемый счёт, Счет кредита, Счет по кредиту, На счет, На счёт, Зачислить на счет',
  ),
  uk: /* @__PURE__ */ parties(
    'Рахунок, Номер рахунку, Р р, Розрахунковий рахунок, рахунку, Банківський рахунок',
    'Платник, Платника, Відправник, Відправника, Боржник, Боржника, Ініціатор',
    'Отримувач, Отримувача, Одержувач, Одержувача, Бенефіціар, Бенефіціара, Стягувач, Кредитор, Кредитора',
    'З рахунку, Зі рахунку, Рахунок списання, Рахунок дебету, Дебетований рахунок, Списати з рахунку',
    'На рахунок, Рахунок зарахування, Рахунок кредиту, Зарахувати на рахунок',
  ),
  be: /* @__PURE__ */ parties(
    'Рахунак, Нумар рахунку, рахунку',
    'Плацельшчык, Плацельшчыка, Адпраўшчык, Даўжнік',
    'Атрымальнік, Атрымальніка, Бенефіцыяр, Крэдытор',
    'З рахунку, Рахунак спісання',
    'На рахунак, Рахунак залічэння',
  ),
  tr: /* @__PURE__ */ parties(
    'Hesap, Hesap no, Hesap numarası, Hesabı, IBAN’ı, Banka hesabı, Hesap bilgileri',
    'Gönderen, Gönderenin, Gönderici, Göndericinin, Ödeyen, Ödeyenin, Borçlu, Borçlunun, Havale eden, Havaleyi yapan',
    'Alıcı, Alıcının, Lehdar, Lehdarın, Lehtar, Lehtarın, Alacaklı, Alacaklının',
    'Borçlu hesap, Gönderen hesap, Çıkış hesabı, Kaynak hesap, Borçlandırılacak hesap, Hesaptan, Borç hesabı',
    'Alacaklı hesap, Alıcı hesap, Varış hesabı, Hedef hesap, Alacaklandırılacak hesap, Hesaba, Alacak hesabı',
  ),
  az: /* @__PURE__ */ parties(
    'Hesab, Hesab nömrəsi, Hesabı, Hesablaşma hesabı',
    'Ödəyici, Ödəyən, Ödəyicinin, Göndərən, Göndərənin, Borclu',
    'Benefisiar, Alıcının, Vəsaiti alan, Benefisiarın',
    'Hesabdan, Debet hesab',
    'Hesaba, Kredit hesab',
  ),
  kk: /* @__PURE__ */ parties(
    'Шот, Есеп шоты, ЖСК, ИИК, Шоты',
    'Төлеуші, Төлеушінің, Жіберуші, Ақша жөнелтуші',
    'Бенефициар, Бенефициардың, Алушы, Алушының',
    'Шоттан, Дебеттелетін шот',
    'Шотқа, Кредиттелетін шот',
  ),
  uz: /* @__PURE__ */ parties(
    'Hisob raqami, Hisobvaraq, Hisob',
    'To‘lovchi, Tolovchi, Yuboruvchi, Плательщик',
    'Oluvchi, Qabul qiluvchi, Benefitsiar',
    'Hisobdan',
    'Hisobga',
  ),
  ky: /* @__PURE__ */ parties('Эсеп, Эсеп номери', 'Төлөөчү, Төлөөчүнүн, Жөнөтүүчү', 'Алуучу, Алуучунун, Бенефициар', 'Эсептен', 'Эсепке'),
  mn: /* @__PURE__ */ parties('Данс, Дансны дугаар, данс', 'Төлөгч, Илгээгч, Шилжүүлэгч', 'Хүлээн авагч, Авагч', 'Данснаас', 'Дансанд'),
  ka: /* @__PURE__ */ parties(
    'ანგარიში, ანგარიშის ნომერი',
    'გადამხდელი, გადამხდელის, გამგზავნი',
    'მიმღები, მიმღების, ბენეფიციარი',
    'ანგარიშიდან',
    'ანგარიშზე',
  ),
  hy: /* @__PURE__ */ parties(
    'Հաշիվ, Հաշվի համար, հաշիվը',
    'Վճարող, Վճարողի, Ուղարկող',
    'Ստացող, Ստացողի, Շահառու, Շահառուի',
    'Հաշվից',
    'Հաշվին',
  ),
  sq: /* @__PURE__ */ parties(
    'Llogaria, Llogari, Numri i llogarisë, Llogaria e',
    'Paguesi, Paguesit, Urdhëruesi, Urdhëruesit, Debitori, Debitorit, Dërguesi, Dërguesit',
    'Përfituesi, Përfituesit, Marrësi, Marrësit, Kreditori, Kreditorit',
    'Nga llogaria, Llogaria debitore',
    'Në llogarinë, Llogaria kreditore',
  ),
  is: /* @__PURE__ */ parties(
    'Reikningur, Reikningsnúmer, Bankareikningur, reikningur',
    'Greiðandi, Greiðanda, Sendandi, Sendanda, Skuldari',
    'Viðtakandi, Viðtakanda, Móttakandi, Móttakanda, Kröfuhafi, Kröfuhafa',
    'Af reikningi, Út af reikningi, Skuldfærslureikningur, Úttektarreikningur',
    'Inn á reikning, Á reikning, Innborgunarreikningur',
  ),
  ca: /* @__PURE__ */ parties(
    'Compte, Número de compte',
    'Ordenant, Pagador, Deutor',
    'Beneficiari, Creditor, Destinatari',
    'Compte d’origen, Compte de càrrec, Des del compte',
    'Compte de destinació, Compte d’abonament, Al compte',
  ),
  gl: /* @__PURE__ */ parties(
    'Conta, Número de conta',
    'Ordenante, Pagador, Debedor',
    'Beneficiario, Acredor',
    'Conta de orixe, Conta de cargo, Dende a conta',
    'Conta de destino, Conta de abono',
  ),
  eu: /* @__PURE__ */ parties(
    'Kontua, Kontu zenbakia, kontua',
    'Ordaintzailea, Ordaintzailearen, Agintzailea, Agintzailearen, Zorduna',
    'Onuraduna, Onuradunaren, Hartzailea, Hartzailearen, Hartzekoduna',
    'Jatorrizko kontua, Zordundutako kontua, Kontutik',
    'Helburuko kontua, Abonatzeko kontua, Kontura',
  ),
  lb: /* @__PURE__ */ parties(
    'Kont, Kontonummer, Konto',
    'Bezueler, Optraggeber, Schëldner',
    'Empfänger, Begënschtegten, Beneficiaire',
    'Vum Kont, Belaaschtungskont',
    'Op de Kont, Op Kont',
  ),
  mt: /* @__PURE__ */ parties(
    'Kont, Numru tal kont, Kont ta’',
    'Pagatur, il pagatur, Min iħallas, Debitur, Ordnant',
    'Benefiċjarju, il benefiċjarju, Kreditur',
    'Mill kont',
    'Lill kont, Fil kont',
  ),
  ga: /* @__PURE__ */ parties(
    'Cuntas, Uimhir chuntais, cuntas an',
    'Íocóir, Íocóra, Seoltóir, Féichiúnaí',
    'Íocaí, Tairbhí, Faighteoir, Creidiúnaí',
    'Ón gcuntas',
    'Chuig an gcuntas',
  ),
  cy: /* @__PURE__ */ parties(
    'Cyfrif, Rhif y cyfrif, Rhif cyfrif',
    'Talwr, y talwr, Anfonwr, Dyledwr',
    'Talai, Derbynnydd, y derbynnydd, Buddiolwr, Credydwr',
    'O gyfrif',
    'I gyfrif',
  ),
  af: /* @__PURE__ */ parties(
    'Rekening, Rekeningnommer, Bankrekening',
    'Betaler, Sender, Opdraggewer, Debiteur',
    'Begunstigde, Ontvanger, Krediteur',
    'Van rekening, Debietrekening',
    'Na rekening, Kredietrekening',
  ),
  sw: /* @__PURE__ */ parties(
    'Akaunti, Nambari ya akaunti, Akaunti ya',
    'Mlipaji, Mtumaji, Mdaiwa',
    'Mlipwaji, Mpokeaji, Mnufaika, Mdai',
    'Kutoka akaunti',
    'Kwenda akaunti, Kwa akaunti',
  ),
  tl: /* @__PURE__ */ parties(
    'Account, Account number',
    'Nagbabayad, Nagpadala, Nagpapadala',
    'Tatanggap, Tumatanggap, Makikinabang',
    'Mula sa account, Galing sa account',
    'Papunta sa account, Patungo sa account',
  ),
  id: /* @__PURE__ */ parties(
    'Rekening, Nomor rekening, No rekening, No rek',
    'Pengirim, Pembayar, Debitur, Pemberi perintah, Penyetor',
    'Penerima, Penerima dana, Kreditur, Benefisiari, Penerima manfaat',
    'Rekening sumber, Rekening asal, Rekening pengirim, Rekening debet, Rekening debit, Rekening pendebetan, Dari rekening, Sumber dana, Sumber rekening, Transfer dari',
    'Rekening tujuan, Rekening penerima, Rekening kredit, Ke rekening, No rekening tujuan, Nomor rekening tujuan, Transfer ke',
  ),
  ms: /* @__PURE__ */ parties(
    'Akaun, Nombor akaun, No akaun, Akaun bank',
    'Pembayar, Pengirim, Penghantar, Penghutang',
    'Penerima, Benefisiari, Pemiutang, Penerima bayaran',
    'Akaun sumber, Akaun debit, Akaun asal, Dari akaun, Daripada akaun, Pindahan dari',
    'Akaun tujuan, Akaun destinasi, Akaun kredit, Ke akaun, Kepada akaun, Pindahan ke',
  ),
  vi: /* @__PURE__ */ parties(
    'Tài khoản, Số tài khoản, Số TK, TK, STK',
    'Người trả tiền, Người trả, Người chuyển, Người chuyển tiền, Người gửi, Bên trả tiền, Đơn vị trả tiền, Bên chuyển',
    'Người thụ hưởng, Người nhận, Người nhận tiền, Bên nhận, Đơn vị thụ hưởng, Đơn vị nhận tiền, Bên thụ hưởng',
    'Tài khoản nguồn, Tài khoản trích nợ, Tài khoản ghi nợ, Tài khoản chuyển, Tài khoản chuyển đi, Từ tài khoản, TK nguồn, TK nợ, TK trích nợ',
    'Tài khoản đích, Tài khoản thụ hưởng, Tài khoản nhận, Tài khoản ghi có, Đến tài khoản, Tới tài khoản, Vào tài khoản, TK thụ hưởng, TK có',
  ),
};

/** Of every language. */
export const partiesByLanguage: Readonly<Record<string, Parties>> = /* @__PURE__ */ Object.assign({}, byLanguage, partiesOfAsia);

const all = (part: keyof Parties): string =>
  Object.values(partiesByLanguage)
    .map((words) => words[part])
    .join();

/** The labels of both sides. The numbers behind those of the payer are read, so that they are not taken for the payee’s. */
export const partyLabels = (): readonly LabelDeclaration[] => [
  { meaning: 'payer', isParty: true, names: all('payer') },
  { meaning: 'payer', isOfAccount: true, names: all('from') },
  { meaning: 'account', names: all('from') },
  { meaning: 'account', isOfAccount: true, isOfPayee: true, names: all('to') },
  { meaning: 'any-name', isOfPayee: true, isParty: true, names: all('payee') },
  { meaning: 'other', isAccountWord: true, names: all('account') },
];
