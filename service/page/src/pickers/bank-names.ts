/** The name of a bank that the readers of a language know: 三菱UFJ銀行 for those of Japanese, MUFG Bank, Ltd. for all others. */
import type { RecipientDetails } from '../../../contract/recipient.js';
import { type Engine, enrich, searchBanks } from '../engine.js';

interface Named {
  readonly name: string;
  readonly otherName?: string;
}

const IN_LATIN_LETTERS = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** True where most readers of the language are in the country. */
const isOwn = (country: string, language: string): boolean => new Intl.Locale(language).maximize().region === country;

/** The name that is shown, and the one beside it. */
export function nameAmong({ name, otherName }: Named, country: string, language: string): readonly [name: string, other?: string] {
  if (otherName === undefined) return [name];
  if (!isOwn(country, language)) return [name, otherName];
  // a name in their own script needs no reading
  return IN_LATIN_LETTERS.test(name) ? [otherName, name] : [name];
}

/** The bank of a recipient, named so. */
export function bankOf(details: RecipientDetails, language: string, engine: Engine) {
  const bank = enrich(details, engine).enrichments.creditorAgent;
  const { country } = details;
  const code = bank?.clearingSystemMemberId?.memberId ?? bank?.bic;
  if (bank?.name === undefined || code === undefined || !isOwn(country, language)) return bank;
  const listed = searchBanks(code, { country, limit: 1 }, engine).find(({ name }) => name === bank.name);
  return listed === undefined ? bank : { ...bank, name: nameAmong(listed, country, language)[0] };
}
