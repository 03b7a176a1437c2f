/**
 * What `validate`, `enrich` and `explain` make of one instruction, and how it looks in each output format.
 *
 * The gotcha: in CSV a cell that begins with = + - @ is a formula to a spreadsheet. Ours never do: see `harmless`.
 */
import type { Engine } from '../engine/create-engine.js';
import { enrichWith } from '../engine/enrich.js';
import { explainWith } from '../engine/explain.js';
import { validateWith } from '../engine/validate.js';

/** The answer to one instruction. */
export interface Verdict {
  /** The library's result, exactly. */
  readonly result: object;
  readonly outcome: string;
  /** True for what makes the exit code 1. */
  readonly alert: boolean;
  readonly codes: readonly string[];
  /** One for each of the task's columns, when asked for. */
  csv(): readonly string[];
  table(): readonly string[];
}

export interface Task {
  /** The outcomes there are, as the summary lists them. */
  readonly outcomes: readonly string[];
  readonly csvColumns: readonly string[];
  /** The headings beside line and country. The last one also takes the code of what is unreadable. */
  readonly headings: readonly string[];
  run(instruction: unknown, engine: Engine): Verdict;
}

const validate: Task = {
  outcomes: ['OK', 'ALERT'],
  csvColumns: ['status', 'alerts'],
  headings: ['Status', 'Alerts'],
  run(instruction, engine) {
    const result = validateWith(instruction, engine);
    const codes = result.alerts.map(({ code }) => code);
    return {
      result,
      outcome: result.status,
      alert: result.status === 'ALERT',
      codes,
      csv: () => [result.status, codes.join(' ')],
      table: () => [result.status, codes.join('\n')],
    };
  },
};

const explain: Task = {
  outcomes: ['OK', 'ALERT'],
  csvColumns: ['status', 'alerts', 'messages'],
  headings: ['Status', 'Explanation'],
  run(instruction, engine) {
    const result = explainWith(instruction, engine);
    const codes = result.alerts.map(({ code }) => code);
    return {
      result,
      outcome: result.status,
      alert: result.status === 'ALERT',
      codes,
      csv: () => [result.status, codes.join(' '), result.alerts.map(({ message }) => message).join(' ')],
      table: () => [result.status, result.alerts.map(({ severity, code, message }) => `${severity} ${code}\n${message}`).join('\n')],
    };
  },
};

const AGENT = 'enrichments.creditorAgent';
const ACCOUNT = 'enrichments.creditorAccount.ids';

/** The logo stays out: a picture has no place in a cell. */
const ENRICHMENT_COLUMNS = [
  `${AGENT}.name`,
  `${AGENT}.bic`,
  `${AGENT}.clearingSystemMemberId.memberId`,
  `${AGENT}.address.country`,
  `${AGENT}.address.streetName`,
  `${AGENT}.address.postCode`,
  `${AGENT}.address.townName`,
  `${ACCOUNT}.0.value`,
  `${ACCOUNT}.0.type`,
  `${ACCOUNT}.1.value`,
  `${ACCOUNT}.1.type`,
  'enrichments.intermediaryAgent1.bic',
  'enrichments.intermediaryAgent2.bic',
  'enrichments.intermediaryAgent3.bic',
  'enrichments.settlementInformation.settlementSystems',
];

/** The text at a path; the members of a list with spaces between them. */
function textAt(value: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], value);
  return Array.isArray(found) ? found.join(' ') : typeof found === 'string' ? found : '';
}

const enrich: Task = {
  outcomes: ['enriched', 'nothing known'],
  csvColumns: ENRICHMENT_COLUMNS,
  headings: ['BIC', 'IBAN', 'Bank'],
  run(instruction, engine) {
    const result = enrichWith(instruction, engine);
    const { creditorAgent, creditorAccount } = result.enrichments;
    return {
      result,
      outcome: Object.keys(result.enrichments).length > 0 ? 'enriched' : 'nothing known',
      alert: false,
      codes: [],
      csv: () => ENRICHMENT_COLUMNS.map((path) => textAt(result, path)),
      table: () => [
        creditorAgent?.bic ?? '',
        creditorAccount?.ids.find(({ type }) => type === 'IBAN')?.value ?? '',
        creditorAgent?.name ?? '',
      ],
    };
  },
};

export const tasks = { validate, enrich, explain } as const satisfies Readonly<Record<string, Task>>;

/** A cell of ours that a spreadsheet does not run: what looks like a formula is marked as text. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
