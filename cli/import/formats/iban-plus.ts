/**
 * The banks of IBANs, with their BICs, of all countries: one dataset a country.
 *
 * The gotcha: an IBAN national identifier may hold the branch behind the bank. The bank code is cut from it, as the IBAN registry has it.
 *
 * @see SWIFTRef, IBAN Plus technical specifications, file version 3
 */
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { bicOrNull, type ImportFormat, type Outcome, textOrNull } from '../format.js';

/** The row of a national identifier. */
function readBank(country: string, nationalId: string, bic: string | null, name: string | null): Outcome {
  const length = allCountries.withIban(country)?.layout.lengths.bank;
  if (length === undefined) return { leftOut: 'a country without a bank code in its IBAN' };
  if (nationalId.length < length) return { refused: 'the IBAN national identifier is shorter than the bank code' };
  return { rows: [{ dataset: `banks/${country}`, row: { bankCode: nationalId.slice(0, length), bic, name } }] };
}

export const ibanPlus: ImportFormat = {
  name: 'iban-plus',
  title: 'IBAN Plus of SWIFTRef, which its users license',
  takes: ['the full file as text, separated by tabs, with the names of the columns in its first line (IBANPLUS_V3_FULL_YYYYMMDD.txt)'],
  unknown: [
    'The columns are those of public descriptions of version 3. We have seen no file. SWIFT ends the file in November 2026.',
    'A file of changes is not applied to an earlier one: its additions and modifications are read, its deletions left out.',
    'The routing BIC, the service context and the exclusion list are not read. The XML form is not read.',
  ],
  layouts: [
    {
      kind: 'named',
      separator: '\t',
      columns: {
        change: ['MODIFICATION FLAG'],
        name: ['INSTITUTION NAME'],
        country: ['IBAN ISO COUNTRY CODE'],
        bic: ['IBAN BIC'],
        nationalId: ['IBAN NATIONAL ID'],
      },
    },
  ],
  datasets: ['banks/XX'],
  columns: () => ['bankCode', 'bic', 'name'],
  source: {
    publisher: 'SWIFT',
    title: 'SWIFTRef IBAN Plus',
    url: 'https://www.swift.com/our-solutions/compliance-and-shared-services/swiftref',
  },
  confidence: 'official',
  completeness: 'partial',
  read({ change, name, country = '', bic, nationalId = '' }) {
    if (change === 'D') return { leftOut: 'a deletion' };
    if (!['A', 'M', 'U'].includes(change ?? '')) return { refused: 'the modification flag is none of A, M, U and D' };
    if (!/^[A-Z]{2}$/.test(country)) return { refused: 'the country of the IBAN does not have two letters' };
    return readBank(country, nationalId, bicOrNull(bic), textOrNull(name));
  },
};
