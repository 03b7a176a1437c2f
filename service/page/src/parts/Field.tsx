/** A field of a form: label, control, hint and problem, connected for screen readers. */
import type { ComponentChildren } from 'preact';
import { useSurroundings } from '../surroundings.js';

/** The id of the control of a pointer. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

interface FieldProperties {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: ComponentChildren;
  readonly problem?: { readonly text: string; readonly isError: boolean } | undefined;
  /** Renders the control with the attributes that connect it to the rest. */
  readonly control: (ties: Ties) => ComponentChildren;
  readonly children?: ComponentChildren;
}

export interface Ties {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export function Field({ id, label, isOptional = false, hint, problem, control, children }: FieldProperties) {
  const { texts } = useSurroundings();
  const described = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter((part) => part !== false);
  const ties: Ties = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': problem?.isError ?? false,
  };
  return (
    <div class="field">
      <label for={id}>
        {label}
        {isOptional && <span class="quiet"> ({texts.optional})</span>}
      </label>
      {control(ties)}
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} class={problem.isError ? 'problem' : 'problem mild'}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" />
            <path d="M8 4v5M8 11.2v.4" />
          </svg>
          {problem.text}
        </p>
      )}
      {children}
    </div>
  );
}

interface SelectProperties {
  readonly ties: Ties;
  readonly value: string;
  readonly isRequired?: boolean;
  /** The option that is shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

export function Select({ ties, value, isRequired = false, placeholder, options, onChange, onLeave }: SelectProperties) {
  const written = options.find(([option]) => option === value)?.[1] ?? placeholder ?? '';
  return (
    <div class="select">
      <span aria-hidden="true">{written}</span>
      <select
        {...ties}
        value={value}
        required={isRequired}
        autocomplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface RadiosProperties {
  readonly id: string;
  readonly legend: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice of a few options, all visible. */
export function Radios({ id, legend, value, options, problem, onChange }: RadiosProperties) {
  return (
    <fieldset id={id} class="radios" aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} class="radio">
          <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{label}</span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={`${id}-problem`} class="problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
