/**
 * Words for a post box.
 *
 * Notation of the lists: `alternatives.ts`. The gotcha: `C.P.` is a post box in French and a post code in Spanish, `B.P.` may have the number of the district before it.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A post box. */
export const postBoxWords = `
  p._?o._?-?box p._?o._?b. pobox po_box post_box post_office_box postbox pmb. p.m.b. g.?p.?o._box gpo_box box bag_no. private_bag locked_bag
  postfach pf. postbus postboks postbox boks postilokero pl! box-nr. case_postale c.p. cp boite_postale b.p. bp casella_postale apartado apartado_postal
  apartado_aereo apartado_de_correos apdo. apdo._postal apdo._de_correos casilla casilla_postal casilla_de_correo cc. caixa_postal cx._postal skrytka_pocztowa skrytka skr._poczt. postafiok pf.
  p.p. postni_schranka posta_kutusu p.k. pk а/я a/ya абонентский_ящик а.с. п.к. ص.ب. صندوق_بريد صندوق_البريد ת.ד. t.d. poste_restante bolsa hop_thu kotak_pos tromol_pos peti_surat ταχ._θυρ. τ.θ. t.th.
  私書箱 사서함 郵政信箱
`;

/** A post box, in letters that mean something else in other countries. */
export const postBoxWordsOf: Readonly<Record<string, string>> = {
  AX: 'pb.', DK: 'pb.', FO: 'pb.', FR: 'cs tsa', FI: 'pl. pb.', GL: 'pb.', NO: 'pb.', SJ: 'pb.',
}; // biome-ignore format: a table

/** What may have the number of a district before it: `01 B.P. 123`, as a pattern. */
export const boxBehindDistrict = 'b\\.? ?p';

/** A box that may be a post code elsewhere, as a pattern: `C.P.` */
export const boxLikePostCode = 'c\\.?p';

/** Boxes without a number, in countries where the post knows the payee: `Postfach`, below it post code and town. */
export const boxesWithoutNumber = 'postfach case_postale casella_postale boite_postale p._?o._?box';

/** Boxes at the end of a street. */
export const boxesBesideStreet = 'p._?o._?box postfach postbus postboks';

/** Boxes with text on both sides: `Mr Example P.O. Box 10084 KAMPALA`; before them may stand a box behind a district. */
export const boxesInside = 'p._?o._?box postfach postbus postboks apartado casilla';

/** Boxes behind the town: `9700 Szombathely Pf. 45`. */
export const boxesBehindTown = 'pf. p._?o._?box postfach postbus postboks b._?p. casella_postale case_postale';

/** Before a number that is that of a box and no post code. */
export const boxesBeforeNumber = 'box postfach postbus postboks apartado casilla caixa_postal b.p.';

/** The letter box of a flat, in the countries of `boxOfFlat`. */
export const boxesOfFlats = 'box bus boite bte.';

/** Words between a box and its number, as patterns: at the start of a piece, and inside it. */
export const numberOfBox = 'no\\.? ?|nr\\.? ?|n[°º] ?';
export const numberOfBoxInside = 'n[o°º]\\.? ?';
export const numberOfBoxBefore = 'n[o°º][.°º]? ?';

/** A post office with a number, which is no room. */
export const postOffice = 'post_office';
/** The chief post office behind a post code, which is no town: `P.O. Box 30075-00100 GPO, Nairobi`. */
export const chiefPostOffice = 'gpo';

/** What is written before the number of a box that says no more. */
export const usualBox = 'PO Box';
