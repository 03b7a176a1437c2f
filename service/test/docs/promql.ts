/**
 * The part of PromQL that the alert rules use, over a few scrapes of one process. What it does not know, it throws at.
 *
 * The gotcha: Prometheus sees no increase in a series that begins, since it does not know what was before. An event that happens once counts only where the
 * series stood at zero before.
 *
 * @see https://prometheus.io/docs/prometheus/latest/querying/functions/
 */
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

export interface Scrape {
  /** In seconds. */
  readonly at: number;
  /** What `/metrics` answered. */
  readonly text: string;
}

type Value = readonly Sample[] | number;

const NAME = '__name__';

const withoutName = (labels: Labels): Labels => Object.fromEntries(Object.entries(labels).filter(([name]) => name !== NAME));

const only = (labels: Labels, names: readonly string[]): Labels =>
  Object.fromEntries(names.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])));

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).sort());

const read = ({ text }: Scrape): readonly Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value = '']) => ({
    labels: { [NAME]: name, ...Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, own]) => [label, own])) },
    value: Number(value),
  }));

const known = new WeakMap<Scrape, readonly Sample[]>();

/** Each rule asks each scrape again. */
function samplesIn(scrape: Scrape): readonly Sample[] {
  const found = known.get(scrape) ?? read(scrape);
  known.set(scrape, found);
  return found;
}

const childrenOf = ({ firstChild }: SyntaxNode): readonly SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
};

const groupBy = (samples: readonly Sample[], labelsOf: (labels: Labels) => Labels): readonly (readonly [Labels, readonly number[]])[] => {
  const groups = new Map<string, [Labels, number[]]>();
  for (const { labels, value } of samples) {
    const own = labelsOf(labels);
    const group = groups.get(keyOf(own)) ?? [own, []];
    group[1].push(value);
    groups.set(keyOf(own), group);
  }
  return [...groups.values()];
};

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, each) => sum + each, 0),
  max: (values) => Math.max(...values.filter((each) => !Number.isNaN(each))),
  count: (values) => values.length,
};

/** A number to keep, or undefined to leave the sample out. */
const OPERATORS: Readonly<Record<string, (left: number, right: number) => number | undefined>> = {
  '/': (left, right) => left / right,
  '>': (left, right) => (left > right ? left : undefined),
};

/** Linear between the bounds, as Prometheus does it; above the last bound, that. */
function quantile(wanted: number, samples: readonly Sample[]): readonly Sample[] {
  return groupBy(samples, ({ le, ...others }) => withoutName(others)).flatMap(([labels]) => {
    const buckets = samples
      .filter((sample) => keyOf(withoutName({ ...labels, le: sample.labels.le ?? '' })) === keyOf(withoutName(sample.labels)))
      .map(({ labels: { le = '' }, value }) => ({ bound: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value }))
      .sort((one, other) => one.bound - other.bound);
    const all = buckets.at(-1)?.value ?? 0;
    const at = buckets.findIndex(({ value }) => value >= wanted * all);
    const [below, { bound, value } = { bound: 0, value: 0 }] = [buckets[at - 1] ?? { bound: 0, value: 0 }, buckets[at]];
    if (all === 0) return [];
    const share = (wanted * all - below.value) / (value - below.value);
    return [{ labels, value: Number.isFinite(bound) ? below.bound + (bound - below.bound) * share : below.bound }];
  });
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

interface Asked {
  readonly expression: string;
  readonly scrapes: readonly Scrape[];
}

const textOf = ({ expression }: Asked, { from, to }: SyntaxNode): string => expression.slice(from, to);

function isSelected(asked: Asked, node: SyntaxNode): (sample: Sample) => boolean {
  const [name, matchers] = childrenOf(node);
  const tests = matchers === undefined ? [] : childrenOf(matchers).map((each) => childrenOf(each).map((part) => textOf(asked, part)));
  return ({ labels }) =>
    name !== undefined &&
    labels[NAME] === textOf(asked, name) &&
    tests.every(([label = '', operator = '', quoted = '""']) => {
      const [own, wanted] = [labels[label] ?? '', JSON.parse(quoted)];
      const isEqual = operator.endsWith('~') ? new RegExp(`^(?:${wanted})$`).test(own) : own === wanted;
      return isEqual !== operator.startsWith('!');
    });
}

/** By how much each counter rose. A series that has one sample says nothing. */
function increase(asked: Asked, node: SyntaxNode): { readonly samples: readonly Sample[]; readonly seconds: number } {
  const [selector, duration] = childrenOf(node);
  if (node.name !== 'MatrixSelector' || selector === undefined || duration === undefined) throw new Error(`no range: ${asked.expression}`);
  const [, count = '', unit = ''] = /^(\d+)([smh])$/.exec(textOf(asked, duration)) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  const begin = (asked.scrapes.at(-1)?.at ?? 0) - seconds;
  const seen = asked.scrapes.filter(({ at }) => at >= begin).flatMap((scrape) => samplesIn(scrape).filter(isSelected(asked, selector)));
  // a counter that fell began anew
  const rise = (values: readonly number[]): number =>
    values.slice(1).reduce((sum, each, at) => sum + (each < (values[at] ?? 0) ? each : each - (values[at] ?? 0)), 0);
  const samples = groupBy(seen, (labels) => labels)
    .filter(([, values]) => values.length > 1)
    .map(([labels, values]) => ({ labels: withoutName(labels), value: rise(values) }));
  return { samples, seconds };
}

function call(asked: Asked, name: string, args: readonly SyntaxNode[]): Value {
  const [first, second] = args;
  if (first === undefined) throw new Error(`${name} of nothing`);
  switch (name) {
    case 'absent':
      return vectorOf(asked, first).length === 0 ? [{ labels: {}, value: 1 }] : [];
    case 'abs':
      return vectorOf(asked, first).map(({ labels, value }) => ({ labels: withoutName(labels), value: Math.abs(value) }));
    case 'increase':
      return increase(asked, first).samples;
    case 'rate': {
      const { samples, seconds } = increase(asked, first);
      return samples.map(({ labels, value }) => ({ labels, value: value / seconds }));
    }
    case 'histogram_quantile':
      return quantile(Number(textOf(asked, first)), second === undefined ? [] : vectorOf(asked, second));
    default:
      throw new Error(`not known: ${name}`);
  }
}

function combine(left: Value, operator: string, right: Value): Value {
  const work = OPERATORS[operator];
  if (work === undefined || typeof left === 'number') throw new Error(`not known: ${operator}`);
  const others = new Map(typeof right === 'number' ? [] : right.map(({ labels, value }) => [keyOf(withoutName(labels)), value]));
  return left.flatMap(({ labels, value }) => {
    const other = typeof right === 'number' ? right : others.get(keyOf(withoutName(labels)));
    const result = other === undefined ? undefined : work(value, other);
    return result === undefined ? [] : [{ labels: withoutName(labels), value: result }];
  });
}

function vectorOf(asked: Asked, node: SyntaxNode): readonly Sample[] {
  const value = resultOf(asked, node);
  if (typeof value === 'number') throw new Error(`a number: ${textOf(asked, node)}`);
  return value;
}

function resultOf(asked: Asked, node: SyntaxNode): Value {
  const children = childrenOf(node);
  const [first = node, second = node, third] = children;
  switch (node.name) {
    case 'NumberDurationLiteral':
      return Number(textOf(asked, node));
    case 'VectorSelector':
      return asked.scrapes.slice(-1).flatMap((scrape) => samplesIn(scrape).filter(isSelected(asked, node)));
    case 'BinaryExpr':
      if (children.length !== 3 || third === undefined) break;
      return combine(resultOf(asked, first), textOf(asked, second), resultOf(asked, third));
    case 'FunctionCall':
      return call(asked, textOf(asked, first), childrenOf(second));
    case 'AggregateExpr': {
      const work = AGGREGATES[textOf(asked, first)];
      const [body] = childrenOf(third ?? second);
      const by = third === undefined ? [] : textOf(asked, second).replace(/^by/, '').match(/\w+/g);
      if (work === undefined || body === undefined || by === null) break;
      return groupBy(vectorOf(asked, body), (labels) => only(labels, by)).map(([labels, values]) => ({ labels, value: work(values) }));
    }
  }
  throw new Error(`not known: ${node.name} ${textOf(asked, node)}`);
}

/** What an expression gives at the last of these scrapes. */
export function evaluate(expression: string, scrapes: readonly Scrape[]): Value {
  const [only] = childrenOf(parser.parse(expression).topNode);
  if (only === undefined) throw new Error(`no expression: ${expression}`);
  return resultOf({ expression, scrapes }, only);
}
