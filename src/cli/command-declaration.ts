/** What a command says of itself. */
import type { OptionName } from './options.js';

export interface CommandDeclaration {
  /** What follows its name. */
  readonly takes: string;
  /** In the overview: what it takes, where that is shorter, and what it is for. */
  readonly overview: readonly [takes: string, text: string];
  /** Further forms, as whole lines. */
  readonly forms?: readonly string[];
  readonly about: string;
  readonly options: readonly OptionName[];
  /** What an option says or takes here, where that is not what it does elsewhere. */
  readonly here?: Partial<Record<OptionName, { readonly text: string; readonly values?: readonly string[] }>>;
  readonly examples: readonly string[];
  readonly exitCodes: string;
  /** What completion offers after its name. */
  readonly completes: 'files' | 'countries' | 'systems' | 'nothing' | readonly string[];
}
