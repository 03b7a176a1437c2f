/**
 * What the directory of a country knows under a bank code, and what follows from it for every payment to the bank. Kept by the data of an engine,
 * because payments come back to the same banks.
 */
import type { Bank, BankDirectory } from '../directory/banks.js';
import type { Reachability } from '../directory/sepa.js';
import type { RulesAndData } from './engine-data.js';

export class KnownBank {
  readonly directory: BankDirectory;
  /** The code under which it was looked up. */
  readonly code: string;
  /** The main entry first; none where the directory does not know the code. */
  readonly candidates: readonly Bank[];
  private partiesFact: readonly string[] | undefined;
  private askedSystem: string | undefined;
  private denial: Reachability | undefined;

  constructor(directory: BankDirectory, code: string) {
    this.directory = directory;
    this.code = code;
    this.candidates = directory.byCode(code);
  }

  /** Each BIC of the entries, once. */
  get bics(): readonly string[] {
    return [...new Set(this.candidates.flatMap(({ bic }) => bic ?? []))];
  }

  /** Institution and country of each BIC: the first six characters. */
  get parties(): readonly string[] {
    this.partiesFact ??= this.bics.map((bic) => bic.slice(0, 6));
    return this.partiesFact;
  }

  /** The answer that says that a settlement system does not reach the bank under any of its BICs. The last system that was asked for is kept. */
  denialBy(system: string, { data, on }: RulesAndData): Reachability | undefined {
    if (this.askedSystem !== system) {
      const answers = this.bics.map((bic) => data.reach(system, bic, on));
      this.denial = answers.every((answer) => answer?.isReached === false) ? answers[0] : undefined;
      this.askedSystem = system;
    }
    return this.denial;
  }
}
