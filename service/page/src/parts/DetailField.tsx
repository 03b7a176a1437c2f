/**
 * One detail: its label with the term of the country, its problem, and a correction if there is a certain one.
 *
 * Autofill is off: the browser knows the details of its user, but these are of somebody else.
 */

import type { AsTyped } from 'payprep/form';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isNameCompared } from '../../../recipients/compared-names.js';
import type { FormField } from '../../../recipients/form/form.js';
import { isNarrow, narrowed } from '../../../recipients/form/full-width.js';
import { BIC, BRANCH, MEMBER_ID, NAME } from '../../../recipients/form/pointers.js';
import type { Session } from '../api.js';
import { countriesOffered } from '../form/choices.js';
import { IBAN_ELSEWHERE } from '../form/field-problems.js';
import type { FormModel } from '../form/use-form.js';
import { labelOf, optionLabel, textOf, type Words, wordsOf } from '../form/words.js';
import { BankPicker, useBanks } from '../pickers/BankPicker.js';
import { type FindBanks, isBankChosen } from '../pickers/bank-codes.js';
import { CountryPicker } from '../pickers/CountryPicker.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';
import { Field, fieldId, Select, type Ties } from './Field.js';
import { fillText } from './filled.js';

interface Properties {
  readonly field: FormField;
  readonly form: FormModel;
  readonly session: Session;
  readonly children?: ComponentChildren;
}

export function DetailField({ field, form, session, children }: Properties) {
  const words = useSurroundings();
  const { pointer, isRequired, isShown } = field;
  const { find: findBanks, isLost } = useBanks(form.choice.country, identifierAt(pointer), fieldId(pointer), form.tools);
  const problem = form.problemAt(pointer);
  const text = textOf(field, form, words);
  const worded = problem && wordsOf(problem, words, text);
  const hint = hintOf(field, form, findBanks === undefined ? text?.hint : words.texts.picker.bank, words);
  return (
    <Field
      id={fieldId(pointer)}
      label={labelOf(field, form, words)}
      // the bank code decides whether a branch is needed
      isOptional={isShown && !isRequired && pointer !== BRANCH && problem?.isMissing !== true}
      // what the problem says is not said twice
      hint={hint === worded ? undefined : hint}
      problem={problem && worded !== undefined ? { text: worded, isError: problem.isError } : undefined}
      control={(ties) => <Control field={field} form={form} ties={ties} findBanks={findBanks} />}
    >
      {isLost && (
        <p class="problem mild" role="status">
          {words.texts.picker.lost}
        </p>
      )}
      <Proposal form={form} field={field} />
      {problem?.code === IBAN_ELSEWHERE && <OtherCountry form={form} field={field} session={session} />}
      {children}
    </Field>
  );
}

/** The hint: where to find the value or what to type, and for a code an example, unless the bank is chosen by its name. Optional fields have no hint. */
function hintOf(field: FormField, { choice }: FormModel, hint: string | undefined, { texts }: Words): ComponentChildren {
  const { example, input, isShown, isCode, pointer } = field;
  if (pointer === NAME && isNameCompared(choice)) return texts.kana;
  const isChosen = hint === texts.picker.bank && (pointer === BIC || isBankChosen(choice));
  const hasExample = example !== undefined && isCode && input !== 'select' && input !== 'date' && !isChosen;
  const where = isShown || hint === texts.picker.bank ? hint : undefined;
  if (!hasExample) return where;
  return (
    <>
      {where} <span class="example">{fill(texts.example, { example })}</span>
    </>
  );
}

/**
 * Formats the field while the user types. What an input method is composing stays as it is.
 *
 * @returns the ref of the input, and whether it is formatted yet
 */
function useFormatted(
  field: FormField,
  { choice, values, tools }: FormModel,
  onType: (typed: string) => void,
): { readonly ref: RefObject<HTMLInputElement | null>; readonly isFormatted: boolean } {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ field, choice, values, onType });
  latest.current = { field, choice, values, onType };
  const isFormatted = tools !== undefined && field.format !== undefined;
  useLayoutEffect(() => {
    if (input.current === null || tools === undefined || !isFormatted) return undefined;
    const format = (text: string, caret: number | null): AsTyped => {
      const now = latest.current;
      return tools.asTyped(now.field, text, now.choice, caret) ?? { value: text, caret: caret ?? text.length, state: 'incomplete' };
    };
    return tools.attachFormatter(input.current, format, ({ value }) => {
      const now = latest.current;
      if (value !== (now.values[now.field.pointer] ?? '')) now.onType(value);
    });
  }, [isFormatted]);
  return { ref: input, isFormatted };
}

/** Offers the country of the IBAN, if the session allows it. */
function OtherCountry({ form, field, session }: Pick<Properties, 'form' | 'field' | 'session'>) {
  const { texts, names } = useSurroundings();
  const country = (form.values[field.pointer] ?? '').trim().slice(0, 2).toUpperCase();
  if (!countriesOffered(session).includes(country)) return null;
  return (
    <p class="proposal" role="status">
      <button
        type="button"
        class="plain"
        onClick={() => {
          // the button goes: who uses the keyboard stays at the IBAN, which is still what names the account
          document.getElementById(fieldId(field.pointer))?.focus();
          form.choose({ country, accountIdType: 'IBAN' });
        }}
      >
        {fill(texts.useCountry, { country: names.country(country) })}
      </button>
    </p>
  );
}

/** Offers a correction. */
function Proposal({ form, field }: { readonly form: FormModel; readonly field: FormField }) {
  const { texts } = useSurroundings();
  const { pointer } = field;
  const { correction } = form.problemAt(pointer) ?? {};
  const value = form.checked[pointer] ?? '';
  // the correction is for the checked values, not for those typed since
  if (correction === undefined || form.tools === undefined || value !== form.values[pointer]) return null;
  const proposed = form.tools.applyCorrection(field, value, correction, form.choice);
  return (
    <p class="proposal" role="status">
      <span>{fillText(texts.didYouMean, { text: proposed })}</span>
      <button
        type="button"
        class="plain"
        onClick={() => {
          form.type(pointer, proposed);
          replaceText(document.getElementById(fieldId(pointer)), proposed);
        }}
      >
        {texts.use}
      </button>
    </p>
  );
}

/** Goes into the field and types the text, so that the user can undo it. */
function replaceText(control: HTMLElement | null, text: string): void {
  control?.focus();
  if (!(control instanceof HTMLInputElement)) return;
  control.select();
  document.execCommand('insertText', false, text);
}

interface ControlProperties {
  readonly field: FormField;
  readonly form: FormModel;
  readonly ties: Ties;
  readonly findBanks: FindBanks | undefined;
}

function Control({ field, form, ties, findBanks }: ControlProperties) {
  const words = useSurroundings();
  const { pointer, input, isRequired } = field;
  const value = form.values[pointer] ?? '';
  const label = labelOf(field, form, words);
  const type = (typed: string) => form.type(pointer, typed);
  // a field that is left for a button shows no problem yet: the message would move the button away from the pointer
  const leave = (event?: FocusEvent): void => {
    if (isNarrow(field) && narrowed(value) !== value) type(narrowed(value));
    if (!(event?.relatedTarget instanceof HTMLButtonElement)) form.leave(pointer);
  };
  if (input === 'country') {
    const shared = { ties, label, isRequired: false, offered: countriesOffered({}), onChange: type, onLeave: leave };
    return <CountryPicker {...shared} value={value === '' ? form.choice.country : value} />;
  }
  if (findBanks !== undefined) {
    const shared = { ties, label, findBanks, value, isRequired, onInput: type, onLeave: leave };
    return <BankPicker {...shared} onChoose={(code) => type(form.tools?.showValue(field, code, form.choice) ?? code)} />;
  }
  if (input === 'select') {
    const shared = { ties, value, isRequired, placeholder: words.texts.choose, onChange: type, onLeave: leave };
    return <Select {...shared} options={optionsOf(field, value, form, words)} />;
  }
  return <TextInput {...{ field, form, ties, value }} onType={type} onLeave={leave} />;
}

/** The options. A chosen value stays in the list, although it is no longer offered. */
function optionsOf(field: FormField, value: string, form: FormModel, words: Words): readonly (readonly [value: string, label: string])[] {
  const { options = [] } = field;
  const labelled = options.map((option) => [option, optionLabel(field, option, form, words)] as const);
  return value === '' || options.includes(value) ? labelled : [...labelled, [value, value] as const];
}

interface TextInputProperties extends Omit<ControlProperties, 'findBanks'> {
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
}

function TextInput({ field, form, ties, value, onType, onLeave }: TextInputProperties) {
  const { input, isRequired, isNumeric, isCode } = field;
  const { ref, isFormatted } = useFormatted(field, form, onType);
  return (
    <input
      {...ties}
      ref={ref}
      class={isCode ? 'account' : ''}
      // the types of the library need a literal type for each kind of input
      type={input as 'text'}
      value={value}
      required={isRequired}
      autocomplete="off"
      inputMode={inputModeOf(input, isNumeric)}
      autocapitalize={isCode ? 'characters' : undefined}
      autocorrect={isCode ? 'off' : undefined}
      spellcheck={false}
      // what is formatted tells its text itself, but for what is being composed
      onInput={({ currentTarget, isComposing }) => (!isFormatted || isComposing) && onType(currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

/** The identifier of a bank that a field holds; undefined for another field. */
function identifierAt(pointer: string): 'bic' | 'bankCode' | undefined {
  if (pointer === BIC) return 'bic';
  return pointer === MEMBER_ID ? 'bankCode' : undefined;
}

function inputModeOf(input: FormField['input'], isNumeric: boolean): 'email' | 'tel' | 'numeric' | 'text' {
  if (input === 'email' || input === 'tel') return input;
  return isNumeric ? 'numeric' : 'text';
}
