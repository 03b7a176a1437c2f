/**
 * Writes the counts in README.md, CHANGELOG.md and docs/how-sure.md. Each phrase here is in its document, with a number or a list of codes in place
 * of `{}`; `npm run docs` updates it.
 *
 * To count something new, write the phrase into the document with any number, and add it here.
 */
import { accounts } from '../../rules/index/accounts.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { isExhaustive } from '../../src/directory/dataset.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { entriesUnder, entryOf } from './manifest.js';
import { creditorCounts } from './sections/creditors.js';

type Phrases = Readonly<Record<string, number | string>>;

const rules = Object.values(ibans);
const registered = rules.filter((rule) => rule.registered !== false).length;
const nationalChecks = rules.filter(({ code }) => allCountries.withIban(code)?.checks.length).length;
const withoutIban = Object.values(accounts).filter(({ inIban }) => inIban === undefined).length;
const systems = Object.keys(schemes).length;
const recipientMethods = Object.keys(methods).length;
const directories = entriesUnder('banks/').length;
const completeBranches = entriesUnder('branches/').filter(isExhaustive);

export const README_COUNTS: Phrases = {
  '**{} countries** that issue IBANs': rules.length,
  'national check digits of {} of them': nationalChecks,
  '| {} countries | 17 |': nationalChecks,
  '**{} countries without IBAN**': withoutIban,
  '**{} bank directories**': directories,
  '**{} identifiers** of people and companies': creditorCounts.identifiers,
  'identifiers** of people and companies in {} countries': creditorCounts.countries,
  '**{} settlement systems**': systems,
  '**{} recipient methods**': recipientMethods,
};

export const HOW_SURE_COUNTS: Phrases = {
  'certain for {} countries; ': registered,
  'countries; {} more are known from use': rules.length - registered,
  'lists of branches: {} |': completeBranches.map(({ dataset }) => dataset.slice(-2)).join(', '),
};

export const CHANGELOG_COUNTS: Phrases = {
  'Rules for {} countries of the IBAN registry': registered,
  'and {} more; national check digits': rules.length - registered,
  'national check digits of {}.': nationalChecks,
  'local accounts of {} countries without IBAN': withoutIban,
  '{} settlement systems': systems,
  '{} recipient methods': recipientMethods,
  'tax identifiers and documents of {} countries': creditorCounts.countries,
  'post codes of {} countries': entryOf('registries/post-codes')?.rows ?? 0,
  'states and provinces of {},': entriesUnder('subdivisions/').length,
  '{} bank directories': directories,
  'branches of {} countries': entriesUnder('branches/').length,
};

/** A regular expression for text in which any space may be a line break. */
const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Writes the counts into a document. Throws if a phrase is missing, so that no count becomes outdated unnoticed. */
export function writeCounts(file: string, text: string, phrases: Phrases): string {
  return Object.entries(phrases).reduce((written, [phrase, count]) => {
    const [before = '', after = ''] = phrase.split('{}');
    const place = new RegExp(`(${pattern(before)})(?:[0-9]+|[A-Z]{2}(?:, [A-Z]{2})*)(${pattern(after)})`, 'g');
    if (!place.test(written)) {
      throw new Error(`${file} has no "${phrase}". Write it there with any number, or change scripts/docs/counts.ts.`);
    }
    return written.replace(place, (_, left: string, right: string) => `${left}${count}${right}`);
  }, text);
}
