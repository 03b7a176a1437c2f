/**
 * Words that tell what a name is: a company, a person with a title, or no name at all.
 *
 * The gotcha: nearly every short word is somebody's name. Sas, Asa, Doo, Pao, Mei and Null are; what a person can be called is `ambiguous` or
 * `doubtful` here, and raises no more than an information.
 *
 * @see ISO 20275, entity legal forms, for the abbreviations
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** How a company’s name ends: capital letters without dots, accents and spaces. No person is called so. */
export const companyMarkers = words(
  'GMBH MBH GGMBH OHG GMBHCOKG LTD LIMITED LLP PLC LLC INC INCORPORATED CORP CORPORATION COLTD PTYLTD PTELTD PVTLTD SDNBHD BHD ' +
    'SARL EURL SASU SRL SRLS SNC SLU LTDA LDA EIRELI SADECV SRLDECV SAPIDECV KFT ZRT NYRT SPZOO SPOLSRO EOOD UAB OYJ APS ' +
    'FZE FZCO FZLLC DMCC WLL TBK STIFTUNG FOUNDATION FUNDACION FONDATION COMPANY',
);

/** The same, where a person can be called so, or can have these initials: certain only when written with dots between three letters. */
export const ambiguousCompanyMarkers = words(
  'AG KG UG EV EK CO SA SAS SCI BV NV VOF AB OY AS ASA SPA SL SE BT DOO DD SRO OOD AD SIA OU PT CV KK GK PAO OOO OAO TOO LP CC TRUST',
);

/** Anywhere in the name, in scripts that part no words. */
export const companyCharacters = /株式会社|有限会社|合同会社|公司|주식회사|유한회사|^(?:ООО|ОАО|ПАО|ЗАО|ТОО)[\s«"]/u;

/** How a person is addressed, before the name. A company that took its founder’s name begins so, too. */
export const personalTitles = words('MR MRS MS MISS HERR FRAU SR SRA SRTA MME MLLE SIG DHR MEVR');

/** What stands in a field that had to be filled: the whole name, small letters, one space between words. */
export const placeholders = words(
  'asdf qwerty qwertz azerty n/a undefined unknown placeholder test_test test_user test_name test_account test_creditor test_beneficiary ' +
    'foo_bar lorem_ipsum first_last first_name last_name firstname_lastname first_name_last_name full_name your_name no_name ' +
    'beneficiary_name creditor_name account_holder not_applicable not_available not_provided [object_object] null_null undefined_undefined',
);

/** The same, where a person or a company can be called so. */
export const doubtfulPlaceholders = words(
  'test tester testing example sample dummy foo bar baz none null nil na nan tbd aaa xxx abc name beneficiary creditor recipient payee ' +
    'john_doe jane_doe joe_bloggs max_mustermann erika_mustermann',
);
