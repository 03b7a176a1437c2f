/**
 * Who else publishes what the BIC lists say: of a BIC and its name, the publisher whose terms let them be passed on.
 *
 * National registers with such terms come first, then the Bundesbank's directory of its SEPA Clearer. A row is theirs where the BIC stands with them, under this name: in
 * other letters, without its legal form, or with a place behind it. A better name than theirs stays, and so does whose it is.
 */
import type { Cell } from '../../../src/directory/dataset.js';
import { namesInLists, renamedBanks } from '../overrides/read.js';
import { declaredParts } from '../parts.js';
import { memoizeByFolder } from '../read.js';
import bankRegisters from '../sources/bank-registers.js';
import slovakia from '../sources/slovakia.js';
import { readScl } from './bundesbank-scl.js';

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

/** The registers whose facts may be passed on, with their publishers. */
const registers = Object.entries({ ...bankRegisters.datasets, ...slovakia.datasets }).flatMap(([dataset, make]) => {
  const [first] = declaredParts({ dataset, columns: ['bankCode', 'bic', 'name'], rows: [] }) ?? [];
  return first?.terms === 'open' || first?.terms === 'credit' ? [{ publisher: first.publisher, make }] : [];
});

type Published = ReadonlyMap<string, readonly { readonly publisher: string; readonly name: string }[]>;

/** BIC → who publishes it, with the name that he gives it. */
const readPublished = memoizeByFolder((folder): Published => {
  const found = new Map<string, { readonly publisher: string; readonly name: string }[]>();
  const add = (publisher: string, bic: Cell | undefined, name: Cell | undefined): void => {
    if (typeof bic === 'string' && typeof name === 'string') found.set(bic, [...(found.get(bic) ?? []), { publisher, name }]);
  };
  for (const { publisher, make } of registers) {
    const { columns, rows } = make(folder);
    for (const row of rows) add(publisher, row[columns.indexOf('bic')], row[columns.indexOf('name')]);
  }
  for (const { bic, name } of readScl(folder)) add('bundesbank', bic, name);
  return found;
});

/** The publisher of a BIC with this name; null where nobody else publishes both. A name of our own, `overrides/bank-names.json`, needs the BIC alone. */
export function publisherOfBic(folder: string, bic: string, name: string | null): string | null {
  const published = readPublished(folder).get(bic) ?? [];
  const bic8 = bic.slice(0, 8);
  const isOurs = name !== null && name === (renamedBanks().get(bic8) ?? namesInLists().get(bic8));
  const found = published.find((entry) => name !== null && (isOurs || saysName(entry.name, name)));
  return found?.publisher ?? null;
}

/** The files that `publisherOfBic` reads, beside those of the BIC lists. */
export const BIC_PUBLISHER_FILES: readonly string[] = [...bankRegisters.reads, ...slovakia.reads];
