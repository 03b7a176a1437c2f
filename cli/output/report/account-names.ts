/**
 * Finds accounts that stand under several names in one run: a payee that was renamed, a row that was pasted into the wrong line, or a fraud.
 *
 * The gotcha: the same account is written in several ways, and so is a name. Accounts are compared by their keys, names as banks compare them.
 */
import type { Engine } from '../../../src/engine/engine.js';
import { compareNames } from '../../../src/names/compare.js';
import { accountKeyWith } from '../../../src/payees/account-key.js';
import type { Place } from '../renderers.js';

/** More accounts are not kept: a run has constant memory. */
const MAX_ACCOUNTS = 200_000;
/** More places and accounts are not listed. */
const MAX_PLACES = 20;
const MAX_SHARED = 500;
/** A longer name is none. */
const MAX_NAME = 200;

/** An account with several names, and where each stands first. */
export interface SharedAccount {
  readonly names: readonly (readonly [place: Place, name: string])[];
}

export class AccountNames {
  /** Key → the names, each with its first place. */
  readonly #names = new Map<string, [Place, string][]>();
  readonly #shared = new Set<string>();

  get shared(): readonly SharedAccount[] {
    return [...this.#shared].map((key) => ({ names: this.#names.get(key) ?? [] }));
  }

  add(place: Place, name: string, instruction: unknown, engine: Engine): void {
    if (name.trim() === '' || name.length > MAX_NAME) return;
    const key = accountKeyWith(instruction, engine);
    if (key === undefined) return;
    const known = this.#names.get(key);
    if (known === undefined) {
      if (this.#names.size < MAX_ACCOUNTS) this.#names.set(key, [[place, name]]);
      return;
    }
    if (known.length >= MAX_PLACES || known.some(([, other]) => isSame(name, other))) return;
    known.push([place, name]);
    if (this.#shared.size < MAX_SHARED) this.#shared.add(key);
  }
}

const isSame = (name: string, other: string): boolean => name === other || compareNames(name, other).result !== 'NO_MATCH';
