/**
 * `payprep/banks`: finds a bank by what people call it, by its code or by its BIC, in the directories of an engine.
 *
 * What a form preselects is sure, and nothing else is: the name of a bank says less than its customers think.
 */
import { type BankSearch, type FoundBank, searchBanksWith } from './answers/search-banks.js';
import type { Engine } from './engine/engine.js';

export type { AgentAddress } from './answers/enrich/agent-address.js';
export type { BankSearch, FoundBank } from './answers/search-banks.js';
export type { InstitutionKind } from './directory/institution-kind.js';
export type { Engine } from './engine/engine.js';

/**
 * The banks of a country that a text may mean, the best first: by whole words before beginnings of words, by popular names, and by how large they are
 * likely to be. Case, accents and width do not matter. For an empty text, those that are meant most often, which a list shows before anything is typed;
 * none for a text that fits no bank, or where the engine has no directory of the country.
 *
 * @throws TypeError for an option that there is not, a country that is no code, and for what is no engine
 * @example
 * searchBanks('gtbank', { country: 'NG', limit: 1 }, engine).map(({ name, bankCode, isSure }) => [name, bankCode, isSure])
 * // [['Guaranty Trust Bank', '058', true]]
 */
export const searchBanks: (text: string, options: BankSearch, engine: Engine) => readonly FoundBank[] = searchBanksWith;
