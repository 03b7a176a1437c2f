/** Why a bundle is refused. */

/**
 * `UNREADABLE`: there is no `bundle.json`, or it is not JSON of the right shape. `SIGNATURE_MISSING`, `SIGNATURE_WRONG`: nobody signed it, or not the owner of
 * this key. `FORMAT_UNKNOWN`: another format than this version reads. `NUMBER_NOT_ABOVE`: not newer than what is in use. `FILE_MISSING`, `HASH_WRONG`: a
 * dataset that cannot be read, or is another one than was signed. `DATASET_WRONG`: it is signed, and is no dataset.
 */
export type BundleProblem =
  | 'UNREADABLE'
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_WRONG'
  | 'FORMAT_UNKNOWN'
  | 'NUMBER_NOT_ABOVE'
  | 'FILE_MISSING'
  | 'HASH_WRONG'
  | 'DATASET_WRONG';

/**
 * A bundle that is refused as a whole.
 *
 * @example
 * await readBundle(read, { publicKey, after: 7 }).catch((error) => error instanceof BundleError && error.code) // 'NUMBER_NOT_ABOVE'
 * new BundleError('HASH_WRONG', 'banks/DE is not the file that was signed').code // 'HASH_WRONG'
 */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly code: BundleProblem;

  constructor(code: BundleProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
