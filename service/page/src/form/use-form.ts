/** The state of a form: choices, typed values, the engine that checks them, and the problems to show. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Recipient, RecipientDetails } from '../../../recipients/recipient.js';
import type { Refusal, Session } from '../api.js';
import { createEngine, type Engine, engineFor } from '../engine.js';
import type { Draft } from '../kept-draft.js';
import { type Choice, countriesOffered, settleChoice } from './choices.js';
import { choiceOf, detailsOf, type Values, valuesOf } from './details.js';
import { BRANCH, type Form, type FormField, formFor, MEMBER_ID } from './fields.js';
import { type FieldProblem, isShown, problemsOf, problemsOfRefusals } from './problems.js';
import { showValues } from './typed.js';

const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

/** Milliseconds without typing before the values are checked. */
const PAUSE = 250;

/** `draft`: what was typed already. */
export function useForm(session: Session, recipient: Recipient | undefined, today: string, draft: Draft | undefined) {
  const [first] = useState(() => (recipient === undefined ? firstChoice(session, today) : choiceOf(recipient)));
  const [before] = useState<Values>(() => (recipient === undefined ? {} : firstValues(recipient, today)));
  const [chosen, setChosen] = useState(() => (draft === undefined ? first : settleChoice(draft.choice, session, today)));
  const [values, setValues] = useState(draft?.values ?? before);
  const [checked, setChecked] = useState(values);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ readonly values: Values; readonly refusals: readonly Refusal[] }>();
  useEffect(() => {
    const timer = setTimeout(() => setChecked(values), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);

  const engine = useEngine(chosen.country, today);
  const { accountIdTypes, fields: all, asked } = useMemo(() => formOf(chosen, engine, before), [chosen, engine]);
  const accountIdType = (accountIdTypes.find(({ type }) => type === chosen.accountIdType) ?? accountIdTypes[0])?.type ?? '';
  const choice = useMemo(() => ({ ...chosen, accountIdType }), [chosen, accountIdType]);
  const detailsWith = (typed: Values) => detailsOf(choice, all, typed, recipient && withoutId(recipient));
  const problemsWith = (typed: Values): readonly FieldProblem[] =>
    choice.country === '' ? [NO_COUNTRY] : problemsOf(detailsWith(typed), all, engine, { session, values: typed });
  const own = useMemo(() => problemsWith(checked), [checked, choice, all, engine]);
  const isBranchMissing = own.some(({ pointer }) => pointer === BRANCH) && (isAsked || left.has(MEMBER_ID));
  const fields = all
    .filter((field) => field.pointer !== BRANCH || field.isInSight || isBranchMissing || values[BRANCH])
    .map(inSight(BRANCH));

  const isSame = (pointer: string): boolean => (refused?.values[pointer] ?? '') === (values[pointer] ?? '');
  const ofServer = problemsOfRefusals(refused?.refusals ?? [], all, refused?.values).filter(({ pointer }) => isSame(pointer));
  const told = [...own, ...ofServer].filter((problem) => {
    const { pointer } = problem;
    const state = { value: values[pointer] ?? '', isLeft: left.has(pointer), isAsked };
    return isShown(problem, fields.find((field) => field.pointer === pointer) ?? {}, choice, state);
  });

  const placeOf = ({ pointer }: FieldProblem): number => fields.findIndex((field) => field.pointer === pointer);

  return {
    choice,
    /** Something was chosen or typed. */
    isChanged: chosen !== first || values !== before,
    fields,
    /** What the texts of the fields are made of. */
    asked,
    accountIdTypes,
    values,
    engine,
    /** The values that were checked last, and the recipient that they make. */
    checked,
    details: useMemo(() => detailsWith(checked), [checked, choice, all]),
    /** The first problem of a field. */
    problemAt: (pointer: string): FieldProblem | undefined => told.find((problem) => problem.pointer === pointer),
    /** In the order of the page. */
    errors: told.filter(({ isError }) => isError).sort((one, other) => placeOf(one) - placeOf(other)),
    choose(change: Partial<Choice>): void {
      // the new fields have not been visited yet
      setAsked(false);
      setLeft(new Set());
      setRefused(undefined);
      setChosen((last) => settleChoice({ ...last, ...(change.country !== undefined && { currency: '' }), ...change }, session, today));
    },
    type(pointer: string, value: string): void {
      setValues((last) => ({ ...last, [pointer]: value }));
    },
    leave(pointer: string): void {
      // a message moves the fields below it: wait until a click on one of them is done
      setTimeout(() => setLeft((last) => new Set([...last, pointer])), PAUSE);
    },
    /** The recipient to send; undefined where there are errors, which are shown from now on. */
    finished() {
      setChecked(values);
      setAsked(true);
      setRefused(undefined);
      return problemsWith(values).some(({ isError }) => isError) ? undefined : detailsWith(values);
    },
    refuse: (refusals: readonly Refusal[]) => setRefused({ values, refusals }),
    /** There are no errors in what stands there now. */
    isReady: () => !problemsWith(values).some(({ isError }) => isError),
  };
}

export type FormModel = ReturnType<typeof useForm>;

const NO_COUNTRY: FieldProblem = { pointer: '/country', code: 'COUNTRY_MISSING', isError: true, isMissing: true, params: {} };

const formOf = (choice: Choice, engine: Engine, before: Values): Form => {
  const form = formFor(choice, engine, (pointer) => before[pointer] !== undefined);
  return choice.country === '' ? { ...form, accountIdTypes: [], fields: [] } : form;
};

/** What somebody has to fill in is seen. */
const inSight =
  (pointer: string) =>
  (field: FormField): FormField =>
    field.pointer === pointer ? { ...field, isInSight: true } : field;

function withoutId({ id: _id, isDefault: _isDefault, ...details }: Recipient): RecipientDetails {
  return details;
}

/** A recipient as its form shows it. */
function firstValues(recipient: Recipient, today: string): Values {
  const choice = choiceOf(recipient);
  const values = valuesOf(recipient);
  return showValues(values, formFor(choice, createEngine({ on: today }), (pointer) => values[pointer] !== undefined).fields, choice);
}

/** Chooses the country where only one is offered. */
function firstChoice(session: Session, today: string): Choice {
  const [only, another] = countriesOffered(session);
  return settleChoice({ ...NOTHING, country: another === undefined ? (only ?? '') : '' }, session, today);
}

/** An engine with all rules, and with the banks of the country once they are loaded. */
function useEngine(country: string, today: string): Engine {
  const plain = useMemo(() => createEngine({ on: today }), [today]);
  const [loaded, setLoaded] = useState<{ readonly country: string; readonly engine: Engine }>();
  useEffect(() => {
    let isWanted = country !== '';
    const load = async () => {
      const engine = await engineFor(country, today);
      if (isWanted) setLoaded({ country, engine });
    };
    // the server checks the banks, too: a directory that fails to load stops nothing
    if (isWanted) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [country, today]);
  return loaded?.country === country ? loaded.engine : plain;
}
