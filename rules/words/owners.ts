/**
 * Whose account it is, where a sentence says so behind its number, without a label: “sur le compte BE68 … de l’ASBL Exemple”, “account … of Example Ltd”.
 *
 * All are patterns, separated by commas. The gotcha: behind “of” and “de” may stand a day, an amount, the bank, “our company”. So a name counts there only with
 * a word that says that it is one, a legal form or a title, and not with one for a bank. No list is whole: a name that is missed is asked for.
 */

/** Between an account and its owner. */
export const beforeOwner =
  "of(?: the)?, de l['’], de(?: la)?, d['’], du, des?, der, vom, von(?: der)?, van(?: de| het)?, del(?:la|lo)?, dell['’], di, do, da, dos, af, av, för";

/** The same, where a name always follows. */
export const inTheNameOf =
  "in the name of, held by, au nom de l['’], au nom d[eu](?: la)?, auf den namen, lautend auf, op naam van(?: de| het)?, t\\.?n\\.?v\\.?, a nombre de, en nombre de, em nome d[aeo], intestato all['’], intestato a(?:ll[aeo])?, na nazwisko, på namn, i navnet";

/** In the name of a body: its legal form, or what kind it is. */
export const bodies =
  'a[is]?sbl, i?vzw, g?gmbh, mbh, e\\.?g\\.?, e\\.?k\\.?, ag, kgaa, e\\.?v\\.?, ohg, kg, ug, gbr, ltd\\.?, limited, llc, llp, plc, inc\\.?, corp\\.?, co\\.?, pty, sarl, s\\.?a\\.?, s\\.?a\\.?s\\.?, sasu, eurl, sci, snc, s\\.?r\\.?l\\.?, s\\.?p\\.?a\\.?, s\\.?l\\.?u?\\.?, b\\.?v\\.?, n\\.?v\\.?, v\\.?o\\.?f\\.?, lda\\.?, ltda\\.?, ab, a/?s, aps, oy, oyj, s\\.?r\\.?o\\.?, a\\.?s\\.?, kft\\.?, d\\.?o\\.?o\\.?, foundation, association, charity, trust, stiftung, verein, fondation, fundación, asociación, fondazione, associazione, fundação, associação, stichting, vereniging, fundacja, stowarzyszenie, förening, forening, säätiö';

/** Before the name of a person. */
export const titlesOfOwners =
  'mr\\.?, mrs\\.?, ms\\.?, miss, dr\\.?, m\\., mme, madame, monsieur, herrn?, frau, sr\\.?, sra\\.?, don, doña, sig\\.?, signora?, dhr\\.?, mevr\\.?, mevrouw, pan[ai]?, hr\\.?, fru';

/** Parts of words for a bank, and brands without such a part. */
export const partsOfBanks = 'bank, banc, banqu, bancaire, sparkasse, caisse, caja, caixa, cassa, crédit, credit, pankki, postal, poste';
export const brandsOfBanks =
  'kasse, société générale, pank, barclays, paribas, santander, hsbc, natwest, lloyds, nordea, belfius, revolut, monzo, wise, bunq, bbva, intesa, ing, kbc, n26';
