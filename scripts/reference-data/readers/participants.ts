/**
 * Reads who takes part in settlement systems, from `participants/participants.tsv`: system, institution, its BIC or national code.
 *
 * The gotcha: some systems have another name there; `known` is no list but common knowledge of the largest institutions. A BIC that the file has for
 * G-Xchange is that of its parent, and some institutions have no identifier: `participant-keys.ts`.
 */
import { memoizeByFolder, readCsv } from '../read.js';
import { keysOf } from './participant-keys.js';

export const PARTICIPANTS_FILE = 'participants/participants.tsv';

/** A system's name in the file → ours. NACH collects and pays in batches of companies: it is none of ours. */
const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  AR_DEBIN_CVU: ['AR_TRANSFERENCIAS'],
  CH_SIC_INSTANT: ['CH_SIC_IP'],
  CL_TEF: ['CL_CCA'],
  CO_BRE_B: ['CO_BREB'],
  CZ_CERTIS_INSTANT: ['CZ_CERTIS_INST'],
  KR_HOFINET: ['KR_KFTC'],
  NP_NCHL: ['NP_NCHL_IPS'],
  VN_NAPAS: ['VN_NAPAS_247'],
  IN_NACH: [],
  // UPI moves money through IMPS: a bank joins that first
  IN_UPI: ['IN_UPI', 'IN_IMPS'],
};

/** An institution that takes part in systems. */
export interface ListedInstitution {
  readonly name: string;
  readonly bankCode: string | null;
  readonly bic: string | null;
  readonly systems: readonly string[];
}

const isBic = (key: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}$/.test(key);

/** Out of business, by the note beside the row. */
const GONE = /^(?:merged into|licence revoked|closed)/;

interface ParticipantRow {
  readonly country: string;
  readonly institution: ListedInstitution;
}

function readRow({ system = '', institution = '', bicOrNationalCode = '', note = '' }: Readonly<Record<string, string>>): ParticipantRow[] {
  const country = system.slice(0, 2);
  const keys = keysOf(country).get(institution) ?? (bicOrNationalCode === '' ? [] : [bicOrNationalCode]);
  if (GONE.test(note)) return [];
  const bic = keys.find(isBic) ?? null;
  const codes = keys.filter((key) => !isBic(key));
  const systems = SYSTEMS[system] ?? [system];
  return (codes.length > 0 ? codes : [null]).flatMap((bankCode) =>
    systems.length === 0 || (bankCode ?? bic) === null ? [] : { country, institution: { name: institution, bankCode, bic, systems } },
  );
}

const readAll = memoizeByFolder((folder) => readCsv('\t', folder, PARTICIPANTS_FILE).flatMap(readRow));

/** The institutions of a country, each once, under the name that it has first. */
export function readParticipants(folder: string, country: string): readonly ListedInstitution[] {
  const found = new Map<string, ListedInstitution>();
  for (const { institution } of readAll(folder).filter((row) => row.country === country)) {
    const key = `${institution.bankCode} ${institution.bic}`;
    const known = found.get(key);
    const systems = [...new Set([...(known?.systems ?? []), ...institution.systems])].sort();
    found.set(key, { ...(known ?? institution), systems });
  }
  return [...found.values()];
}
