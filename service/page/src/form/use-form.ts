/** The state of a form: choices, typed values, the engine that checks them, and the problems to show. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Choice } from '../../../recipients/form/choice.js';
import type { FormField } from '../../../recipients/form/form.js';
import type { Values } from '../../../recipients/form/values.js';
import type { Api, ListedRecipient, Refusal, Session } from '../api.js';
import type { Engine } from '../engine.js';
import { countriesOffered, settleChoice } from './choices.js';
import type { TypedForm } from './details.js';
import { useEngineArrival, type WithEngine } from './engine-arrival.js';
import { type FieldProblem, ofCheckedValues, problemsOfRefusals } from './field-problems.js';
import type { KeptForm } from './kept-draft.js';
import { useAsked } from './use-asked.js';
import { choiceOf, detailsIn, rebased, valuesOf } from './values.js';

const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

/** The values are checked after this many milliseconds without typing. */
const PAUSE = 250;

interface FormOptions {
  readonly api: Api;
  readonly session: Session;
  /** Undefined for a new one. */
  readonly recipient: ListedRecipient | undefined;
  readonly today: string;
  /** The values typed before the page was reloaded. */
  readonly draft: KeptForm | undefined;
}

export function useForm({ api, session, recipient, today, draft }: FormOptions) {
  const arrival = useEngineArrival();
  const entry = useEntry({ session, recipient, today, draft, tools: arrival.tools });
  const { tools } = entry;
  const progress = useProgress();
  const { chosen, values, checked } = entry;
  const engine = useEngine(tools, chosen.country, today);
  const form = useAsked(chosen, entry.firstValues, { api, tools, engine, today });
  const { choice, fields } = form;
  const { detailsWith, problemsWith } = useChecks({ tools, engine, session, recipient, form });
  /** The recipient to send; undefined if there are errors, or nothing is judged yet. */
  const sound = (): RecipientDetails | undefined => (problemsWith(values).some(({ isError }) => isError) ? undefined : detailsWith(values));
  const own = useMemo(() => problemsWith(checked), [checked, choice, fields, engine]);
  const isShown = (problem: FieldProblem): boolean =>
    tools?.isShown(problem, fieldOf(problem, fields), choice, stateOf(problem, values, progress)) ?? progress.isAsked;
  const shown = [...ofCheckedValues(own, checked, values), ...problemsOfServer(fields, values, progress)].filter(isShown);
  const placeOf = ({ pointer }: FieldProblem): number => fields.findIndex((field) => field.pointer === pointer);

  return {
    choice,
    isChanged: entry.isChanged,
    fields,
    /** The fields of the choice are there. */
    isKnown: form.isKnown,
    /** The requirements from which the texts of the fields come. */
    asked: form.asked,
    accountIdTypes: form.accountIdTypes,
    currencies: form.currencies,
    values,
    /** What formats and judges; undefined until the engine is there. */
    tools,
    engine,
    /** The values can be judged: the engine is there, or nothing is needed to know what is missing. */
    isJudged: tools !== undefined || choice.country === '',
    /** The engine did not come. */
    isLost: arrival.isLost,
    /** Asks for the engine again. */
    again: arrival.again,
    /** The values that were checked last, and their recipient. */
    checked,
    details: useMemo(() => detailsWith(checked), [checked, choice, fields, tools]),
    /** The first problem of a field. */
    problemAt: (pointer: string): FieldProblem | undefined => shown.find((problem) => problem.pointer === pointer),
    /** In the order of the page. */
    errors: shown.filter(({ isError }) => isError).sort((one, other) => placeOf(one) - placeOf(other)),
    choose(change: Partial<Choice>): void {
      progress.startAgain();
      const usual = engine && tools?.usualCurrencies(engine);
      entry.choose((last) =>
        settleChoice({ ...last, ...(change.country !== undefined && { currency: '' }), ...change }, session, usual ?? { on: today }),
      );
    },
    type: entry.type,
    leave: progress.leave,
    /** The same as `sound`, and errors are shown from then on. Not while it is drawn. */
    finished() {
      entry.check();
      progress.ask();
      return sound();
    },
    refuse: (refusals: readonly Refusal[]) => progress.refuse({ values, refusals }),
    /** Goes on from the recipient as somebody else has changed it. What the user has changed stays. */
    rebase: (current: ListedRecipient) => entry.rebase(current, valuesShown(current, tools, today)),
    sound,
  };
}

interface Checked {
  readonly tools: WithEngine | undefined;
  readonly engine: Engine | undefined;
  readonly session: Session;
  readonly recipient: ListedRecipient | undefined;
  readonly form: TypedForm;
}

/** The recipient of typed values, and its problems: none before the engine is there. */
function useChecks({ tools, engine, session, recipient, form }: Checked) {
  const detailsWith = (typed: Values): RecipientDetails | undefined => tools?.detailsOf(form, typed, recipient && detailsIn(recipient));
  const problemsWith = (typed: Values): readonly FieldProblem[] => {
    if (form.choice.country === '') return [NO_COUNTRY];
    const details = detailsWith(typed);
    if (tools === undefined || engine === undefined || details === undefined) return [];
    return tools.recipientProblems(details, form, engine, { session, values: typed });
  };
  return { detailsWith, problemsWith };
}

const fieldOf = ({ pointer }: FieldProblem, fields: readonly FormField[]) => fields.find((field) => field.pointer === pointer) ?? {};

interface EntryOptions extends Pick<FormOptions, 'session' | 'recipient' | 'today' | 'draft'> {
  readonly tools: WithEngine | undefined;
}

/**
 * The chosen and typed values. They begin with those of the recipient, or of the draft.
 *
 * The gotcha: it hands on the tools only when the values of the recipient are written as they write them, so that formatting changes nothing.
 */
function useEntry({ session, recipient, today, draft, tools: arrived }: EntryOptions) {
  const [tools, setTools] = useState(() => arrived);
  const settled = (choice: Choice): Choice => settleChoice(choice, session, { on: today });
  const [first, setFirst] = useState(() => (recipient === undefined ? firstChoice(session, settled) : choiceOf(recipient)));
  const [firstValues, setFirstValues] = useState<Values>(() => valuesShown(recipient, tools, today));
  const [chosen, setChosen] = useState(() => (draft === undefined ? first : settled(draft.choice)));
  const [values, setValues] = useState(draft?.values ?? firstValues);
  const [checked, setChecked] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(values), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    if (arrived === undefined || tools !== undefined) return;
    const written = valuesShown(recipient, arrived, today);
    const rewritten = (last: Values): Values => (last === firstValues ? written : rebased(last, firstValues, written));
    setFirstValues(written);
    setValues(rewritten);
    setChecked(rewritten);
    setTools(() => arrived);
  }, [arrived]);
  return {
    tools,
    firstValues,
    chosen,
    values,
    /** The values at the last pause in typing. */
    checked,
    /** The user has changed something. */
    isChanged: chosen !== first || values !== firstValues,
    choose: setChosen,
    type: (pointer: string, value: string): void => setValues((last) => ({ ...last, [pointer]: value })),
    check: () => setChecked(values),
    rebase(current: ListedRecipient, nextValues: Values): void {
      const nextChoice = choiceOf(current);
      setFirst(nextChoice);
      setFirstValues(nextValues);
      setChosen((last) => settled(rebased(last, first, nextChoice)));
      setValues((last) => rebased(last, firstValues, nextValues));
    },
  };
}

/** The problems that the server reported, and the values that it refused. */
interface Refused {
  readonly values: Values;
  readonly refusals: readonly Refusal[];
}

/** The progress of the user, which decides which problems are shown: the fields left, an attempt to save, the problems from the server. */
function useProgress() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  return {
    left,
    isAsked,
    refused,
    // a message moves the fields below it, so a click in progress has to finish first
    leave: (pointer: string) => void setTimeout(() => setLeft((last) => new Set([...last, pointer])), PAUSE),
    ask(): void {
      setAsked(true);
      setRefused(undefined);
    },
    refuse: (what: Refused) => setRefused(what),
    /** For new fields, which have not been visited. */
    startAgain(): void {
      setAsked(false);
      setLeft(new Set());
      setRefused(undefined);
    },
  };
}

type Progress = Pick<ReturnType<typeof useProgress>, 'left' | 'isAsked' | 'refused'>;

/** The problems from the server, for fields that have not changed since. */
function problemsOfServer(all: readonly FormField[], values: Values, { refused }: Progress): readonly FieldProblem[] {
  const isSame = (pointer: string): boolean => (refused?.values[pointer] ?? '') === (values[pointer] ?? '');
  return problemsOfRefusals(refused?.refusals ?? [], all).filter(({ pointer }) => isSame(pointer));
}

const stateOf = ({ pointer }: FieldProblem, values: Values, { left, isAsked }: Progress) => ({
  value: values[pointer] ?? '',
  isLeft: left.has(pointer),
  isAsked,
});

export type FormModel = ReturnType<typeof useForm>;

const NO_COUNTRY: FieldProblem = { pointer: '/country', code: 'COUNTRY_MISSING', isError: true, isMissing: true, params: {} };

/** The values of a recipient, formatted if that is possible yet. */
function valuesShown(recipient: ListedRecipient | undefined, tools: WithEngine | undefined, today: string): Values {
  if (recipient === undefined) return {};
  const [choice, values] = [choiceOf(recipient), valuesOf(recipient)];
  if (tools === undefined) return values;
  const { fields } = tools.formFor(choice, tools.createEngine({ on: today }), (pointer) => values[pointer] !== undefined);
  return tools.showValues(values, fields, choice);
}

/** The first choice: the country, if only one is offered. */
function firstChoice(session: Session, settled: (choice: Choice) => Choice): Choice {
  const [only, another] = countriesOffered(session);
  return settled({ ...NOTHING, country: another === undefined ? (only ?? '') : '' });
}

/** An engine with all rules, and with the banks of the country when they are loaded. */
function useEngine(tools: WithEngine | undefined, country: string, today: string): Engine | undefined {
  const plain = useMemo(() => tools?.createEngine({ on: today }), [tools, today]);
  const [loaded, setLoaded] = useState<{ readonly country: string; readonly engine: Engine }>();
  useEffect(() => {
    let isWanted = tools !== undefined && country !== '';
    const load = async () => {
      const engine = await tools?.engineFor(country, today);
      if (isWanted && engine !== undefined) setLoaded({ country, engine });
    };
    // a directory that fails to load is no problem: the server checks the banks as well
    if (isWanted) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [tools, country, today]);
  return loaded?.country === country ? loaded.engine : plain;
}
