/**
 * Whose facts there are, and on which terms they may be passed on: `reference-data/publishers.json`, one entry a publisher.
 *
 * The gotcha: the licence of a compilation is its compiler's, and grants nothing that the publisher of the facts has not granted. Where no
 * terms were read, they are `unclear`; where a sentence was read by others, `readBy` says by whom.
 */
import { fileURLToPath } from 'node:url';
import type { Terms } from '../../src/directory/dataset.js';
import { readJson } from './read.js';

export interface Publisher {
  readonly id: string;
  readonly name: string;
  readonly terms: Terms;
  /** Why, in a sentence. */
  readonly basis: string;
  /** What the publisher says, word for word; null where it was not read. */
  readonly sentence: string | null;
  /** Where it says so. */
  readonly page: string | null;
  /** The day on which it was read, and by whom. */
  readonly readOn: string | null;
  readonly readBy: string | null;
  /** What has to be said with every copy. */
  readonly credit: readonly string[];
}

/** Who collected facts of others, and passed them on. */
export interface Compilation {
  readonly name: string;
  /** By SPDX; `NOASSERTION` where the compiler states none, or where his licence is for a program and facts alone were read in it. */
  readonly licence: string;
  readonly copyright: string | null;
}

interface PublishersFile {
  readonly publishers: readonly Publisher[];
  readonly compilations: readonly Compilation[];
}

const FOLDER = fileURLToPath(new URL('../../reference-data', import.meta.url));

export const { publishers, compilations } = readJson<PublishersFile>(FOLDER, 'publishers.json');

const byId = new Map(publishers.map((publisher) => [publisher.id, publisher]));

/** Throws for an id that no publisher has. */
export function publisherOf(id: string): Publisher {
  const publisher = byId.get(id);
  if (publisher === undefined) throw new Error(`reference-data/publishers.json has no publisher "${id}".`);
  return publisher;
}

/** From the terms that ask for nothing to those that allow nothing. */
export const TERMS: readonly Terms[] = ['open', 'credit', 'unclear', 'non-commercial', 'refused'];

/** The strictest of several. */
export const strictest = (terms: readonly Terms[]): Terms => TERMS.findLast((each) => terms.includes(each)) ?? 'unclear';
