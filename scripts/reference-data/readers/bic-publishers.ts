/**
 * Who else publishes what the BIC lists say: of a BIC and its name, the publisher whose terms let them be passed on.
 *
 * National registers with such terms come first, then the Bundesbank's directory of its SEPA Clearer. A row is theirs where the BIC stands with them, under this name: in
 * other letters, without its legal form, or with a place behind it. A better name than theirs stays, and so does whose it is.
 */
import { namesInLists, renamedBanks } from '../overrides/read.js';
import { groupBy } from '../text.js';

const LEGAL_FORM =
  /\b(?:aktiengesellschaft|ag|sa|spa|scpa|se|plc|ltd|limited|nv|bv|ab|asa|as|oyj|abp|eg|gmbh|mbh|kgaa|co|kg|dd|doo|ad|zrt|nyrt|uab|aps|sas|sarl|srl|na|inc|branch|filiale|niederlassung)\b/g;

/** The words that two spellings of a name have in common. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(LEGAL_FORM, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** True where the publisher's name begins with the words of this one. */
export function saysName(published: string, name: string): boolean {
  const [own, theirs] = [wordsOf(name), wordsOf(published)];
  return own.length > 0 && own.every((word, at) => word === theirs[at]);
}

/** A BIC as somebody publishes it. */
export interface PublishedBic {
  readonly publisher: string;
  readonly bic: string;
  readonly name: string;
}

/**
 * Finds the publisher of a BIC with a name: the first whose own begins with it; null where nobody publishes both. A name of our own, `overrides/bank-names.json`,
 * needs the BIC alone.
 */
export function createPublisherLookup(published: readonly PublishedBic[]) {
  const byBic = groupBy(published, ({ bic }) => bic);
  return (bic: string, name: string | null): string | null => {
    const bic8 = bic.slice(0, 8);
    const isOurs = name !== null && name === (renamedBanks().get(bic8) ?? namesInLists().get(bic8));
    const found = byBic.get(bic)?.find((entry) => name !== null && (isOurs || saysName(entry.name, name)));
    return found?.publisher ?? null;
  };
}
