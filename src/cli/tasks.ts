/**
 * What `validate`, `enrich` and `explain` make of one instruction, and how it looks in each output format.
 *
 * The gotcha: in CSV a cell that begins with = + - @ is a formula to a spreadsheet. Ours never do: see `harmless`.
 */
import type { Engine } from '../engine/create-engine.js';
import { enrichWith } from '../engine/enrich.js';
import { explainWith } from '../engine/explain.js';
import { type ValidationResult, validateWith } from '../engine/validate.js';

/** The answer to one instruction. */
export interface Verdict {
  readonly outcome: string;
  readonly codes: readonly string[];
  /** The library's result, exactly. */
  json(): string;
  /** A cell for each of the task's columns. */
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

/** The outcome that makes the exit code 1. */
export const ALERT = 'ALERT';
const JUDGEMENTS = ['OK', ALERT];

const codesOf = ({ alerts }: ValidationResult): readonly string[] => alerts.map(({ code }) => code);

class Judgement implements Verdict {
  readonly outcome: string;
  readonly codes: readonly string[];

  constructor(result: ValidationResult) {
    this.outcome = result.status;
    this.codes = codesOf(result);
  }

  /** Of words alone: nothing in it has to be escaped. */
  json(): string {
    if (this.codes.length === 0) return '{"status":"OK","alerts":[]}';
    return `{"status":"ALERT","alerts":[{"code":"${this.codes.join('"},{"code":"')}"}]}`;
  }

  csv(): readonly string[] {
    return [this.outcome, this.codes.join(' ')];
  }

  table(): readonly string[] {
    return [this.outcome, this.codes.join('\n')];
  }
}

const validate: Task = {
  outcomes: JUDGEMENTS,
  csvColumns: ['status', 'alerts'],
  headings: ['Status', 'Alerts'],
  run: (instruction, engine) => new Judgement(validateWith(instruction, engine)),
};

const explain: Task = {
  outcomes: JUDGEMENTS,
  csvColumns: ['status', 'alerts', 'messages'],
  headings: ['Status', 'Explanation'],
  run(instruction, engine) {
    const result = explainWith(instruction, engine);
    const { status, alerts } = result;
    const codes = codesOf(result);
    return {
      outcome: status,
      codes,
      json: () => JSON.stringify(result),
      csv: () => [status, codes.join(' '), alerts.map(({ message }) => message).join(' ')],
      table: () => [status, alerts.map(({ severity, code, message }) => `${severity} ${code}\n${message}`).join('\n')],
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
      outcome: Object.keys(result.enrichments).length > 0 ? 'enriched' : 'nothing known',
      codes: [],
      json: () => JSON.stringify(result),
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

export type TaskName = keyof typeof tasks;

/** A cell of ours that a spreadsheet does not run: what looks like a formula is marked as text. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
