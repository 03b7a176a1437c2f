/**
 * The tasks of `validate`, `enrich` and `explain`: the answer to one instruction, in each output format.
 *
 * The gotcha: spreadsheets run a CSV cell that begins with = + - @ as a formula. `escapeFormula` prevents that.
 */

import { enrichWith } from '../../src/answers/enrich.js';
import type { Explanation } from '../../src/answers/explain.js';
import { explainFully } from '../../src/answers/explain-fully.js';
import { type ValidationResult, validateWith } from '../../src/answers/validate.js';
import type { Engine } from '../../src/engine/engine.js';
import type { Messages } from '../../src/messages/describe.js';
import type { ReadTable } from '../files/column-plan.js';
import type { Locate } from '../files/entry.js';
import { translate } from '../options/messages.js';
import type { Summary } from './summary.js';

/** The answer to one instruction. */
export interface Answer {
  readonly outcome: string;
  readonly codes: readonly string[];
  /** The result of the library, as JSON. */
  toJson(): string;
  /** A cell for each of `csvColumns`. */
  toCsv(): readonly string[];
  /** A cell for each of `headings`. */
  toTable(): readonly string[];
}

export interface Task {
  /** The possible outcomes, in the order of the summary. */
  readonly outcomes: readonly string[];
  readonly csvColumns: readonly string[];
  /** The outcomes for which the exit code is 1. */
  readonly alertOutcomes: readonly string[];
  /** Reads a table that does not hold payment instructions. */
  readonly readTable?: ReadTable;
  /** True if each row of a table is to have an account, and its bank. */
  readonly needsAccount?: true;
  /** A summary of its own, in place of the counts by code and country. */
  readonly createSummary?: () => Summary;
  /** True if the entries are not payments. */
  readonly hasNoCountry?: true;
  /** The headings after line and country. The last column also shows why an entry is unreadable. */
  readonly headings: readonly string[];
  /** `locate`: the place of a field in an XML file. */
  answer(instruction: unknown, engine: Engine, locate?: Locate): Answer;
}

const ALERT = 'ALERT';
const STATUSES = ['OK', ALERT];

const codesOf = ({ alerts }: Pick<Explanation, 'alerts'> | ValidationResult): readonly string[] => alerts.map(({ code }) => code);

/** A class, because one is made for each instruction: methods on the prototype cost nothing. */
class ValidationAnswer implements Answer {
  readonly outcome: string;
  readonly codes: readonly string[];

  constructor(result: ValidationResult) {
    this.outcome = result.status;
    this.codes = codesOf(result);
  }

  /** `JSON.stringify` would be slower, and a code holds no character that JSON escapes. */
  toJson(): string {
    if (this.codes.length === 0) return '{"status":"OK","alerts":[]}';
    return `{"status":"ALERT","alerts":[{"code":"${this.codes.join('"},{"code":"')}"}]}`;
  }

  toCsv(): readonly string[] {
    return [this.outcome, this.codes.join(' ')];
  }

  toTable(): readonly string[] {
    return [this.outcome, this.codes.join('\n')];
  }
}

/** The most frequent answer, made once. */
const OK_ANSWER = new ValidationAnswer({ status: 'OK', alerts: [] });

const answerOf = (result: ValidationResult): ValidationAnswer => (result.status === 'OK' ? OK_ANSWER : new ValidationAnswer(result));

const validate: Task = {
  needsAccount: true,
  outcomes: STATUSES,
  alertOutcomes: [ALERT],
  csvColumns: ['status', 'alerts'],
  headings: ['Status', 'Alerts'],
  answer: (instruction, engine) => answerOf(validateWith(instruction, engine)),
};

/** Adds the place of its field in the file to each alert. */
const withPlaces = (result: Explanation, locate: Locate | undefined): Explanation =>
  locate === undefined ? result : { ...result, alerts: result.alerts.map((alert) => ({ ...alert, ...locate(alert.pointer) })) };

const createExplain = (messages: Messages | undefined): Task => ({
  needsAccount: true,
  outcomes: STATUSES,
  alertOutcomes: [ALERT],
  csvColumns: ['status', 'alerts', 'messages'],
  headings: ['Status', 'Explanation'],
  answer(instruction, engine, locate) {
    const result = withPlaces(translate(explainFully(instruction, engine), messages), locate);
    const { status, alerts } = result;
    const codes = codesOf(result);
    return {
      outcome: status,
      codes,
      toJson: () => JSON.stringify(result),
      toCsv: () => [status, codes.join(' '), alerts.map(({ message }) => message).join(' ')],
      toTable: () => [status, alerts.map(({ severity, code, message }) => `${severity} ${code}\n${message}`).join('\n')],
    };
  },
});

const AGENT = 'enrichments.creditorAgent';
const ACCOUNT = 'enrichments.creditorAccount.ids';

/** The paths of the result that become columns. The logo is left out: a cell cannot show a picture. */
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

/** The text at a path; the items of a list, separated by spaces. */
function textAt(value: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], value);
  return Array.isArray(found) ? found.join(' ') : typeof found === 'string' ? found : '';
}

const enrich: Task = {
  outcomes: ['enriched', 'nothing known'],
  alertOutcomes: [],
  csvColumns: ENRICHMENT_COLUMNS,
  headings: ['BIC', 'IBAN', 'Bank'],
  answer(instruction, engine) {
    const result = enrichWith(instruction, engine);
    const { creditorAgent, creditorAccount } = result.enrichments;
    return {
      outcome: Object.keys(result.enrichments).length > 0 ? 'enriched' : 'nothing known',
      codes: [],
      toJson: () => JSON.stringify(result),
      toCsv: () => ENRICHMENT_COLUMNS.map((path) => textAt(result, path)),
      toTable: () => [
        creditorAgent?.bic ?? '',
        creditorAccount?.ids.find(({ type }) => type === 'IBAN')?.value ?? '',
        creditorAgent?.name ?? '',
      ],
    };
  },
};

const tasks = { validate, enrich, explain: createExplain(undefined) } as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof tasks;

export const isTask = (name: string): name is TaskName => Object.hasOwn(tasks, name);

/** `messages` are the texts of the alerts; default: English. */
export const createTask = (name: TaskName, messages?: Messages): Task =>
  name === 'explain' && messages !== undefined ? createExplain(messages) : tasks[name];

/** Marks a cell as text that a spreadsheet would otherwise run as a formula. */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
