/**
 * A text field with a list of matches. The focus stays in the field, and `aria-activedescendant` names the active line.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ties } from '../parts/Field.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line. */
  readonly note?: string;
}

export interface ComboboxGroup {
  readonly label?: string;
  readonly options: readonly ComboboxOption[];
}

interface Properties {
  readonly ties: Ties;
  /** The label of the list, for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly isRequired: boolean;
  readonly placeholder?: string | undefined;
  readonly groups: readonly ComboboxGroup[];
  /** The chosen value. */
  readonly chosen: string;
  /** True where Enter takes the first line for what was typed. */
  readonly isFirstActive: (typed: string) => boolean;
  readonly class?: string;
  readonly onInput: (text: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
  /** Before Tab moves the focus: fields that come of the choice are there by then, and the next one gets it. */
  readonly onTab?: () => void;
}

export function Combobox(properties: Properties) {
  const { ties, text, groups, isFirstActive, onInput, onChoose, onLeave } = properties;
  const { texts } = useSurroundings();
  const input = useRef<HTMLInputElement>(null);
  const options = groups.flatMap((group) => group.options);
  const list = useList(ties.id, options.length);
  const choose = (value: string) => {
    list.close();
    onChoose(value);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.isComposing) properties.onTab?.();
    const option = list.isShown ? options[list.active] : undefined;
    const done = doneBy(event, { ...list, choose: option === undefined ? undefined : () => choose(option.value) });
    if (done) event.preventDefault();
  };
  return (
    <div class="combobox">
      <input
        {...ties}
        {...list.ties}
        {...TYPED_AS_IT_IS}
        ref={input}
        class={properties.class ?? ''}
        type="text"
        role="combobox"
        aria-expanded={list.isShown}
        value={text}
        placeholder={properties.placeholder}
        required={properties.isRequired}
        onInput={({ currentTarget: { value } }) => {
          list.open(value.trim() !== '' && isFirstActive(value) ? 0 : NO_LINE);
          onInput(value);
        }}
        onClick={list.show}
        onKeyDown={press}
        onBlur={(event) => {
          list.close();
          onLeave(event);
        }}
      />
      {list.isShown && <List {...properties} id={list.id} active={list.active} lineId={list.lineId} onChoose={choose} />}
      <span class="hidden" role="status">
        {list.isOpen && (options.length > 0 ? fill(texts.picker.found, { count: options.length }) : texts.picker.none)}
      </span>
    </div>
  );
}

/** Turns off completion and correction by the browser. */
const TYPED_AS_IT_IS = { autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: false } as const;

const NO_LINE = -1;

/** The state of the list: whether it is open, its active line, and its attributes. It is shown only if it has lines. */
function useList(fieldId: string, length: number) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_LINE);
  const isShown = isOpen && length > 0;
  const id = `${fieldId}-list`;
  const lineId = (line: number): string => `${fieldId}-option-${line}`;
  useEffect(() => {
    if (isShown && active >= 0) document.getElementById(lineId(active))?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);
  const open = (line: number) => {
    setOpen(true);
    setActive(line);
  };
  const move = (step: 1 | -1) => {
    const beyond = step === 1 ? 0 : length - 1;
    const next = active + step;
    open(!isShown || active === NO_LINE || next < 0 || next >= length ? beyond : next);
  };
  return {
    ...{ id, isOpen, isShown, active, lineId, open, move },
    /** Opens the list, and keeps the active line. */
    show: () => setOpen(true),
    close: () => {
      setOpen(false);
      setActive(NO_LINE);
    },
    ties: {
      'aria-controls': isShown ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active >= 0 ? lineId(active) : undefined,
    } as const,
  };
}

interface Keys {
  readonly isShown: boolean;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
  /** Undefined if no line is active. */
  readonly choose: (() => void) | undefined;
}

/** Handles a key; true if it did something. */
function doneBy({ key, isComposing }: KeyboardEvent, { isShown, move, close, choose }: Keys): boolean {
  // while an input method composes, Enter and the arrows belong to it
  if (isComposing) return false;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    move(key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key === 'Escape' && isShown) {
    close();
    return true;
  }
  if (key !== 'Enter' || choose === undefined) return false;
  choose();
  return true;
}

interface ListProperties extends Pick<Properties, 'label' | 'groups' | 'chosen' | 'onChoose'> {
  readonly id: string;
  readonly active: number;
  readonly lineId: (line: number) => string;
}

function List({ id, label, groups, chosen, active, lineId, onChoose }: ListProperties) {
  let line = -1;
  const lineOf = ({ value, label: name, note }: ComboboxOption) => {
    line += 1;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
      <div
        key={lineId(line)}
        id={lineId(line)}
        role="option"
        class={line === active ? 'option active' : 'option'}
        aria-selected={value === chosen}
        tabIndex={-1}
        // the focus stays in the field
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(value)}
      >
        <bdi>{name}</bdi>
        {note !== undefined && (
          <span class="note">
            {' '}
            <bdi>{note}</bdi>
          </span>
        )}
      </div>
    );
  };
  return (
    <div id={id} class="options" role="listbox" aria-label={label} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {groups.map((group, at) =>
        group.label === undefined ? (
          group.options.map(lineOf)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} class="group" role="presentation">
              {group.label}
            </div>
            {group.options.map(lineOf)}
          </div>
        ),
      )}
    </div>
  );
}
