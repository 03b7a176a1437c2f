/**
 * What a code means with which a payment was refused or came back: the lists of `rules/returns` asked.
 *
 * The gotcha: the same code means different things in different lists, and now and then in one; every meaning is given.
 */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { RETURN_LISTS } from '../../rules/returns/lists.js';
import type { ReturnActor, ReturnRetry } from '../../rules/returns/meaning.js';
import { meaningOf, type ReturnMeaning } from '../../rules/returns/meanings.js';
import type { ReturnList, ReturnListCode } from '../../rules/returns/return-list.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';

export interface DescribeReturnOptions {
  /** The list that the code is of: `NACHA`; or a report of one: `ARUCS`. Default: every list. */
  readonly list?: string | undefined;
  /** The settlement system that the payment went by, as `settlementSystems()` has it: its own list, and for what that lacks ISO 20022. */
  readonly system?: string | undefined;
  /** The texts of a language, such as `sv` of `payprep/returns/sv`. Default: English. */
  readonly texts?: ReturnTexts | undefined;
}

export interface DescribedReturn {
  /** As the list writes it. */
  readonly code: string;
  readonly list: ReturnListCode;
  readonly meaning: ReturnMeaning;
  /** What went wrong and what to do, for the one who pays. */
  readonly text: string;
  /** The members of an instruction that may be wrong, as JSON pointers, the likeliest first. Empty where it is about no member. */
  readonly fields: readonly string[];
  /** Who can put it right. */
  readonly actor: ReturnActor;
  /** Whether the payment may be made again: with corrected details, later as it is, never, or the code does not say. */
  readonly retry: ReturnRetry;
  /** The alerts that can say it before the payment is made. */
  readonly alerts: readonly AlertCode[];
  /** The publication that has the code, and its date. */
  readonly source: string;
}

/** Every meaning of a return code, or of the one code in the text that a bank wrote. */
export function describeReturn(code: string, options: DescribeReturnOptions = {}): readonly DescribedReturn[] {
  const texts = checkedTexts(options.texts);
  if (typeof code !== 'string' || code.length > MAX_TEXT) return [];
  const written = code.normalize('NFKC');
  const found = describeCode(written, options, texts);
  if (found.length > 0) return found;
  const named = codesIn(written).map((each) => describeCode(each, options, texts));
  const [first = [], ...others] = named.filter(({ length }) => length > 0);
  return others.length === 0 ? first : [];
}

function describeCode(code: string, options: DescribeReturnOptions, texts: ReturnTexts | undefined): readonly DescribedReturn[] {
  const asked = code.length > MAX_LENGTH ? '' : plain(code);
  if (asked === '') return [];
  for (const lists of listsToAsk(options)) {
    const found = lists.flatMap((list) => describedIn(list, (listed) => isCode(listed, asked, options.list), texts));
    if (found.length > 0) return unique(found);
  }
  return [];
}

/** The codes that banks send back for what an alert says: the other way round. */
export function returnsOfAlert(alert: AlertCode, options: DescribeReturnOptions = {}): readonly DescribedReturn[] {
  const texts = checkedTexts(options.texts);
  const [lists = []] = listsToAsk(options);
  const found = lists.flatMap((list) => describedIn(list, (listed) => isOfReport(listed, options.list), texts));
  return unique(found.filter(({ alerts }) => alerts.includes(alert)));
}

/** A programmer’s mistake is said at once, and by name. */
function checkedTexts(texts: ReturnTexts | undefined): ReturnTexts | undefined {
  if (texts === undefined || typeof texts?.ACCOUNT_CLOSED === 'string') return texts;
  throw new TypeError('describeReturn: texts are those of a language, such as `sv` of payprep/returns/sv');
}

/** Nobody's code is longer, and no text that comes with one. */
const MAX_LENGTH = 40;
const MAX_TEXT = 500;

/** Behind what looks like a code and is none: the beginning of an IBAN in groups, and of a British post code. */
const GOES_ON = '(?! \\d[A-Z]{2}(?![A-Z\\d])| (?=[A-Z ]{0,9}\\d)[A-Z\\d]{4} [A-Z\\d]{4} [A-Z\\d]{1,4}(?![A-Za-z\\d]))';
/** What only codes look like: R01, AC04, G004, DS0A; and four letters where something parts them from the text: “/CUST/”, “NOAS: no answer”. */
const CODE = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:[A-Z]{1,2}\\d\\d|[A-Z]\\d{3}|[A-Z]{2}\\d[A-Z])(?![\\p{L}\\p{N}])${GOES_ON}|(?<=^|[/:>(] ?)[A-Z]{4}(?= ?[-–:/,(<)]|$)`,
      'gu',
    ),
);

/** The first word may be in small letters. */
const codesIn = (text: string): readonly string[] => [
  ...new Set(text.replace(/^\s*\S+/, (word) => word.toUpperCase()).match(CODE()) ?? []),
];

/** Without what people write between the characters: `ARUCS 0`, `r-03`. */
const plain = (code: string): string => code.replaceAll(/[\s_-]/g, '').toUpperCase();

const isOfList = ({ list }: ReturnList, name: string): boolean => list === name.toUpperCase();

/** The lists that are asked first, and those asked where these lack the code. */
function listsToAsk({ list, system }: DescribeReturnOptions): readonly (readonly ReturnList[])[] {
  if (list !== undefined) {
    const named = RETURN_LISTS.filter((each) => isOfList(each, list));
    return [named.length > 0 ? named : RETURN_LISTS];
  }
  if (system === undefined) return [RETURN_LISTS];
  return [RETURN_LISTS.filter(({ systems }) => systems.includes(system)), RETURN_LISTS.filter(({ systems }) => systems.length === 0)];
}

/** Whether a code is of the report that was named in place of a list. */
const isOfReport = (listed: string, name: string | undefined): boolean =>
  name === undefined || RETURN_LISTS.some((list) => isOfList(list, name)) || listed.startsWith(`${name.toUpperCase()}-`);

/** The code itself; one of a report without the report; a number without the zero in front. */
const isCode = (listed: string, asked: string, name: string | undefined): boolean =>
  (plain(listed) === asked || listed.endsWith(`-${asked}`) || listed === `0${asked}`) && isOfReport(listed, name);

function describedIn(list: ReturnList, isAsked: (listed: string) => boolean, texts: ReturnTexts | undefined): readonly DescribedReturn[] {
  const meanings = Object.entries(list.codes) as readonly (readonly [ReturnMeaning, string])[];
  return meanings.flatMap(([meaning, codes]) => {
    const { text, ...rest } = meaningOf(meaning);
    const found = codes.split(' ').filter(isAsked);
    return found.map((code) => ({
      code,
      list: list.list,
      meaning,
      text: texts?.[meaning] ?? text,
      ...rest,
      source: `${list.source} (${list.date})`,
    }));
  });
}

/** A code that two sets of one list have with the same meaning is given once. */
const unique = (found: readonly DescribedReturn[]): readonly DescribedReturn[] =>
  found.filter(
    ({ code, list, meaning }, at) =>
      found.findIndex((other) => other.code === code && other.list === list && other.meaning === meaning) === at,
  );
