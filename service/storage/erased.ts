/**
 * The pseudonym of an erased user: with the key, a known name can be compared with it, but the name cannot be read from it.
 *
 * The gotcha: names are often easy to guess, so a hash without a key would reveal them.
 */
import type { Owner } from './port.js';
import type { Sealing } from './sealing.js';

/** The pseudonym under each key; the first one is stored. */
export const erasedNames = async (sealing: Sealing, { organization, externalUserId }: Owner): Promise<readonly string[]> =>
  (await sealing.hashes(JSON.stringify(['user', organization, externalUserId]))).map((hash) => `erased:${hash}`);
