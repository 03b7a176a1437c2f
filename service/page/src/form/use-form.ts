/** The state of a form: choices, typed values, the engine that checks them, and the problems to show. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ListedRecipient, Refusal, Session } from '../api.js';
import { createEngine, type Engine, engineFor } from '../engine.js';
import { type Choice, countriesOffered, settleChoice } from './choices.js';
import { choiceOf, detailsIn, detailsOf, rebased, type Values, valuesOf } from './details.js';
import { BRANCH, type Form, type FormField, formFor, MEMBER_ID } from './fields.js';
import type { Draft } from './kept-draft.js';
import { type FieldProblem, isShown, ofCheckedValues, problemsOf, problemsOfRefusals } from './problems.js';
import { showValues } from './typed.js';

const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

/** The values are checked after this many milliseconds without typing. */
const PAUSE = 250;

/** `draft`: the values typed before the page was reloaded. */
export function useForm(session: Session, recipient: ListedRecipient | undefined, today: string, draft: Draft | undefined) {
  const entry = useEntry(session, recipient, today, draft);
  const progress = useProgress();
  const { chosen, values, checked } = entry;
  const engine = useEngine(chosen.country, today);
  const { choice, accountIdTypes, fields: all, asked } = useFields(chosen, engine, entry.firstValues);
  const detailsWith = (typed: Values) => detailsOf(choice, all, typed, recipient && detailsIn(recipient));
  const problemsWith = (typed: Values): readonly FieldProblem[] =>
    choice.country === '' ? [NO_COUNTRY] : problemsOf(detailsWith(typed), all, engine, { session, values: typed });
  const hasErrors = (): boolean => problemsWith(values).some(({ isError }) => isError);
  const own = useMemo(() => problemsWith(checked), [checked, choice, all, engine]);
  const fields = fieldsInSight(all, own, values, progress);
  const shown = [...ofCheckedValues(own, checked, values), ...problemsOfServer(all, values, progress)].filter((problem) =>
    isShown(problem, fields.find(({ pointer }) => pointer === problem.pointer) ?? {}, choice, stateOf(problem, values, progress)),
  );
  const placeOf = ({ pointer }: FieldProblem): number => fields.findIndex((field) => field.pointer === pointer);

  return {
    choice,
    isChanged: entry.isChanged,
    fields,
    /** The requirements from which the texts of the fields come. */
    asked,
    accountIdTypes,
    values,
    engine,
    /** The values that were checked last, and their recipient. */
    checked,
    details: useMemo(() => detailsWith(checked), [checked, choice, all]),
    /** The first problem of a field. */
    problemAt: (pointer: string): FieldProblem | undefined => shown.find((problem) => problem.pointer === pointer),
    /** In the order of the page. */
    errors: shown.filter(({ isError }) => isError).sort((one, other) => placeOf(one) - placeOf(other)),
    choose(change: Partial<Choice>): void {
      progress.startAgain();
      entry.choose((last) => settleChoice({ ...last, ...(change.country !== undefined && { currency: '' }), ...change }, session, today));
    },
    type: entry.type,
    leave: progress.leave,
    /** The recipient to send; undefined if there are errors, which are shown from then on. */
    finished() {
      entry.check();
      progress.ask();
      return hasErrors() ? undefined : detailsWith(values);
    },
    refuse: (refusals: readonly Refusal[]) => progress.refuse({ values, refusals }),
    /** Goes on from the recipient as somebody else has changed it. What the user has changed stays. */
    rebase: entry.rebase,
    /** The current values have no errors. */
    isReady: () => !hasErrors(),
  };
}

/** The chosen and typed values. They begin with those of the recipient, or of the draft. */
function useEntry(session: Session, recipient: ListedRecipient | undefined, today: string, draft: Draft | undefined) {
  const [first, setFirst] = useState(() => (recipient === undefined ? firstChoice(session, today) : choiceOf(recipient)));
  const [firstValues, setFirstValues] = useState<Values>(() => (recipient === undefined ? {} : valuesShown(recipient, today)));
  const [chosen, setChosen] = useState(() => (draft === undefined ? first : settleChoice(draft.choice, session, today)));
  const [values, setValues] = useState(draft?.values ?? firstValues);
  const [checked, setChecked] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(values), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);
  return {
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
    rebase(current: ListedRecipient): void {
      const [nextChoice, nextValues] = [choiceOf(current), valuesShown(current, today)];
      setFirst(nextChoice);
      setFirstValues(nextValues);
      setChosen((last) => settleChoice(rebased(last, first, nextChoice), session, today));
      setValues((last) => rebased(last, firstValues, nextValues));
    },
  };
}

/** The fields of a choice, and the choice with an account identifier that is offered for it. */
function useFields(chosen: Choice, engine: Engine, firstValues: Values) {
  const form = useMemo(() => formOf(chosen, engine, firstValues), [chosen, engine]);
  const [firstOffered] = form.accountIdTypes;
  const accountIdType = (form.accountIdTypes.find(({ type }) => type === chosen.accountIdType) ?? firstOffered)?.type ?? '';
  const choice = useMemo(() => ({ ...chosen, accountIdType }), [chosen, accountIdType]);
  return { ...form, choice };
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

/** The fields that are shown. That of the branch only if it is required, missing or filled in. */
function fieldsInSight(
  all: readonly FormField[],
  problems: readonly FieldProblem[],
  values: Values,
  { left, isAsked }: Progress,
): readonly FormField[] {
  const isBranchMissing = problems.some(({ pointer }) => pointer === BRANCH) && (isAsked || left.has(MEMBER_ID));
  return all.flatMap((field) => {
    if (field.pointer !== BRANCH) return [field];
    // a field that has to be filled in is shown
    return field.isInSight || isBranchMissing || values[BRANCH] ? [{ ...field, isInSight: true }] : [];
  });
}

/** The problems from the server, for fields that have not changed since. */
function problemsOfServer(all: readonly FormField[], values: Values, { refused }: Progress): readonly FieldProblem[] {
  const isSame = (pointer: string): boolean => (refused?.values[pointer] ?? '') === (values[pointer] ?? '');
  return problemsOfRefusals(refused?.refusals ?? [], all, refused?.values).filter(({ pointer }) => isSame(pointer));
}

const stateOf = ({ pointer }: FieldProblem, values: Values, { left, isAsked }: Progress) => ({
  value: values[pointer] ?? '',
  isLeft: left.has(pointer),
  isAsked,
});

export type FormModel = ReturnType<typeof useForm>;

const NO_COUNTRY: FieldProblem = { pointer: '/country', code: 'COUNTRY_MISSING', isError: true, isMissing: true, params: {} };

const formOf = (choice: Choice, engine: Engine, before: Values): Form => {
  const form = formFor(choice, engine, (pointer) => before[pointer] !== undefined);
  return choice.country === '' ? { ...form, accountIdTypes: [], fields: [] } : form;
};

/** The formatted values of a recipient. */
function valuesShown(recipient: ListedRecipient, today: string): Values {
  const choice = choiceOf(recipient);
  const values = valuesOf(recipient);
  return showValues(values, formFor(choice, createEngine({ on: today }), (pointer) => values[pointer] !== undefined).fields, choice);
}

/** The first choice: the country, if only one is offered. */
function firstChoice(session: Session, today: string): Choice {
  const [only, another] = countriesOffered(session);
  return settleChoice({ ...NOTHING, country: another === undefined ? (only ?? '') : '' }, session, today);
}

/** An engine with all rules, and with the banks of the country when they are loaded. */
function useEngine(country: string, today: string): Engine {
  const plain = useMemo(() => createEngine({ on: today }), [today]);
  const [loaded, setLoaded] = useState<{ readonly country: string; readonly engine: Engine }>();
  useEffect(() => {
    let isWanted = country !== '';
    const load = async () => {
      const engine = await engineFor(country, today);
      if (isWanted) setLoaded({ country, engine });
    };
    // a directory that fails to load is no problem: the server checks the banks as well
    if (isWanted) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [country, today]);
  return loaded?.country === country ? loaded.engine : plain;
}
