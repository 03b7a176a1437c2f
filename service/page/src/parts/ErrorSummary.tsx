/** A list of all errors after an attempt to save. It takes the focus, and each line leads to its field. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FieldProblem } from '../form/field-problems.js';
import type { FormModel } from '../form/use-form.js';
import { labelOf, textOf, wordsOf } from '../form/words.js';
import { useSurroundings } from '../surroundings.js';
import { fieldId } from './Field.js';

interface Properties {
  readonly form: FormModel;
  /** The number of failed attempts to save. */
  readonly attempts: number;
}

export function ErrorSummary({ form, attempts }: Properties) {
  const words = useSurroundings();
  const { texts } = words;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (attempts === 0 || form.errors.length === 0) return null;
  const labelAt = ({ pointer }: FieldProblem): string | undefined => {
    const field = form.fields.find((candidate) => candidate.pointer === pointer);
    return field === undefined ? CHOICES[pointer] && texts[CHOICES[pointer]] : labelOf(field, form, words);
  };
  const lineOf = (problem: FieldProblem): string => {
    const label = labelAt(problem);
    const said = textOf(problem, form, words);
    const text = wordsOf(problem, words, said);
    // what to do where nothing stands says where
    return label === undefined || text === said?.errors.missing || text === said?.errors.wrong ? text : `${label}: ${text}`;
  };
  return (
    <div ref={box} class="card errors" role="alert" tabIndex={-1} aria-labelledby="errors-title">
      <h2 id="errors-title">{texts.check}</h2>
      <ul>
        {form.errors.map((problem) => (
          <li key={`${problem.pointer} ${problem.code}`}>
            {problem.pointer === '' ? lineOf(problem) : <Line id={fieldId(problem.pointer)} text={lineOf(problem)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const CHOICES: Readonly<Record<string, 'country' | 'currency' | 'method' | 'type'>> = {
  '/country': 'country',
  '/currency': 'currency',
  '/method': 'method',
  '/creditor/type': 'type',
};

function Line({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // the address bar must not change
        event.preventDefault();
        const field = document.getElementById(id);
        const input = field?.matches('fieldset') ? field.querySelector('input') : field;
        input?.focus();
        field?.scrollIntoView({ block: 'center' });
      }}
    >
      {text}
    </a>
  );
}
