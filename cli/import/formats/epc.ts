/**
 * The participants of a SEPA credit transfer scheme, with the days on which they join and leave.
 *
 * The gotcha: the registers of all schemes have the same columns, and none says which it is.
 *
 * @see European Payments Council, registers of participants in SEPA payment schemes
 */
import countries from '../../../reference-data/registries/countries.json' with { type: 'json' };
import { bicOrNull, type ImportFormat, textOrNull } from '../format.js';

/** Name → code. The register has some names of its own. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...countries.rows.map(([code = '', name = '']) => [name.toUpperCase(), code] as const),
  ['CZECH REPUBLIC', 'CZ'],
  ['VATICAN CITY STATE', 'VA'],
  ['UNITED KINGDOM', 'GB'],
]);

export const epc: ImportFormat = {
  name: 'epc',
  title: 'register of participants of the European Payments Council',
  takes: ['CSV with the columns Country, BIC, ParticipantName, City, Readiness Date, Scheme Leaving Date, dates as YYYY-MM-DD'],
  unknown: [
    'The columns are those of a register of 2022. Whether today’s registers have others is not known: a file without these is refused.',
    'The BIC is a reference BIC: accounts of the participant may have another. A bank that is missing may still be reached.',
    'The registers of direct debits are not read: the directory of the SEPA Clearer (scl) has those.',
  ],
  layouts: [
    {
      kind: 'named',
      columns: {
        country: ['Country'],
        bic: ['BIC', 'Reference BIC'],
        name: ['ParticipantName', 'Participant Name'],
        town: ['City'],
        readyOn: ['Readiness Date'],
        leavesOn: ['Scheme Leaving Date', 'Leaving Date'],
      },
    },
  ],
  datasets: ['registries/sct-participants', 'registries/sct-inst-participants'],
  columns: () => ['bic', 'name', 'town', 'country', 'readyOn', 'leavesOn'],
  source: {
    publisher: 'European Payments Council',
    title: 'Register of participants',
    url: 'https://www.europeanpaymentscouncil.eu/what-we-do/be-involved/register-participants/registers-participants-sepa-payment-schemes',
  },
  confidence: 'manual',
  completeness: 'partial',
  read({ country = '', bic = '', name, town, readyOn, leavesOn }, dataset) {
    const row = {
      bic: bicOrNull(bic),
      name: textOrNull(name),
      town: textOrNull(town),
      country: CODES.get(country.toUpperCase()) ?? textOrNull(bic.slice(4, 6).toUpperCase()),
      readyOn: textOrNull(readyOn),
      leavesOn: textOrNull(leavesOn),
    };
    return { rows: [{ dataset, row }] };
  },
};
