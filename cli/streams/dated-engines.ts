/**
 * The engines of a run: one for the day of the call, and one for each execution date in an XML file, because rules change from day to day.
 *
 * The gotcha: with `--on`, one day holds for all payments.
 */
import type { Engine, EngineOptions } from '../../src/engine/engine.js';
import { findImplied, forImpliedSystem, type ImpliedSystem } from '../../src/engine/for-implied-system.js';
import { forPayees } from '../../src/engine/for-payees.js';
import type { OutdatedDataset } from '../../src/findings/outdated.js';
import { createRecordingEngine, type RecordingEngine } from '../tasks/outdated-data.js';

/** A file has one day or a few; an engine keeps the directories that it has read. */
const MAX_ENGINES = 8;

export class DatedEngines {
  /** The engine of the call. */
  readonly engine: Engine;
  /** The same for rows of a table that need an account. */
  readonly ofPayees: Engine;
  readonly #options: EngineOptions;
  readonly #main: RecordingEngine;
  readonly #isFixed: boolean;
  /** Day → engine, oldest first. */
  readonly #byDay = new Map<string, RecordingEngine>();
  readonly #outdated: OutdatedDataset[] = [];
  readonly #past = new Set<string>();
  /** Engine → the same for payments that imply a system. */
  readonly #variants = new WeakMap<Engine, Map<string, Engine>>();

  /** `isFixed`: the day of the call holds for all payments. */
  constructor(options: EngineOptions, isFixed: boolean) {
    this.#options = options;
    this.#main = createRecordingEngine(options);
    this.engine = this.#main.engine;
    this.ofPayees = forPayees(this.engine);
    this.#isFixed = isFixed;
  }

  /** The engine for a day; without a day, the engine of the call. For payments that imply a system, it asks for what this one does. */
  on(day: string | undefined, implied?: ImpliedSystem): Engine {
    const engine = this.#onDay(day);
    if (implied === undefined) return engine;
    const system = findImplied(engine, implied);
    if (system === undefined) return engine;
    const variants = this.#variants.get(engine) ?? new Map<string, Engine>();
    const key = `${system.code} ${implied.lacksReference}`;
    const variant = variants.get(key) ?? forImpliedSystem(engine, system, implied.lacksReference);
    this.#variants.set(engine, variants.set(key, variant));
    return variant;
  }

  #onDay(day: string | undefined): Engine {
    if (day === undefined || this.#isFixed || day === this.engine.on) return this.engine;
    if (day < this.engine.on) this.#past.add(day);
    const known = this.#byDay.get(day);
    if (known !== undefined) return known.engine;
    const [first] = this.#byDay.keys();
    if (first !== undefined && this.#byDay.size >= MAX_ENGINES) this.#forget(first);
    const made = createRecordingEngine({ ...this.#options, on: day });
    this.#byDay.set(day, made);
    return made.engine;
  }

  /** The days of payments that were over on that of the call, the first one first. */
  pastDays(): readonly string[] {
    return [...this.#past].sort();
  }

  outdated(): readonly OutdatedDataset[] {
    return [...this.#outdated, ...[this.#main, ...this.#byDay.values()].flatMap((each) => each.outdated())];
  }

  #forget(day: string): void {
    this.#outdated.push(...(this.#byDay.get(day)?.outdated() ?? []));
    this.#byDay.delete(day);
  }
}
