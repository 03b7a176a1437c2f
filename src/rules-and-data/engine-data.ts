/** What facts and checks rest on: the rules of a day, and the data that an engine looks things up in. */

import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { BankDirectory } from '../directory/banks.js';
import type { BicRegister, LogoLookup } from '../directory/bics.js';
import type { BranchDirectory } from '../directory/branches.js';
import type { CorrespondentDirectory } from '../directory/correspondents.js';
import type { Dataset, Editions } from '../directory/dataset.js';
import type { GoneLookup } from '../directory/gone-banks.js';
import type { ReachabilityLookup } from '../directory/sepa.js';
import type { Subdivisions } from '../directory/subdivisions.js';
import type { PhoneNumbers } from '../identifiers/phone.js';
import type { KnownBank } from './known-bank.js';
import type { RulesOnDay } from './rules.js';

/** What checks and enrichment look things up in. */
export interface EngineData {
  banks(country: string): BankDirectory | undefined;
  /** What the directory of the country knows under a bank code; undefined where there is no directory. */
  bank(country: string, code: string): KnownBank | undefined;
  bics(country: string): BankDirectory | undefined;
  branches(country: string): BranchDirectory | undefined;
  /** Says whether a BIC exists; undefined where no list of the country may. */
  bicRegister(country: string): BicRegister | undefined;
  /** States and provinces. */
  subdivisions(country: string): Subdivisions | undefined;
  /** What a list says of a bank and a system; undefined where none knows the bank. */
  readonly reach: ReachabilityLookup;
  /** The banks that are one with a bank, each by the first six characters of its BIC. */
  groupOf(party: string): readonly string[];
  /** Says of a BIC that it went out of use with its bank. */
  readonly gone: GoneLookup;
  /** The branches and the head office of the legal entity of a bank, each by the first six characters of its BIC; none where it is not known to have any. */
  entityOf(party: string): readonly string[];
  /** The datasets of a name, overlays first: for what only enriching looks up. */
  readonly datasets: (name: string) => readonly Dataset[];
  /** The marks of banks. */
  logos(): LogoLookup;
  /** Through whom banks receive a currency; undefined where no list says it. */
  correspondents(currency: string): CorrespondentDirectory | undefined;
  /** What national checks look things up in; `note` hears of each edition that was read. */
  tables(note?: (editions: Editions) => void): CheckTables;
  readonly phoneNumbers: PhoneNumbers | undefined;
}

/** An engine, as far as its rules, its day and its data go. */
export interface RulesAndData extends RulesOnDay {
  readonly data: EngineData;
}
