/**
 * Stryker plugins that let the mutants of a sample through, by the option `sample`. The ignorer leaves out all code that has none of them, which
 * keeps the tests fast; around one of them there are others, which the checker refuses: Stryker counts these as errors. No score knows either.
 */
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const REASON = 'Not one of the sample';

const pathOf = (file) => relative(process.cwd(), file).replaceAll('\\', '/');

/** A mutant by its place: Stryker numbers mutants anew in each run. */
function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  return JSON.stringify([pathOf(fileName), start.line, start.column, end.line, end.column, mutatorName, replacement]);
}

const isBefore = (one, other) => one.line < other.line || (one.line === other.line && one.column < other.column);

/** A syntax node's place, as that of a mutant is given: lines count from 0. */
const locationOf = ({ loc: { start, end } }) => ({
  start: { line: start.line - 1, column: start.column },
  end: { line: end.line - 1, column: end.column },
});

class Ignorer {
  static inject = [commonTokens.options];

  #locations = new Map();

  constructor({ sample }) {
    for (const { fileName, location } of sample) {
      const file = pathOf(fileName);
      this.#locations.set(file, [...(this.#locations.get(file) ?? []), location]);
    }
  }

  shouldIgnore({ node, hub }) {
    if (!node.loc) return undefined;
    const { start, end } = locationOf(node);
    const locations = this.#locations.get(pathOf(hub.file.opts.filename)) ?? [];
    const isWithin = (location) => !isBefore(location.start, start) && !isBefore(end, location.end);
    return locations.some(isWithin) ? undefined : REASON;
  }
}

class Checker {
  static inject = [commonTokens.options];

  #sample;

  constructor({ sample }) {
    this.#sample = new Set(sample.map(keyOf));
  }

  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const passed = { status: CheckStatus.Passed };
    const refused = { status: CheckStatus.CompileError, reason: REASON };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#sample.has(keyOf(mutant)) ? passed : refused]));
  }
}

export const strykerValidationSchema = {
  properties: { sample: { description: 'The mutants to try.', type: 'array', items: { type: 'object' } } },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Ignore, 'sampled', Ignorer),
  declareClassPlugin(PluginKind.Checker, 'sampled', Checker),
];
