/** The playground: reads what is pasted, asks the engine, shows the answer. It talks to no server but for its own chunks of reference data. */
import { enrich, explain } from 'payprep';
import { element } from './elements.js';
import { countriesOf, engineFor } from './engine.js';
import { EXAMPLES } from './examples.js';
import { markedJson } from './marked-json.js';
import { readPaste } from './paste.js';
import { withProposal } from './proposals.js';
import { referenceLine } from './reference.js';
import { fromFragment, toFragment } from './share.js';
import { snippetOf } from './snippet.js';
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

/** A day that somebody has cleared is today. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Everything below the status. What is shown belongs to what stands in the field, and to no payment before. */
const PARTS = ['json', 'alerts', 'bank', 'systems', 'enrichments', 'completions', 'snippet', 'checks', 'editions'];

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
  const on = day.value || today();
  const engine = await engineFor(countriesOf(instruction), on).catch(() => undefined);
  if (asked !== question) return;
  if (engine === undefined)
    return showAlone(element('p', { class: 'status' }, 'The bank directories could not be loaded: reload the page.'));
  const explanation = explain(instruction, engine);
  const { enrichments } = enrich(instruction, engine);
  show('status', statusLine(explanation), ...(paymentCode === undefined ? [] : [paymentCodePart(paymentCode)]));
  show('json', markedJson(instruction, explanation.alerts));
  show(
    'alerts',
    alertList(explanation, instruction, (pointer, proposal) => {
      text.value = formatted(withProposal(instruction, pointer, proposal));
      void answer();
    }),
  );
  const successions = successionList(explanation);
  show('bank', bankLine(enrichments), ...(successions === undefined ? [] : [successions]));
  show('systems', systemTable(explanation));
  show('enrichments', formatted(enrichments));
  show('completions', completionTable(explanation));
  show('snippet', snippetOf(instruction, on));
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
