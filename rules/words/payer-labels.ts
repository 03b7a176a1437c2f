/**
 * What people write in front of the account of the payer: “Debtor”, “From account”, “von unserem Konto”, “ten laste van”.
 *
 * The gotcha: “our account” alone is no such label. It is that of the payee on an invoice.
 */
import type { LabelDeclaration } from '../vocabulary/label.js';

const PAYER_ACCOUNT =
  'Debtor account, Payer account, From account, Debit account, Belastungskonto, Compte débité, Cuenta de cargo, Conto di addebito, Rachunek nadawcy, Konto des Auftraggebers, Lastkonto, Compte à débiter, Compte débiteur, Compte du donneur d’ordre, Cuenta ordenante, Cuenta del ordenante, Cuenta a debitar, Cuenta de origen, Conta a debitar, Conta debitada, Conta de origem, Conto ordinante, Conto dell’ordinante, Conto da addebitare, Van rekening, Rekening opdrachtgever, Z rachunku, Rachunek obciążany, Från konto, Fra konto, Maksajan tili, Maksajan tilinumero, Z účtu, Účet plátce, Účet platiteľa, Terhelendő számla, Terhelendő számlaszám, Cont plătitor, Λογαριασμός χρέωσης, Borçlu hesap';

/** In sentences, too. */
const FROM_ACCOUNT =
  'From our account, From my account, From the account, From our bank account, Debited to our account, Our account to be debited, Debit our account, Account debited, Debited account, Account to be debited, Von unserem Konto, Von meinem Konto, Zu Lasten unseres Kontos, Zu Lasten des Kontos, Belastetes Konto, Belastet wird das Konto, Abbuchungskonto, De notre compte, Débité notre compte, RIB débité, Depuis notre compte, Compte émetteur, De nuestra cuenta, Desde nuestra cuenta, Con cargo a nuestra cuenta, Cargo en cuenta, Cargará en nuestra cuenta, Cuenta cargada, Cuenta adeudada, Dal nostro conto, Addebitato sul conto, Addebito sul conto, Addebitato sul nostro conto, Conto addebitato, Van onze rekening, Ten laste van onze rekening, Belast onze rekening, Debetrekening, Da nossa conta, Débito na nossa conta, Conta de débito, Z naszego rachunku, Z naszego konta, Z konta, W ciężar rachunku, Obciążenie rachunku, Rachunek do obciążenia, Från vårt konto, Fra vores konto, Fra vår konto, Debetkonto, Tililtämme, Veloitettava tili, Z našeho účtu, Na vrub účtu, Z nášho účtu, Na ťarchu účtu, Számlánkról, Din contul nostru, S našeg računa, V breme računa, С нашего счета, З нашого рахунку, Hesabımızdan, 引落口座, 出金口座, 付款账号, 扣款账户, 출금계좌';

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

/**
 * Around the accounts of payer and payee in a sentence: “from … to …”, “von … auf das Konto …”, “z … na konto …”. What stands before the first account, and before the
 * second; behind each of them, what may stand before its account.
 *
 * The gotcha: these are small words. “IBAN de Exemple SARL … à la banque” is no transfer: so nothing else may stand there, not even a name.
 */
export const transferWords = {
  from: 'from, von, vom, de, du, depuis, desde, del, da, dal, van, z, från, fra, tililtä, з, с',
  to: 'to, an, auf, au, à, vers, a, al, para, naar, aan, in, na, do, till, til, tilille, на',
  account:
    'the, our, my, your, account, number, no, iban, das, dem, unserem, ihr, konto, nr, le, la, notre, votre, compte, nuestra, su, cuenta, il, nostro, conto, onze, uw, rekening, a, nossa, sua, conta, naszego, rachunku, rachunek, konta, účtu, účet, vårt, ditt, рахунку, рахунок, счета, счет',
};

/** Behind the account of the payer, after a verb: “was debited”, “wird belastet”. */
export const debited = 'debited, belastet, débité, cargada, debitada, addebitato, gedebiteerd, obciążony, obciążone, debiteret, debiterat';

/** “Your account”, where its number stands inside, as patterns: “az Ön AT61 …”, “DE89 … hesabınıza”. */
export const yours = { before: 'az ön, az önök', behind: '(?:numaralı |nolu )?hesabınız' };
