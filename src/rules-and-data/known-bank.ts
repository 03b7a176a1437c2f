/**
 * What the directory of a country knows under a bank code, and what follows from it for every payment to the bank. Kept by the data of an engine,
 * because payments come back to the same banks.
 */
import type { Bank, BankDirectory } from '../directory/banks.js';
import type { CodeSpace } from '../directory/code-spaces.js';

export class KnownBank {
  readonly directory: BankDirectory;
  /** The code under which it was looked up. */
  readonly code: string;
  /** The main entry first; none where the directory does not know the code. */
  readonly candidates: readonly Bank[];
  /** How many codes of its kind are listed; undefined where the directory has none of the kind. */
  readonly space: CodeSpace | undefined;
  /** Each BIC of the entries, once. */
  readonly bics: readonly string[];
  /** Institution and country of each BIC: the first six characters. */
  readonly parties: readonly string[];

  constructor(directory: BankDirectory, code: string) {
    this.directory = directory;
    this.code = code;
    this.candidates = directory.byCode(code);
    this.space = directory.spaceOf(code);
    const bics: string[] = [];
    for (const { bic } of this.candidates) if (bic !== undefined && !bics.includes(bic)) bics.push(bic);
    this.bics = bics;
    this.parties = bics.map((bic) => bic.slice(0, 6));
  }
}
