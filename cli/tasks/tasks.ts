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
import { pathOf } from '../files/column-fields.js';
import type { ReadTable } from '../files/column-plan.js';
import type { Locate, UnreadableCode } from '../files/entry.js';
import { translate } from '../options/messages.js';
import { english, type ReportLanguage } from '../options/report-language.js';
import { correctionsOf, type Fault, faultsOf, formatCorrection, gravestOf, type NameOfField } from './faults.js';
import type { Summary } from './summary.js';
import { unreadableText } from './unreadable-texts.js';

/** The answer to one instruction. */
export interface Answer {
  readonly outcome: string;
  readonly codes: readonly string[];
  /** The result of the library, as JSON. */
  toJson(): string;
  /** A cell for each of `csvColumns`. `nameOf` is what the input calls a field; default: its path. */
  toCsv(nameOf?: NameOfField): readonly string[];
  /** A cell for each of `headings`. `nameOf` as above. */
  toTable(nameOf?: NameOfField): readonly string[];
  /** What is wrong, in words; absent where an answer has no alerts. */
  faults?(): readonly Fault[];
}

/** How answers speak. */
export interface TaskOptions {
  readonly language: ReportLanguage;
  /** A table on a terminal and a report may show names and account numbers. */
  readonly isShown: boolean;
}

const QUIETLY: TaskOptions = { language: english, isShown: false };

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
  /** Why an entry cannot be read, in words; absent where the code is enough. */
  describeUnreadable?(error: UnreadableCode): string;
  /** `locate`: the place of a field in an XML file. */
  answer(instruction: unknown, engine: Engine, locate?: Locate): Answer;
}

export const ALERT = 'ALERT';
const STATUSES = ['OK', ALERT];

const codesOf = ({ alerts }: Pick<Explanation, 'alerts'> | ValidationResult): readonly string[] => alerts.map(({ code }) => code);

/** The columns of faults in CSV. */
const FAULT_COLUMNS = ['messages', 'severity', 'correction'] as const;

/**
 * The cells of the result for an entry that cannot be read. Its status is ALERT: it was not checked, so it is not OK, and a filter on ALERT must show
 * it.
 */
export function cellsOfUnreadable(task: Task, error: UnreadableCode): readonly string[] {
  const cells: Readonly<Record<string, string>> = { status: ALERT, messages: task.describeUnreadable?.(error) ?? '', severity: 'error' };
  return task.csvColumns.map((name) => cells[name] ?? '');
}

/** A cell for each of `FAULT_COLUMNS`. Where the columns have names, the row itself stands beside them, and shows what was corrected. */
function faultCells(faults: readonly Fault[], { language, isShown }: TaskOptions, nameOf: NameOfField | undefined): readonly string[] {
  const corrections = correctionsOf(faults).map((each) =>
    formatCorrection(each, nameOf ?? pathOf, language, isShown || nameOf !== undefined),
  );
  return [faults.map(({ sentence }) => sentence).join(' '), gravestOf(faults) ?? '', corrections.join('; ')];
}

/** A line for each correction, behind an arrow. */
const correctionLines = (faults: readonly Fault[], { language, isShown }: TaskOptions, nameOf: NameOfField = pathOf): readonly string[] =>
  correctionsOf(faults).map((each) => `→ ${formatCorrection(each, nameOf, language, isShown)}`);

/** A class, because one is made for each instruction: methods on the prototype cost nothing. */
class ValidationAnswer implements Answer {
  readonly outcome: string;
  readonly codes: readonly string[];
  readonly #explain: (() => readonly Fault[]) | undefined;
  readonly #options: TaskOptions;
  #faults: readonly Fault[] | undefined;

  /** `explain` is called when words are first wanted, and once at most. */
  constructor(result: ValidationResult, options = QUIETLY, explain?: () => readonly Fault[]) {
    this.outcome = result.status;
    this.codes = codesOf(result);
    this.#options = options;
    this.#explain = explain;
  }

  /** `JSON.stringify` would be slower, and a code holds no character that JSON escapes. */
  toJson(): string {
    if (this.codes.length === 0) return '{"status":"OK","alerts":[]}';
    return `{"status":"ALERT","alerts":[{"code":"${this.codes.join('"},{"code":"')}"}]}`;
  }

  faults(): readonly Fault[] {
    this.#faults ??= this.#explain?.() ?? [];
    return this.#faults;
  }

  toCsv(nameOf?: NameOfField): readonly string[] {
    return [this.outcome, this.codes.join(' '), ...faultCells(this.faults(), this.#options, nameOf)];
  }

  toTable(nameOf?: NameOfField): readonly string[] {
    if (this.codes.length === 0) return [this.outcome, ''];
    return [this.outcome, [...this.codes, ...correctionLines(this.faults(), this.#options, nameOf)].join('\n')];
  }
}

/** The most frequent answer, made once. */
const OK_ANSWER = new ValidationAnswer({ status: 'OK', alerts: [] });

const createValidate = (options: TaskOptions): Task => ({
  needsAccount: true,
  outcomes: STATUSES,
  alertOutcomes: [ALERT],
  csvColumns: ['status', 'alerts', ...FAULT_COLUMNS],
  headings: ['Status', 'Alerts'],
  describeUnreadable: (error) => unreadableText(error, options.language.texts),
  answer(instruction, engine) {
    const result = validateWith(instruction, engine);
    if (result.status === 'OK') return OK_ANSWER;
    return new ValidationAnswer(result, options, () => {
      const { alerts } = translate(explainFully(instruction, engine), options.language.messages);
      const counted = alerts.filter(({ code }) => result.alerts.some((alert) => alert.code === code));
      return faultsOf(counted, instruction, options.language);
    });
  },
});

/** Adds the place of its field in the file to each alert. */
const withPlaces = (result: Explanation, locate: Locate | undefined): Explanation =>
  locate === undefined ? result : { ...result, alerts: result.alerts.map((alert) => ({ ...alert, ...locate(alert.pointer) })) };

/** A fault in a table for people: its text, and the correction behind an arrow. */
function faultLines(fault: Fault, options: TaskOptions, nameOf: NameOfField | undefined): string {
  const { severity, code, sentence } = fault;
  return [`${wordOfSeverity(severity, options)} ${code}`, sentence, ...correctionLines([fault], options, nameOf)].join('\n');
}

/** In English the value of `severity`. */
const wordOfSeverity = (severity: Fault['severity'], { language: { tag, texts } }: TaskOptions): string =>
  tag === 'en' ? severity : texts[severity];

const createExplain = (options: TaskOptions): Task => ({
  needsAccount: true,
  outcomes: STATUSES,
  alertOutcomes: [ALERT],
  csvColumns: ['status', 'alerts', ...FAULT_COLUMNS],
  headings: ['Status', 'Explanation'],
  describeUnreadable: (error) => unreadableText(error, options.language.texts),
  answer(instruction, engine, locate) {
    const result = withPlaces(translate(explainFully(instruction, engine), options.language.messages), locate);
    const { status, alerts } = result;
    const codes = codesOf(result);
    const faults = (): readonly Fault[] => faultsOf(alerts, instruction, options.language);
    return {
      outcome: status,
      codes,
      faults,
      toJson: () => JSON.stringify(result),
      toCsv: (nameOf) => [status, codes.join(' '), ...faultCells(faults(), options, nameOf)],
      toTable: (nameOf) => [
        status,
        faults()
          .map((fault) => faultLines(fault, options, nameOf))
          .join('\n'),
      ],
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

const tasks = { validate: createValidate, enrich: () => enrich, explain: createExplain } as const satisfies Readonly<
  Record<string, (options: TaskOptions) => Task>
>;

export type TaskName = keyof typeof tasks;

export const isTask = (name: string): name is TaskName => Object.hasOwn(tasks, name);

/** Default: in English, and a table shows account numbers only where they are the result of the task. */
export const createTask = (name: TaskName, options: TaskOptions = QUIETLY): Task => tasks[name](options);

/** Marks a cell as text that a spreadsheet would otherwise run as a formula. */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
