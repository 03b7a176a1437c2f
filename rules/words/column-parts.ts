/**
 * What stands in the name of a column and says nothing of its meaning. The names themselves are in `columns/`, one language a file.
 *
 * The gotcha: `IBAN required` asks whether there is one, so a remark counts only in brackets, behind a stroke or the like.
 */

/** Articles and prepositions between the words of a name. */
export const fillers = 'of, the, s, des, der, die, du, de, la, le, del, della, di, do, da, van, os';

/** Between two names of one column: `IBAN or account number`, `IBAN und BIC`. */
export const partingWords = 'or, oder, ou, o, and, und, et, y, e, en, och, ve';

/** Beside the name. */
export const remarks = 'optional, required, mandatory, pflichtfeld, obligatoire, obligatorio, iso, iso2, iso3166, iso4217, isocode';

/**
 * Names of accounts that are something else in some countries, in capital letters: in Indonesia, NIB is the number of a company (Nomor Induk Berusaha).
 *
 * @see Indonesia, Government Regulation 5/2021, Nomor Induk Berusaha; Banco de Portugal, Número de Identificação Bancária
 */
export const otherwiseIn: Readonly<Record<string, readonly string[]>> = { NIB: ['ID'] };
