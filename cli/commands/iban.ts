/**
 * `payprep iban`: shows whether an IBAN is valid, its parts, its bank, and where it is wrong.
 *
 * The gotcha: people paste IBANs in groups of four without quotes. So an argument of at most four characters continues the IBAN before
 * it, until that IBAN has the length that its country prescribes.
 */

import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import { enrichWith } from '../../src/answers/enrich.js';
import { type ExplainedAlert, explainWith } from '../../src/answers/explain.js';
import { apply } from '../../src/characters/correction.js';
import { extract } from '../../src/detect.js';
import type { Engine } from '../../src/engine/engine.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { fillUnread, format } from '../../src/identifiers/iban/iban.js';
import { electronicIban, isTooLong } from '../../src/identifiers/iban/inspection.js';
import { type Iban, parseIn } from '../../src/identifiers/iban/read.js';
import type { Messages } from '../../src/messages/describe.js';
import { fillSentence } from '../files/sentence.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readCliTexts, readLookupTexts, readMessages, translate } from '../options/messages.js';
import { formatAlert } from '../tasks/alert-lines.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { displayWidth } from '../terminal/text-table.js';
import { countryName, type Fact, formatFacts, readTexts } from './lookup.js';

const GROUP_LENGTH = 4;

/** True if a text is as long as the IBANs of its country. */
const isComplete = (text: string): boolean => {
  const iban = isTooLong(text) ? '' : electronicIban(text);
  const country = allCountries.withIban(iban.slice(0, 2));
  return country !== undefined && iban.length >= country.layout.length + 4;
};

/** Joins arguments that are groups of one IBAN. */
export function joinGroups(args: readonly string[]): string[] {
  const texts: string[] = [];
  for (const arg of args) {
    const last = texts.at(-1);
    if (last !== undefined && arg.length <= GROUP_LENGTH && !isComplete(last)) texts[texts.length - 1] = `${last} ${arg}`;
    else texts.push(arg);
  }
  return texts;
}

/** What the library says about an IBAN. */
interface Answer {
  readonly text: string;
  /** The text that the IBAN was found in, if it is not the text alone. */
  readonly foundIn?: string;
  readonly status: 'OK' | 'ALERT';
  /** Undefined if it is not valid. */
  readonly iban: Iban | undefined;
  readonly bank: ReturnType<typeof enrichWith>['enrichments'];
  readonly alerts: readonly ExplainedAlert[];
  /** The IBANs that one with one or two characters `?` can be; undefined for any other. */
  readonly candidates: readonly string[] | undefined;
}

function answerTo(text: string, engine: Engine, messages: Messages | undefined): Answer {
  const instruction = { creditorAccount: { id: { value: text, type: 'IBAN' } } };
  const parsed = parseIn(text, engine.rules.countries, engine.data.tables());
  const { status, alerts } = translate(explainWith(instruction, engine), messages);
  return {
    text,
    status,
    iban: parsed.ok ? parsed.iban : undefined,
    bank: enrichWith(instruction, engine).enrichments,
    alerts,
    candidates: candidatesOf(text),
  };
}

/** An IBAN in which a character cannot be read: `DE89 3704 ?044`. */
const candidatesOf = (text: string): readonly string[] | undefined =>
  /^[^?]*\?[^?]*(?:\?[^?]*)?$/.test(text) ? fillUnread(text) : undefined;

const MAX_CANDIDATES = 20;

type Words = LookupTexts['identifiers'];

function formatCandidates(candidates: readonly string[], words: Words): string {
  const count = candidates.length;
  if (count === 0) return `  ${words.noCandidate}\n`;
  const shown = candidates.slice(0, MAX_CANDIDATES).map((candidate) => `    ${format(candidate)}\n`);
  const more = count > MAX_CANDIDATES ? `    ${fillSentence(words.moreCandidates, { count: count - MAX_CANDIDATES })}\n` : '';
  return `  ${fillSentence(count === 1 ? words.oneCandidate : words.candidates, { count })}\n${shown.join('')}${more}`;
}

/** The one IBAN in a text with words around it: “Konto DE89 …”. Its check digits have to be right: what is mistyped is shown as it is. */
function findIban(text: string): string | undefined {
  const ibans = extract(text).found.filter(({ kind }) => kind === 'IBAN');
  const [only, ...others] = ibans;
  return only?.because === 'CHECK_DIGITS' && others.length === 0 ? only.value : undefined;
}

/** The answer to a text, or to the IBAN that stands in it. */
function answerToText(text: string, engine: Engine, messages: Messages | undefined): Answer {
  const answer = answerTo(text, engine, messages);
  const found = answer.iban === undefined ? findIban(text) : undefined;
  return found === undefined ? answer : { ...answerTo(found, engine, messages), foundIn: text };
}

/** The corrected IBAN, if one correction is certain enough. */
const correctIban = ({ text }: Answer, { correction }: ExplainedAlert): string | undefined =>
  correction && format(apply(text, correction).trim());

/** The parts of a valid IBAN. */
function partsOf({ iban, bank: { creditorAgent, settlementInformation } }: Answer, { words, language }: Said): readonly Fact[] {
  if (iban === undefined) return [];
  const country = `${iban.country} ${countryName(iban.country, language)}`;
  return [
    [words.country, iban.registered ? country : fillSentence(words.notRegistered, { country })],
    [words.checkDigits, iban.checkDigits],
    [words.bankCode, iban.bank],
    [words.branch, iban.branch],
    [words.account, iban.account],
    [words.nationalDigits, iban.nationalCheckDigits],
    [words.nationalCheck, words.nationalChecks[iban.nationalCheck]],
    [words.bank, creditorAgent?.name],
    [words.town, creditorAgent?.address?.townName],
    ['BIC', creditorAgent?.bic],
    [words.systems, settlementInformation?.settlementSystems.join(', ') ?? words.noSystem],
    [words.printFormat, format(iban.value)],
    [words.electronic, iban.value],
  ];
}

/** In which words. */
interface Said {
  readonly words: Words;
  readonly language: string | undefined;
}

function formatReport(answer: Answer, columns: number, said: Said): string {
  const { words } = said;
  const { text, iban, status, alerts, foundIn } = answer;
  const shown = foundIn === undefined ? printable(text) : format(text);
  const result = iban === undefined ? words.notValid : status === 'ALERT' ? words.doubtful : words.valid;
  const faultRange = alerts.find(({ range, pointer }) => range && pointer === '/creditorAccount/id/value' && iban === undefined)?.range;
  const lines = [`${shown}  ${result}`];
  if (faultRange) {
    const [from, to] = faultRange;
    lines[1] = ' '.repeat(displayWidth(shown.slice(0, from))) + '^'.repeat(Math.max(to - from, 1));
  }
  for (const alert of alerts) {
    lines.push(...formatAlert(alert, columns));
    const correction = correctIban(answer, alert);
    if (correction !== undefined) lines.push(`  ${fillSentence(words.probablyMeant, { iban: correction })}`);
  }
  if (foundIn !== undefined) lines.unshift(fillSentence(words.foundIn, { text: printable(foundIn) }));
  const unread = answer.candidates === undefined ? '' : formatCandidates(answer.candidates, words);
  return `${lines.join('\n')}\n${unread}${formatFacts(partsOf(answer, said), columns)}`;
}

function formatJson(answer: Answer): string {
  const { text, status, iban, bank, alerts, foundIn, candidates } = answer;
  const { creditorAgent, settlementInformation } = bank;
  return `${JSON.stringify({
    text: foundIn ?? text,
    ...(foundIn !== undefined && { found: text }),
    valid: iban !== undefined,
    status,
    ...(iban && { iban, printFormat: format(iban.value) }),
    ...(creditorAgent && { creditorAgent }),
    ...(settlementInformation && { settlementSystems: settlementInformation.settlementSystems }),
    ...(candidates && { candidates }),
    alerts: alerts.map((alert) => {
      const correctedIban = correctIban(answer, alert);
      return { ...alert, ...(correctedIban !== undefined && { corrected: correctedIban }) };
    }),
  })}\n`;
}

export async function ibanCommand(args: Arguments, io: Io) {
  const { fromStdin, texts } = await readTexts(args, io);
  if (texts.length === 0) throw new UsageError('iban needs an IBAN: payprep iban "DE89 3704 0044 0532 0130 00"');
  const messages = await readMessages(args.lang);
  const said: Said = { words: (await readLookupTexts(args.lang)).identifiers, language: args.lang };
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const answers = (fromStdin ? texts : joinGroups(texts)).map((text) => answerToText(text, engine, messages));
  const text = args.json ? answers.map(formatJson).join('') : answers.map((answer) => formatReport(answer, io.columns, said)).join('\n');
  io.stderr.write(formatOutdated(outdated(), await readCliTexts(args.lang)));
  return { text, code: answers.some(({ status }) => status === 'ALERT') ? EXIT.alert : EXIT.ok };
}
