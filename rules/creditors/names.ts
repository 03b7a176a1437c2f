/**
 * Words that show what a name is: a company, a person with a title, or a placeholder.
 *
 * The gotcha: nearly every short word is somebody's name: Sas, Asa, Doo, Pao, Mei and Null are. Such words are `ambiguous` or `doubtful` here,
 * and raise no more than an `info`.
 *
 * @see ISO 20275, entity legal forms, for the abbreviations
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The ends of company names, in capital letters without dots, accents and spaces. They are nobody’s name. */
export const companyMarkers = words(
  'GMBH MBH GGMBH OHG GMBHCOKG LTD LIMITED LLP PLC LLC INC INCORPORATED CORP CORPORATION COLTD PTYLTD PTELTD PVTLTD SDNBHD BHD ' +
    'SARL EURL SASU SRL SRLS SNC SLU LTDA LDA EIRELI SADECV SRLDECV SAPIDECV KFT ZRT NYRT SPZOO SPOLSRO EOOD UAB OYJ APS ' +
    'FZE FZCO FZLLC DMCC WLL TBK STIFTUNG FOUNDATION FUNDACION FONDATION COMPANY',
);

/** The same, but also names or initials of people: certain only where written with dots between three letters. */
export const ambiguousCompanyMarkers = words(
  'AG KG UG EV EK CO SA SAS SCI BV NV VOF AB OY AS ASA SPA SL SE BT DOO DD SRO OOD AD SIA OU PT CV KK GK PAO OOO OAO TOO LP CC TRUST',
);

/** Company markers anywhere in a name, in scripts without spaces between words. */
export const companyCharacters = /株式会社|有限会社|合同会社|公司|주식회사|유한회사|^(?:ООО|ОАО|ПАО|ЗАО|ТОО)[\s«"]/u;

/** Titles before a person’s name. Companies named after their founder can begin with one, too. */
export const personalTitles = words('MR MRS MS MISS HERR FRAU SR SRA SRTA MME MLLE SIG DHR MEVR');

/** Placeholders in a required field: the whole name, in small letters, `_` for a space. */
export const placeholders = words(
  'asdf qwerty qwertz azerty n/a undefined unknown placeholder test_test test_user test_name test_account test_creditor test_beneficiary ' +
    'foo_bar lorem_ipsum first_last first_name last_name firstname_lastname first_name_last_name full_name your_name no_name ' +
    'beneficiary_name creditor_name account_holder not_applicable not_available not_provided [object_object] null_null undefined_undefined',
);

/** The same, but also names of people or companies. */
export const doubtfulPlaceholders = words(
  'test tester testing example sample dummy foo bar baz none null nil na nan tbd aaa xxx abc name beneficiary creditor recipient payee ' +
    'john_doe jane_doe joe_bloggs max_mustermann erika_mustermann',
);
