/**
 * The values of `creditor.documents[].type`: the codes of ISO 20022, and the names that people use for them. The types that a country declares
 * come first: a CI of Uruguay is read by its own rule.
 *
 * The gotcha: the same letters mean other things elsewhere. RUT is a person's number in Chile and a company's in Uruguay.
 *
 * @see ISO 20022 external code sets, ExternalPersonIdentification1Code and ExternalOrganisationIdentification1Code
 */

export interface DocumentType {
  /** What it is called anywhere. Case, spaces, hyphens and underscores do not count. */
  readonly names?: readonly string[];
  /** What some country calls it. In a payment to another country only the kind is known. */
  readonly local?: readonly string[];
}

/** By its code. */
export const documentTypes: Readonly<Record<string, DocumentType>> = {
  /** Tax identification number. */
  TXID: {
    names: ['TAX_ID', 'TAX_IDENTIFIER', 'TIN'],
    local: [
      ...['CPF', 'CNPJ', 'CUIT', 'CUIL', 'RUT', 'NIT', 'RUC', 'RFC', 'INN', 'BIN', 'IIN', 'VKN', 'PAN'],
      ...['NPWP', 'EDRPOU', 'VOEN', 'KPP'],
    ],
  },
  /** National identity number. */
  NIDN: {
    names: ['NATIONAL_ID', 'NATIONAL_IDENTITY_NUMBER', 'NATIONAL_IDENTITY_CARD', 'IDENTITY_CARD', 'ID_CARD'],
    local: ['DNI', 'CC', 'CI', 'CURP', 'RIC', 'NRIC', 'NIK', 'CNIC', 'TCKN', 'CEDULA', 'AADHAAR'],
  },
  /** Passport. */
  CCPT: { names: ['PASSPORT', 'PASSPORT_NUMBER', 'PASS', 'PASSP'] },
  /** Alien registration number. */
  ARNU: { names: ['ALIEN_REGISTRATION', 'ALIEN_REGISTRATION_NUMBER'], local: ['CE', 'C_EXT', 'DIMEX'] },
  /** Driver's licence. */
  DRLC: { names: ['DRIVERS_LICENSE', 'DRIVERS_LICENCE', 'DRIVING_LICENCE', 'DRIVING_LICENSE'] },
  /** Social security number. */
  SOSE: { names: ['SOCIAL_SECURITY_NUMBER'], local: ['SSN', 'SOCIAL_CARD'] },
  /** Customer's number. */
  CUST: {},
  /** Employee's number. */
  EMPL: {},
  /** Country's own identifier of an organisation. */
  COID: { names: ['COMPANY_REGISTRATION_NUMBER'], local: ['UEN', 'USCC', 'BRN', 'ABN', 'KVK'] },
  /** Certificate of incorporation. */
  CINC: {},
  /** Business domain. */
  BDID: {},
  /** Siren of France. */
  SREN: { local: ['SIREN'] },
  /** Siret of France. */
  SRET: { local: ['SIRET'] },
  /** Data Universal Numbering System. */
  DUNS: {},
  /** Global location number. */
  GS1G: { names: ['GLN'] },
  /** Clearing house participant. */
  CHID: {},
};
