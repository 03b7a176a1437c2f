/**
 * What letters write of an account that another one has replaced: “our old account”, “is closed”, “no longer use”, “new IBAN”.
 *
 * Words are forms of one word each, letters without accents and case; patterns are parts of a regular expression.
 *
 * The gotcha: “previous balance” and “new customer” say nothing of an account. So words for old and new count only beside a word for an account, or directly
 * before a number.
 */

/** Adjectives beside “account”, before or behind it: “altes Konto”, “contul vechi”. */
export const oldWords =
  'old, former, previous, existing, replaced, obsolete, wrong, veraltete, veralteten, voorheen, było, sustituida, endisest, endist, aikaisempi, incorrect, falsche, falschen, alte, alten, altes, alter, altem, bisherige, bisherigen, bisheriges, frühere, früheren, früheres, vorherige, vorherigen, vorheriges, ancien, ancienne, anciennes, erroné, précédent, précédente, précédentes, antiguo, antigua, antiguos, anterior, anteriores, viejo, vieja, antigo, antiga, antigos, antic, vecchio, vecchia, vecchie, precedente, precedenti, oude, oud, vorige, stary, stare, starego, starym, dotychczasowy, dotychczasowe, dotychczasowego, poprzedni, poprzednie, poprzedniego, starý, staré, starého, starom, původní, původního, předchozí, dosavadní, doterajší, doterajšie, pôvodný, pôvodné, pôvodného, predchádzajúci, régi, korábbi, eddigi, vechi, vechiul, vechea, gammal, gammalt, gamla, tidigare, gammel, gammelt, gamle, tidligere, gamli, vanha, vanhan, vanhalle, entinen, entiselle, aiempi, aiemmalle, vana, vanale, vanalt, endine, endisele, varasem, varasemale, vecais, vecā, veco, vecajā, iepriekšējais, iepriekšējo, sena, seną, senoji, senąją, ankstesnė, ankstesnę, ankstesnioji, stari, starog, prethodni, dosadašnji, prejšnji, dosedanji, старый, старые, старого, старому, прежний, прежние, прежнего, предыдущий, старий, старі, попередній, попереднього, стара, старата, предишна, предишната, досегашна, стариот, стар, παλιός, παλιό, παλιού, παλαιός, παλαιό, προηγούμενος, προηγούμενο, eski, önceki, köhnə, ескі, ძველი, vjetër, vjetra, ישן, הישן, القديم, قديم, السابق, قدیمی, cũ, lama, errónea, errato, onjuiste, foute, błędny';

/** The same of the account that replaces it. */
export const newWords =
  'new, replacement, correct, richtige, vigente, актуальный, актуальні, актуальний, neu, neue, neuen, neues, neuer, nouveau, nouvel, nouvelle, nouvelles, nuevo, nueva, nuevos, novo, nova, novos, nou, nuovo, nuova, nuove, nieuwe, nieuw, nowy, nowe, nowego, nowym, nový, nové, nového, novom, új, nouă, noul, noua, ny, nytt, nya, nye, nýr, nýtt, nýja, uusi, uuden, uudelle, uus, uuele, jauns, jaunais, jauno, jaunu, jaunajā, nauja, naują, naujoji, naująją, novi, novog, novega, новый, новые, нового, новому, новий, нові, нова, новата, новиот, нови, νέος, νέο, νέα, καινούργιο, yeni, жаңа, ახალი, חדש, החדש, جديد, الجديد, جدید, mới, baru';

/** Before a number, or before “to our account” and it: “until now: …”, “from now on …”. Such words say nothing of an account that stands beside them. */
export const oldTimes =
  'formerly, previously, bisher, früher, bislang, auparavant, précédemment, anteriormente, precedentemente, finora, vroeger, dotychczas, poprzednio, tidigare, hittills, eskiden, سابقا, 旧, 以前, dosud, doteraz, eddig, anterior, tidligere, hidtil, hittil, aiemmin, ранее';
/** The same directly before the number alone: elsewhere they say what comes first, “unless you pay before to …”. */
export const earlierTimes =
  'before, earlier, vorher, zuvor, avant, antes, prima, eerder, wcześniej, przedtem, förut, innan, önce, önceden, dříve, předtím, predtým, korábban, înainte, før, раніше, раньше';
export const newTimes =
  'now, henceforth, nun, jetzt, künftig, zukünftig, fortan, désormais, dorénavant, maintenant, ahora, agora, doravante, ora, adesso, voortaan, obecnie, teraz, odtąd, framöver, hädanefter, artık, şimdi, حاليا, الآن, 新, 今後, nyní, odteď, odteraz, mostantól, acum, fremover, jatkossa, nyt, тепер, теперь, отныне';

/** Before those, “as”: what is as before is not the old one. */
export const asWords = 'as, like, wie, so, comme, como, come, zoals, als, net, jak, jako, tak, som, liksom, mint, ca, kuin, как, як, كما';

/** Before those, “until”: what was until now is the old one. */
export const untilWords = 'until, till, bis, jusqu, jusque, hasta, até, fino, sino, tot, do, fram, până, до, حتى';

/** A word for an account or for bank details, folded, as a pattern. */
export const accountWord =
  'accounts?|acct?|iban|bsb|sort|routing|institution|arveldusarve\\p{L}*|details|bank\\p{L}*|konto\\p{L}*|kont[asuy]|comptes?|rib|coordonnees|coordinate|cuentas?|contas?|conto|conti|cont|contul(?:ui)?|rekening\\p{L}*|rachun\\p{L}*|ucet|ucto?[ue]m?|\\p{L}*szaml\\p{L}*|sas?kait\\p{L}*|(?:\\p{L}*)racun\\p{L}*|trr|reikning\\p{L}*|счет\\p{L}*|реквизит\\p{L}*|рахун\\p{L}*|реквізит\\p{L}*|сметк\\p{L}*|рачун\\p{L}*|шот\\p{L}*|λογαριασμ\\p{L}*|hesa[pb]\\p{L}*|tili\\p{L}*|llogari\\p{L}*|ანგარიშ\\p{L}*|חשבון|החשבון|ال?حساب\\p{L}*|حساب\\p{L}*|khoan';

/** Behind the number, in the same clause: “… was closed”, “… ist nicht mehr gültig”. */
export const closed =
  "closed|discontinued|returned|rejected|bounced?|zurückgewiesen|abgelehnt|rejetée?s?|rechazad[oa]s?|respint[oi]|geweigerd|odrzucon[eya]|rejeitad[oa]s?|avvisas|reddedil\\p{L}+|out of date|out of use|obsolete|been replaced|not valid|veraltet|nicht länger|poistu|wrong|incorrect[oa]?|falsch|erronée?|errónea|errat[oa]|onjuist|fout|błędn[ye]|no longer|any ?more|geschlossen|aufgelöst|gekündigt|erloschen|ungültig|nicht mehr|clôturée?|fermée?|résiliée?|n[’' ]?(?:est|sera|a) plus|ne (?:sera|fonctionne|doit|vaut) p(?:lus|as)|cerrada|cancelada|ya no|dejará de|deja de|deixa(?:rá)? de|deixa d[’']|encerrada|fechada|já não|não é mais|tancat|chiuso|estinto|non (?:è|sarà|va) più|gesloten|opgeheven|vervalt|vervallen|niet (?:meer|langer)|zamknięt[ey]|zostanie zamknięt[ey]|zlikwidowan[ey]|nieaktualn[ey]|nieaktywn[ey]|nie jest już|zrušen[ýo]?|uzavřen|již n|zatvoren[ýé]?|už n|lezár|megszűn|megszünte|már nem|închis|nu mai|lukket|lukkes|nedlagt|stengt|avsluttet|avslutat|stängt|upphör|inte längre|ikke længere|ikke lenger|suljettu|lopetettu|enää|suletud|enam|slēgts|vairs|uždaryta|nebegalioja|ugašen|više ne|ukinjen|zaprt|ni več|закрыт|недействител|больше не|закрит|недійсн|більше не|вече не|έκλεισε|δεν ισχύει|kapatıl|kapandı|geçersiz|lokað|đã đóng|ditutup|tidak berlaku|已?(?:停用|作废|作廢|注销|销户)|해지|مغلق|إغلاق|أغلق|נסגר|סגור";

/** Before the number, in the same clause: “no longer use account …”, “dejará de estar operativa la cuenta …”. */
export const denied =
  "no longer|stop|(?:do not|don[’']t) (?:pay|use|send|transfer|remit)|nicht mehr|keine zahlungen|ne plus|n[’' ]?(?:utilise[rz]|est) plus|ne (?:pas|verse[rz]|paye[rz]|règle[rz]|vire[rz]|doit|sera) plus|ya no|no (?:pague|abone|ingrese|utilice|use|transfiera)n?|dejará de|deja de|deixa(?:rá)? de|já não|não (?:use|utilize|pague|transfira)|non (?:\\p{L}{2,14} ){0,2}più|niet (?:meer|langer)|(?:prosimy|proszę) nie|nie należy|już nie|již n|už n|ne többet|már ne|nu mai|inte längre|ikke længere|ikke lenger|enää|vairs|nebe\\p{L}+|više ne|ne več|больше не|не использ|більше не|вече не|μην|artık|إغلاق|أغلق|tidak lagi|jangan";

/** “not” before a verb, and its verb, as patterns: “ne uplaćujete na …”, “non effettuare più bonifici su …”. */
export const negations = 'not|never|nicht|keine|ne|non|não|niet|nie|inte|ikke|не|μην|לא|عدم';
export const paymentVerbs =
  'pay(?:ing)?|us(?:e|ing)|send(?:ing)?|transfer(?:ring)?|remit|zahlen|überweisen|verwenden|nutzen|payer|payez|verser|versez|virer|virez|utiliser|utilisez|effettu\\p{L}*|versa\\p{L}*|utilizza\\p{L}*|efetu\\p{L}*|pagu\\p{L}*|transfira\\p{L}*|utilize\\p{L}*|betalen|betaal|overmaken|gebruik\\p{L}*|wpłaca\\p{L}*|przelewa\\p{L}*|płaci\\p{L}*|używa\\p{L}*|betala|betale|använd\\p{L}*|brug\\p{L}*|bruk\\p{L}*|utaljanak|fizessenek|uplać\\p{L}*|plaća\\p{L}*|korist\\p{L}*|nakaz\\p{L}*|plač\\p{L}*|uporablja\\p{L}*|превежд\\p{L}*|плащ\\p{L}*|перерахов\\p{L}*|перечисл\\p{L}*|перевод\\p{L}*|плат\\p{L}*|оплач\\p{L}*|сплач\\p{L}*|использ\\p{L}*|використ\\p{L}*|καταθέτ\\p{L}*|πληρών\\p{L}*|להעביר|לשלם|التحويل|الدفع';
/** The same where the negation begins the verb. */
export const negatedVerbs = 'ne(?:be)?(?:veik|maksā|mok|siųs|pārskait|naudo|izmanto|plaťte|platit|posíl|zasíl)\\p{L}*';

/** “but”, “instead”: what stands behind it is not denied. */
export const butWords =
  'please, bitte, prosimy, prosím, por favor, gelieve, nego, već, temveč, vaid, bet, אלא, والتحويل, but, instead, sondern, stattdessen, mais sur, mais par, mais au, sino, sinó, mas, sim, ma, bensì, maar, lecz, tylko, ale, nýbrž, hanem, ci, utan, men, vaan, a, но, а, але, αλλά, ama';
