/**
 * What people write in front of the account of the payer: “Debtor”, “From account”, “zu Lasten unseres Kontos”, “ten laste van”.
 *
 * The gotcha: “our account” alone is no such label. It is that of the payee on an invoice. Nor is “de notre compte”, which is as often “of” as “from”: those are read with their verb,
 * by `debited-accounts.ts`.
 */
import type { LabelDeclaration } from '../vocabulary/label.js';

const PAYER_ACCOUNT =
  'Debtor account, Payer account, From account, Debit account, Belastungskonto, Compte débité, Cuenta de cargo, Conto di addebito, Rachunek nadawcy, Konto des Auftraggebers, Lastkonto, Compte à débiter, Compte débiteur, Compte du donneur d’ordre, Cuenta ordenante, Cuenta del ordenante, Cuenta a debitar, Cuenta de origen, Conta a debitar, Conta debitada, Conta de origem, Conto ordinante, Conto dell’ordinante, Conto da addebitare, Van rekening, Rekening opdrachtgever, Z rachunku, Rachunek obciążany, Från konto, Fra konto, Maksajan tili, Maksajan tilinumero, Z účtu, Účet plátce, Účet platiteľa, Terhelendő számla, Terhelendő számlaszám, Cont plătitor, Λογαριασμός χρέωσης, Borçlu hesap';

/** In sentences, too. */
const FROM_ACCOUNT =
  'From our account, From my account, From the account, From our bank account, Debited to our account, Our account to be debited, Debit our account, Account debited, Debited account, Account to be debited, Zu Lasten unseres Kontos, Zu Lasten des Kontos, Belastetes Konto, Belastet wird das Konto, Abbuchungskonto, Débité notre compte, RIB débité, Depuis notre compte, Compte émetteur, Desde nuestra cuenta, Con cargo a nuestra cuenta, Cargo en cuenta, Cargará en nuestra cuenta, Cuenta cargada, Cuenta adeudada, Dal nostro conto, Addebitato sul conto, Addebito sul conto, Addebitato sul nostro conto, Conto addebitato, Ten laste van onze rekening, Belast onze rekening, Debetrekening, Débito na nossa conta, Conta de débito, Z konta, W ciężar rachunku, Obciążenie rachunku, Rachunek do obciążenia, Från vårt konto, Fra vores konto, Fra vår konto, Debetkonto, Tililtämme, Veloitettava tili, Z našeho účtu, Na vrub účtu, Z nášho účtu, Na ťarchu účtu, Számlánkról, Din contul nostru, S našeg računa, V breme računa, С нашего счета, З нашого рахунку, Hesabımızdan, 引落口座, 出金口座, 付款账号, 扣款账户, 출금계좌';

export const payerLabels: readonly LabelDeclaration[] = [
  {
    meaning: 'payer',
    names:
      'Debtor, Debtor name, Kontoinhaber Zahler, Debtor IBAN, Payer, Payer name, Payer IBAN, Ordering customer, Originator, Sender, Remitter, Auftraggeber, Auftraggeber IBAN, Zahler, Zahlungspflichtiger, Schuldner, Donneur d’ordre, Émetteur, Débiteur, Ordenante, Ordinante, Debitore, Opdrachtgever, Zleceniodawca, Ordonnateur, Nadawca, Dłużnik, Płatnik, IBAN des Zahlungspflichtigen, IBAN Zahler, IBAN Auftraggeber, IBAN Kunde, IBAN du débiteur, IBAN débiteur, IBAN ordenante, IBAN ordinante, Betaler, IBAN betaler, Betalare, Maksaja, Plátce, 付款人, 依頼人, 振込依頼人, 보내는 분, 송금인, المرسل, Pagador, Avsändare, Odesílatel, Platiteľ, Platca, Odosielateľ, Fizető fél, Fizető, Átutaló, Plătitor, Ordonator, Platitelj, Uplatitelj, Uplatilac, Nalogodavac, Уплатилац, Налогодавац, Plačnik, Mokėtojas, Maksātājs, Maksja, Наредител, Платец, Плательщик, Отправитель, Платник, Відправник, Πληρωτής, Εντολέας, Gönderen, Ödeyen, 汇款人',
  },
  { meaning: 'payer', names: PAYER_ACCOUNT },
  { meaning: 'payer', isBeside: true, names: FROM_ACCOUNT },
  { meaning: 'unlikely', names: FROM_ACCOUNT },
  // their numbers are read, so that they are not taken for those of the payee
  { meaning: 'account', names: PAYER_ACCOUNT },
  { meaning: 'account', names: FROM_ACCOUNT },
  {
    meaning: 'payer',
    isBeside: true,
    names:
      'Debited from, Paid from, Made from, Bezahlt von, Direct debit from, Charged to, Zu Lasten, Zulasten, Abgebucht von, Au débit de, Débité de, Par le débit du, Prélevé sur, Con cargo a, Con cargo a la, Cargará en, Adeudado en, Addebitato su, Ten laste van, Afgeschreven van, A débito de, Debitado de, W ciężar, Debiteras, Debiteres, Belastes',
  },
];

/** “Your account”, where its number stands inside, as patterns: “az Ön AT61 …”, “DE89 … hesabınıza”. */
export const yours = { before: 'az ön, az önök', behind: '(?:numaralı |nolu )?hesabınız' };
