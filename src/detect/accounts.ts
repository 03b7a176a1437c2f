/** Reads account numbers behind their labels. */
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import type { AccountPiece } from './found.js';
import { readLocalAccount } from './local.js';
import type { LabelPlace } from './places.js';
import { NO_COUNTRIES, type Source } from './source.js';
import { goesOn, readNumber } from './values.js';

/** True if check digits prove a number. */
const isProven = (outcome: string): boolean => outcome === 'passed';

/** The number as an instruction has it: hyphens and slashes may say where a part begins. */
export const accountValue = (number: string): string =>
  number.replace(/[\s\u00a0\u2007\u2009\u202f]/g, '').replace(/[\u2010-\u2013]/g, '-');

/** The longest name of a bank between label and number. */
const MAX_BETWEEN = 32;

/** An account number whose label or check digits tell the country. */
function nationalAccountAt(
  { text, countries }: Source,
  { label, at: place, limit, isCertain: isNamed }: LabelPlace,
  { kind, countries: codes, form, isSureBeside, between }: LabelDeclaration,
): AccountPiece | undefined {
  const skipped = between === undefined ? 0 : between.exec(text.slice(place, Math.min(limit, place + MAX_BETWEEN)))?.[0].length;
  if (skipped === undefined) return undefined;
  const at = place + skipped;
  const isCertain = isNamed || (isSureBeside === true && !text.slice(label, at).includes('\n'));
  for (const code of codes ?? NO_COUNTRIES) {
    const read = readNumber(text, at, limit, (number) => {
      const account = form?.test(number) === false ? undefined : readLocalAccount(code, number, countries);
      if (account === undefined) return undefined;
      return isProven(account.outcome) || ((kind === undefined || form !== undefined) && isCertain && /\d{4}/.test(number))
        ? account
        : undefined;
    });
    if (read === undefined || (!isProven(read.result.outcome) && goesOn(text, read))) continue;
    const because = isProven(read.result.outcome) ? 'CHECK_DIGITS' : 'LABEL';
    const value = accountValue(text.slice(read.start, read.end));
    return { kind: kind ?? 'ACCOUNT_NUMBER', slot: 'account', value, range: [read.start, read.end], because, countries: [code], limit };
  }
  return undefined;
}

/** An account number whose label does not tell the country. Its end is decided later, with the country. */
function anyAccountAt({ text }: Source, { at, limit }: LabelPlace): AccountPiece | undefined {
  const read = readNumber(text, at, limit, (number) => (/\d{3}/.test(number.replace(/[\s.-]/g, '')) ? number : undefined));
  if (read === undefined) return undefined;
  return {
    kind: 'ACCOUNT_NUMBER',
    slot: 'account',
    value: accountValue(read.result),
    range: [at, read.end],
    because: 'LABEL',
    countries: NO_COUNTRIES,
    limit,
  };
}

/** The account number at a place. */
export const accountAt = (source: Source, place: LabelPlace, declaration: LabelDeclaration): AccountPiece | undefined =>
  declaration.countries === undefined ? anyAccountAt(source, place) : nationalAccountAt(source, place, declaration);
