/**
 * One detail: its label in the words of the country, what is wrong with it, and the correction where there is exactly one.
 *
 * Nothing here is filled in by the browser: it knows the details of its user, and these are somebody else's.
 */

import type { ComponentChildren } from 'preact';
import { fill } from '../engine.js';
import { countriesOffered } from '../form/choices.js';
import { BIC, type FormField, MEMBER_ID } from '../form/fields.js';
import { corrected } from '../form/problems.js';
import type { FormModel } from '../form/use-form.js';
import { labelOf, optionLabel, wordsOf } from '../form/words.js';
import { BankPicker, useBanks } from '../pickers/BankPicker.js';
import type { ListedBank } from '../pickers/banks.js';
import { CountryPicker } from '../pickers/CountryPicker.js';
import { useSurroundings } from '../surroundings.js';
import type { Texts } from '../texts/en.js';
import { Field, fieldId, Select, type Ties } from './Field.js';

interface Properties {
  readonly field: FormField;
  readonly form: FormModel;
  readonly children?: ComponentChildren;
}

export function DetailField({ field, form, children }: Properties) {
  const { texts, names, alerts } = useSurroundings();
  const { pointer, isRequired, isInSight } = field;
  const banks = useBanks(form.choice.country, identifierAt(pointer));
  const problem = form.problemAt(pointer);
  const label = labelOf(field, form.choice, texts);
  return (
    <Field
      id={fieldId(pointer)}
      label={label}
      isOptional={isInSight && !isRequired && problem?.isMissing !== true}
      hint={hintOf(field, banks.length > 0, texts)}
      problem={problem && { text: wordsOf(problem, texts, alerts, names), isError: problem.isError }}
      control={(ties) => <Control field={field} form={form} ties={ties} banks={banks} />}
    >
      <Proposal form={form} pointer={pointer} />
      {children}
    </Field>
  );
}

/** What it looks like; of a bank, that its name will do. */
function hintOf({ example, input }: FormField, hasBanks: boolean, texts: Texts): string | undefined {
  const looks = example === undefined || input === 'select' || input === 'date' ? undefined : fill(texts.example, { example });
  return hasBanks ? [texts.picker.bank, looks].filter((part) => part !== undefined).join(' ') : looks;
}

/** The one correction that there is. */
function Proposal({ form, pointer }: { readonly form: FormModel; readonly pointer: string }) {
  const { texts } = useSurroundings();
  const { correction } = form.problemAt(pointer) ?? {};
  const value = form.checked[pointer] ?? '';
  // it was made for the values that were checked, not for what was typed since
  if (correction === undefined || value !== form.values[pointer]) return null;
  const proposed = corrected(value, correction);
  return (
    <p class="proposal" role="status">
      <span>
        {texts.didYouMean}{' '}
        <strong class="account">
          <bdi>{proposed}</bdi>
        </strong>
        ?
      </span>
      <button
        type="button"
        class="plain"
        onClick={() => {
          form.type(pointer, proposed);
          document.getElementById(fieldId(pointer))?.focus();
        }}
      >
        {texts.use}
      </button>
    </p>
  );
}

interface ControlProperties {
  readonly field: FormField;
  readonly form: FormModel;
  readonly ties: Ties;
  readonly banks: readonly ListedBank[];
}

function Control({ field, form, ties, banks }: ControlProperties) {
  const { texts } = useSurroundings();
  const { pointer, input, isRequired, isNumeric, isCode, options = [] } = field;
  const value = form.values[pointer] ?? '';
  const type = (typed: string) => form.type(pointer, typed);
  // a button says what is to be done next, and moves while something is said above it
  const leave = (event?: FocusEvent) => event?.relatedTarget instanceof HTMLButtonElement || form.leave(pointer);
  const label = labelOf(field, form.choice, texts);
  if (input === 'country') {
    const shown = value === '' ? form.choice.country : value;
    return (
      <CountryPicker
        ties={ties}
        label={label}
        isRequired={false}
        value={shown}
        offered={countriesOffered({})}
        onChange={type}
        onLeave={leave}
      />
    );
  }
  if (banks.length > 0) {
    const typed = { ties, label, banks, value, isRequired };
    return <BankPicker {...typed} onChange={type} onLeave={(event) => void leave(event)} />;
  }
  if (input === 'select') {
    const labelled = options.map((option) => [option, optionLabel(field, option, texts)] as const);
    const known = value === '' || options.includes(value) ? labelled : [...labelled, [value, value] as const];
    const shared = { ties, value, isRequired, placeholder: texts.choose, onChange: type, onLeave: leave };
    return <Select {...shared} options={known} />;
  }
  return (
    <input
      {...ties}
      class={isCode ? 'account' : ''}
      // the types of the library tell the kinds of inputs apart by a literal
      type={input as 'text'}
      value={value}
      required={isRequired}
      autocomplete="off"
      inputMode={inputModeOf(input, isNumeric)}
      autocapitalize={isCode ? 'characters' : undefined}
      autocorrect={isCode ? 'off' : undefined}
      spellcheck={false}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={(event) => void leave(event)}
    />
  );
}

/** What a bank is named by there; undefined for another field. */
function identifierAt(pointer: string): 'bic' | 'bankCode' | undefined {
  if (pointer === BIC) return 'bic';
  return pointer === MEMBER_ID ? 'bankCode' : undefined;
}

function inputModeOf(input: FormField['input'], isNumeric: boolean): 'email' | 'tel' | 'numeric' | 'text' {
  if (input === 'email' || input === 'tel') return input;
  return isNumeric ? 'numeric' : 'text';
}
