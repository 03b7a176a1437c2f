/**
 * What stands for a user who was erased: whoever knows the user and has the key can tell that it is this one, and nobody can read who it was.
 *
 * The gotcha: names are often few or easy to guess, so that a hash without a key would be as good as the name.
 */
import type { Owner } from './port.js';
import type { Sealing } from './sealing.js';

/** The name by each of the keys; the first is the one to keep. */
export const erasedNames = async (sealing: Sealing, { organization, externalUserId }: Owner): Promise<readonly string[]> =>
  (await sealing.hashes(JSON.stringify(['user', organization, externalUserId]))).map((hash) => `erased:${hash}`);
