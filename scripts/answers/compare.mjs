/** Compares two records: which lines are answered otherwise, and what kinds of differences there are. */
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { PACKAGES } from './record.mjs';

const SHOWN = 20;
const OF_A_KIND = 3;
/** More of an instruction or of a value than this tells nothing. */
const WIDTH = 600;

const factsOf = (folder) => JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'));

const linesOf = (input) => createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();

const numberOf = (text) => Number(/^\{"line":(\d+)/.exec(text)?.[1]);

/** The lines that both have, side by side. */
async function* pairs(a, b) {
  const [left, right] = [a, b].map((file) => linesOf(createReadStream(file).pipe(createGunzip())));
  let [one, other] = [await left.next(), await right.next()];
  while (!one.done && !other.done) {
    const [first, second] = [numberOf(one.value), numberOf(other.value)];
    if (first === second) yield [first, one.value, other.value];
    if (first <= second) one = await left.next();
    if (second <= first) other = await right.next();
  }
}

const isObject = (value) => typeof value === 'object' && value !== null;

/** Alerts by code and place, checks by themselves, so that one more moves none of the others. */
function keyed(list, path) {
  if (path.endsWith('/checks')) return Object.fromEntries(list.map((check) => [check, true]));
  if (!path.endsWith('/alerts')) return undefined;
  const times = new Map();
  const names = list.map(({ code, pointer }) => {
    const name = pointer === undefined ? code : `${code} ${pointer}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    return times.get(name) === 1 ? name : `${name} #${times.get(name)}`;
  });
  return { ...Object.fromEntries(names.map((name, at) => [name, list[at]])), order: names };
}

/** The paths at which two values differ. The order of members does not count. */
function* differences(a, b, path = '') {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    if (!Object.is(a, b)) yield { path, a, b };
    return;
  }
  const [left, right] = Array.isArray(a) ? [keyed(a, path) ?? a, keyed(b, path) ?? b] : [a, b];
  if (path.endsWith('/alerts') && left.order && right.order) {
    const common = (names, others) => names.filter((name) => others.includes(name)).join();
    if (common(left.order, right.order) !== common(right.order, left.order)) yield { path: `${path}/order`, a: left.order, b: right.order };
  }
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (name === 'order' && path.endsWith('/alerts')) continue;
    yield* differences(left[name], right[name], `${path}/${name}`);
  }
}

/** What kind of difference it is: the package, the function, and the path without the places in lists. */
function kindOf(name, { path, a, b }) {
  const change = a === undefined ? 'added' : b === undefined ? 'missing' : 'changed';
  return `${name} ${change} ${path.replace(/\/\d+(?=\/|$)/g, '/*').slice(0, WIDTH)}`;
}

const shortened = (value) => {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}… (${text.length} characters)` : text;
};

async function printExamples(examples, corpus) {
  const wanted = new Map(examples.map(({ line }) => [line, '']));
  const last = Math.max(...wanted.keys());
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(corpus) })) {
    if (wanted.has(number)) wanted.set(number, text);
    if (++number > last) break;
  }
  for (const { name, line, found } of examples) {
    console.log(`\n${name}, line ${line}: ${shortened(JSON.parse(wanted.get(line) || 'null'))}`);
    for (const { path, a, b } of found.slice(0, 12)) console.log(`  ${path}\n    - ${shortened(a)}\n    + ${shortened(b)}`);
    if (found.length > 12) console.log(`  and ${found.length - 12} more`);
  }
}

export async function compare(a, b) {
  const [left, right] = [factsOf(a), factsOf(b)];
  if (left.sha256 !== right.sha256) {
    console.error('The two records are of different corpora.');
    return 2;
  }
  const kinds = new Map();
  const examples = [];
  const total = { compared: 0, equal: 0 };
  for (const name of PACKAGES) {
    for await (const [line, one, other] of pairs(join(a, `${name}.ndjson.gz`), join(b, `${name}.ndjson.gz`))) {
      total.compared++;
      const found = one === other ? [] : [...differences(JSON.parse(one), JSON.parse(other))];
      if (found.length === 0) {
        total.equal++;
        continue;
      }
      const itsKinds = [...new Set(found.map((difference) => kindOf(name, difference)))];
      for (const kind of itsKinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (examples.length < SHOWN && itsKinds.some((kind) => kinds.get(kind) <= OF_A_KIND)) examples.push({ name, line, found });
    }
  }
  if (examples.length > 0) await printExamples(examples, left.corpus);
  if (kinds.size > 0) console.log('\nLines with a difference, by kind:');
  for (const [kind, count] of [...kinds].sort(([, x], [, y]) => y - x).slice(0, 200)) console.log(`${String(count).padStart(7)}  ${kind}`);
  console.log(`\n${total.equal} of ${total.compared} lines are equal${kinds.size > 200 ? `; ${kinds.size} kinds of difference` : ''}.`);
  return total.compared > 0 && total.equal === total.compared ? 0 : 1;
}
