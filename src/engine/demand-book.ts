/**
 * The demands on payments of a kind, worked out once for each kind and kept: payments have thousands of accounts and a handful of kinds.
 *
 * A kind is made of codes of our own lists, never of texts that somebody sends: the book stays as small as the world is.
 */
import { creditorsOf } from './creditors.js';
import { type Demand, type DemandFacts, demandsOf, profilesOf } from './demands.js';
import { onceForEach } from './on-first-use.js';
import { type Presence, presenceOf } from './presence.js';

/** A demand, and what meets it. */
export interface Question {
  readonly demand: Demand;
  /** One that holds is enough. */
  readonly answers: readonly Answer[];
}

interface Answer {
  readonly isGiven: Presence;
  readonly isDocument: boolean;
}

/** What is asked of a kind of payments. */
export interface Page {
  readonly questions: readonly Question[];
  /** The account types that the country has; empty where it is not known. */
  readonly accountTypes: readonly string[];
}

/** Finds the page of a payment. */
export type DemandBook = (facts: DemandFacts) => Page;

/** A book for a day. */
export function demandBook(on: string): DemandBook {
  const shelf = onceForEach(() => onceForEach(() => onceForEach(() => onceForEach((): Page[] => []))));
  return (facts) => {
    const pages = shelf(facts.country ?? '')(currencyKey(facts))(facts.system?.code ?? '')(facts.method?.code ?? '');
    const number = pageNumber(facts);
    const page = pages[number] ?? write(facts, on);
    pages[number] = page;
    return page;
  };
}

/** Currencies that no profile of the country names share a page. */
function currencyKey({ country, currency }: DemandFacts): string {
  if (currency === undefined) return '';
  const isNamed = creditorsOf(country)?.rule.payouts.some(({ currencies }) => currencies.includes(currency));
  return isNamed === true ? currency : 'unnamed';
}

const CREDITOR_TYPES: readonly unknown[] = ['INDIVIDUAL', 'BUSINESS'];
const ACCOUNT_ID_TYPES: readonly unknown[] = [undefined, 'IBAN', 'ACCOUNT_NUMBER'];

/** What has few values: each other type of an account identifier is as good as the next. */
function pageNumber({ creditorType, accountIdType, hasAddress, bankInAccount }: DemandFacts): number {
  const types = (CREDITOR_TYPES.indexOf(creditorType) + 1) * 4 + ACCOUNT_ID_TYPES.indexOf(accountIdType) + 1;
  return types * 4 + (hasAddress ? 2 : 0) + (bankInAccount ? 1 : 0);
}

function write(facts: DemandFacts, on: string): Page {
  const questions = demandsOf(facts, on).map((demand) => ({
    demand,
    answers: demand.pointers.map((pointer) => ({ isGiven: presenceOf(pointer), isDocument: pointer === '/creditor/documents' })),
  }));
  return { questions, accountTypes: profilesOf(facts, on).flatMap(({ accountTypes = [] }) => accountTypes) };
}
