/** The declaration of a command: its arguments, its options and its help. */
import type { OptionName } from './options.js';

export interface CommandDeclaration {
  /** The arguments behind its name. */
  readonly takes: string;
  /** Its line in the overview: the arguments, in short, and the purpose. */
  readonly overview: readonly [takes: string, text: string];
  /** Further usage lines. */
  readonly forms?: readonly string[];
  readonly about: string;
  readonly options: readonly OptionName[];
  /** Options whose text or values differ from those of other commands. */
  readonly overrides?: Partial<Record<OptionName, { readonly text: string; readonly values?: readonly string[] }>>;
  readonly examples: readonly string[];
  readonly exitCodes: string;
  /** The arguments that shell completion offers. */
  readonly completes: 'files' | 'countries' | 'systems' | 'nothing' | readonly string[];
}
