/** The examples of docs/forms.md that need a page: each runs with as much of one as it asks for. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import * as form from '../../src/form.js';
import { createEngine, explain } from '../../src/index.js';
import { compareNames } from '../../src/names.js';
import { FakeInput } from '../form/fake-input.js';

const page = readFileSync(new URL('../../docs/forms.md', import.meta.url), 'utf8');

const block = (language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

/** Runs code with these names in place of what it imports. */
function run(code: string, names: Readonly<Record<string, unknown>>): unknown {
  const [imports = [], rest] = [
    code.match(/^\s*import .+$/gm) ?? [],
    code.replace(/^\s*import .+$/gm, '').replace('export function', 'return function'),
  ];
  const known = imports.flatMap((line) => /\{ (.+) \}/.exec(line)?.[1]?.split(', ') ?? []);
  expect(known.filter((name) => names[name] === undefined)).toEqual([]);
  return new Function(...Object.keys(names), rest)(...Object.values(names));
}

describe('in a page', () => {
  const html = block('html');
  const script = /<script type="module">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
  const validity: string[] = [];
  const input = Object.assign(new FakeInput(), { setCustomValidity: (text: string) => validity.push(text) });
  const hint = { textContent: '' };
  run(script, { ...form, document: { getElementById: (id: string) => (id === 'iban' ? input : hint) } });

  test('it has at most twenty lines', () => expect(html.split('\n').length).toBeLessThanOrEqual(20));

  test('it shows groups, and what is missing', () => {
    input.type('de8937');
    expect([input.value, hint.textContent]).toEqual(['DE89 37', '16 more']);
    input.type('0400440532013000');
    expect([input.value, hint.textContent, validity.at(-1)]).toEqual(['DE89 3704 0044 0532 0130 00', '', '']);
  });

  test('it says what is wrong', () => {
    input.type('1');
    expect(hint.textContent).toBe('Check the IBAN. It looks like DE57 2357 0375 0624 5829 83');
    expect(validity.at(-1)).not.toBe('');
    input.value = '';
    input.type('XX');
    expect(hint.textContent).toBe('No country has such an IBAN.');
  });
});

describe('in React', () => {
  const tsx = block('tsx');
  const { code } = transformSync(tsx, { loader: 'tsx', jsxFactory: 'createElement' });
  const input = new FakeInput();
  const states: unknown[] = [];
  const effects: (() => () => void)[] = [];
  const names = {
    ...form,
    useRef: () => ({ current: input }),
    useState: () => [states.at(-1), (state: unknown) => states.push(state)],
    useEffect: (effect: () => () => void) => effects.push(effect),
    createElement: (type: string, props: object) => ({ type, props }),
  };
  const Component = run(
    code.replace(/import \{([\s\S]*?)\}/g, (line) => line.replace(/\s+/g, ' ')).replace(/export \{[\s\S]*?\};/, ''),
    names,
  ) as (props: object) => { readonly type: string; readonly props: Readonly<Record<string, unknown>> };

  test('it has at most twenty lines', () => expect(tsx.split('\n').length).toBeLessThanOrEqual(20));

  test('it formats what somebody types, until it is taken away', () => {
    const render = () => Component({ type: 'TAX_ID', country: 'AR' });
    expect(render().type).toBe('input');
    const stop = effects[0]?.();
    input.type('20267565393');
    expect(input.value).toBe('20-26756539-3');
    input.type('1');
    expect(render().props).toMatchObject({ 'aria-invalid': true });
    stop?.();
    input.type('2');
    expect(input.value.endsWith('12')).toBe(true);
    expect(input.listeners).toBe(0);
  });
});

describe('the name beside the account', () => {
  const html =
    [...page.matchAll(/```html\n([\s\S]*?)```/g)].map(([, text = '']) => text).find((text) => text.includes('adviseOnName')) ?? '';
  const script = /<script type="module">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
  const output = { textContent: '' };
  const listeners: (() => void)[] = [];
  const fields = { name: { value: '' }, iban: { value: 'DE89370400440532013000' } };
  const element = {
    elements: fields,
    dataset: { onRecord: 'Müller Bau GmbH' },
    querySelector: () => output,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const { code } = transformSync(readFileSync(new URL('../../examples/form/payee-name.ts', import.meta.url), 'utf8'), { loader: 'ts' });
  const adviseOnName = run(code.replace(/export \{[\s\S]*?\};/, 'return adviseOnName;'), { createEngine, explain, compareNames });
  run(script, { adviseOnName, document: { querySelector: () => element } });
  const say = (name: string): string => {
    fields.name.value = name;
    for (const listener of listeners) listener();
    return output.textContent;
  };

  test('it says nothing of the name on record', () => expect(say('MUELLER BAU GMBH')).toBe(''));

  test('it says what invites a mismatch, and what is on record', () => {
    expect(say('Müller Bau')).toMatch(
      /^On record: Müller Bau GmbH\. One name has a legal form, .+ The name of a business has no legal form\./,
    );
    expect(say('Dr. A. Huber')).toContain('The name begins with a title.');
    fields.iban.value = '';
    expect(say('')).toBe('');
  });
});
