/**
 * One detail: its label in the words of the country, what is wrong with it, and the correction where there is exactly one.
 *
 * Nothing here is filled in by the browser: it knows the details of its user, and these are somebody else's.
 */

import type { ComponentChildren } from 'preact';
import { fill } from '../engine.js';
import { countriesOffered } from '../form/choices.js';
import type { FormField } from '../form/fields.js';
import { corrected } from '../form/problems.js';
import type { FormModel } from '../form/use-form.js';
import { labelOf, optionLabel, wordsOf } from '../form/words.js';
import { useSurroundings } from '../surroundings.js';
import { Field, fieldId, Select, type Ties } from './Field.js';

interface Properties {
  readonly field: FormField;
  readonly form: FormModel;
  readonly children?: ComponentChildren;
}

export function DetailField({ field, form, children }: Properties) {
  const { texts, names, alerts } = useSurroundings();
  const { pointer, isRequired, isInSight, example } = field;
  const problem = form.problemAt(pointer);
  const label = labelOf(field, form.choice, texts);
  return (
    <Field
      id={fieldId(pointer)}
      label={label}
      isOptional={isInSight && !isRequired && problem?.isMissing !== true}
      hint={example === undefined || field.input === 'select' || field.input === 'date' ? undefined : fill(texts.example, { example })}
      problem={problem && { text: wordsOf(problem, texts, alerts, names), isError: problem.isError }}
      control={(ties) => <Control field={field} form={form} ties={ties} />}
    >
      <Proposal form={form} pointer={pointer} />
      {children}
    </Field>
  );
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
}

function Control({ field, form, ties }: ControlProperties) {
  const { texts, names } = useSurroundings();
  const { pointer, input, isRequired, isNumeric, isCode, options = [] } = field;
  const value = form.values[pointer] ?? '';
  const type = (typed: string) => form.type(pointer, typed);
  // a button says what is to be done next, and moves while something is said above it
  const leave = (event?: FocusEvent) => event?.relatedTarget instanceof HTMLButtonElement || form.leave(pointer);
  if (input === 'country') {
    const countries = names.sorted(countriesOffered({}));
    const shown = value === '' ? form.choice.country : value;
    return <Select ties={ties} value={shown} options={countries} onChange={type} onLeave={leave} />;
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

function inputModeOf(input: FormField['input'], isNumeric: boolean): 'email' | 'tel' | 'numeric' | 'text' {
  if (input === 'email' || input === 'tel') return input;
  return isNumeric ? 'numeric' : 'text';
}
