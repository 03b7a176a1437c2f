/** The playground: reads what is pasted, asks the engine, shows the answer. It talks to no server but for its own chunks of reference data. */
import { enrich, explain } from 'payprep';
import { element } from './elements.js';
import { countriesOf, engineFor } from './engine.js';
import { EXAMPLES } from './examples.js';
import { completed, corrected } from './fixed.js';
import { markedJson } from './marked-json.js';
import { readPaste } from './paste.js';
import { referenceLine } from './reference.js';
import { fromFragment, toFragment } from './share.js';
import {
  alertList,
  bankLine,
  checkTable,
  completionTable,
  editionTable,
  paymentCodePart,
  statusLine,
  successionList,
  systemTable,
} from './views.js';

function find<Found extends HTMLElement>(id: string, type: new () => Found): Found {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}

const text = find('text', HTMLTextAreaElement);
const day = find('day', HTMLInputElement);
const example = find('example', HTMLSelectElement);
const said = find('said', HTMLElement);

const formatted = (value: unknown): string => JSON.stringify(value, null, 2);

const show = (id: string, ...children: readonly (Node | string)[]): void => find(id, HTMLElement).replaceChildren(...children);

const snippetOf = (instruction: unknown): string =>
  `import { enrich, explain, validate } from 'payprep/full';\n\nconst payment = ${formatted(instruction)};\n\nvalidate(payment);\nexplain(payment);\nenrich(payment);\n`;

/** A day that somebody has cleared is today. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Everything below the status. What is shown belongs to what stands in the field, and to no payment before. */
const PARTS = ['json', 'alerts', 'bank', 'systems', 'fixed', 'completions', 'snippet', 'checks', 'editions'];

function showAlone(status: Node): void {
  show('status', status);
  for (const id of PARTS) show(id);
}

/** Counts the questions: an answer to an older one is dropped. */
let question = 0;

async function answer(): Promise<void> {
  question += 1;
  const asked = question;
  const pasted = readPaste(text.value);
  if ('problem' in pasted) return showAlone(element('p', { class: 'status' }, pasted.problem));
  if ('reference' in pasted) return showAlone(referenceLine(pasted.reference));
  const { instruction, paymentCode } = pasted;
  const engine = await engineFor(countriesOf(instruction), day.value || today()).catch(() => undefined);
  if (asked !== question) return;
  if (engine === undefined)
    return showAlone(element('p', { class: 'status' }, 'The bank directories could not be loaded: reload the page.'));
  const explanation = explain(instruction, engine);
  const sound = corrected(instruction, explanation);
  const { enrichments } = enrich(sound, engine);
  show('status', statusLine(explanation), ...(paymentCode === undefined ? [] : [paymentCodePart(paymentCode)]));
  show('json', markedJson(instruction, explanation.alerts));
  show('alerts', alertList(explanation));
  const added = explain(sound, engine);
  const successions = successionList(added);
  show('bank', bankLine(enrichments), ...(successions === undefined ? [] : [successions]));
  show('systems', systemTable(added));
  show('fixed', formatted(completed(sound, enrichments)));
  show('completions', completionTable(added));
  show('snippet', snippetOf(instruction));
  show('checks', checkTable(explanation));
  show('editions', editionTable(explanation));
}

/** Copies, and says so. */
async function copy(what: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(what);
    said.textContent = words;
  } catch {
    said.textContent = 'The browser does not let the page copy: select it by hand.';
  }
}

example.append(...Object.keys(EXAMPLES).map((name) => element('option', {}, name)));
example.addEventListener('change', () => {
  text.value = formatted(EXAMPLES[example.value]);
  void answer();
});
/** Where made-up payments go, one after the other. */
const MADE_UP_IN = ['DE', 'GB', 'US', 'BR', 'JP', 'NG', 'IN', 'AE', 'MX', 'PL'];
let madeUp = 0;

find('make-up', HTMLButtonElement).addEventListener('click', async () => {
  const { samplePayment } = await import('payprep/samples');
  const made = samplePayment({ country: MADE_UP_IN[madeUp % MADE_UP_IN.length] ?? 'DE', seed: madeUp });
  madeUp += 1;
  if (made.ok) text.value = formatted(made.instruction);
  void answer();
});
text.addEventListener('input', () => void answer());
day.addEventListener('change', () => void answer());
find('share', HTMLButtonElement).addEventListener('click', () => {
  history.replaceState(null, '', toFragment(text.value));
  void copy(location.href, 'Copied. The link holds the payment itself: send it only to somebody who may see it.');
});
find('copy', HTMLButtonElement).addEventListener('click', () => void copy(find('snippet', HTMLElement).textContent ?? '', 'Copied.'));

/** A link to a payment that is opened where the page is already. */
addEventListener('hashchange', () => {
  text.value = fromFragment(location.hash) ?? text.value;
  void answer();
});

day.value = today();
text.value = fromFragment(location.hash) ?? formatted(Object.values(EXAMPLES)[0]);
void answer();
