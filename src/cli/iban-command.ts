/**
 * `payprep iban`: one IBAN for people. Valid or not, its parts, its bank, and where the fault is.
 *
 * The gotcha: people paste IBANs in groups of four without quotes. A piece of at most four characters goes on with the
 * IBAN before it, until that has the length of its country.
 */
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };
import { apply } from '../engine/correct.js';
import type { Engine } from '../engine/create-engine.js';
import { enrichWith } from '../engine/enrich.js';
import { type ExplainedAlert, explainWith } from '../engine/explain.js';
import { electronicIban, format, type Iban, ibanCountry, isTooLong } from '../identifiers/iban.js';
import { parseWithTables } from '../identifiers/national-checks.js';
import type { Arguments } from './arguments.js';
import { engineOf } from './engine.js';
import { EXIT, type Io, printable, UsageError } from './io.js';
import { widthOf, wrap } from './text-table.js';

const PIECE = 4;

const isWhole = (text: string): boolean => {
  const iban = isTooLong(text) ? '' : electronicIban(text);
  const country = ibanCountry(iban.slice(0, 2));
  return country !== undefined && iban.length >= country.layout.length + 4;
};

/** The IBANs that the arguments mean. */
export function joinPieces(args: readonly string[]): string[] {
  const texts: string[] = [];
  for (const arg of args) {
    const last = texts.at(-1);
    if (last !== undefined && arg.length <= PIECE && !isWhole(last)) texts[texts.length - 1] = `${last} ${arg}`;
    else texts.push(arg);
  }
  return texts;
}

/** What is known of an IBAN. */
interface Facts {
  readonly text: string;
  readonly status: 'OK' | 'ALERT';
  /** Undefined when it is no valid IBAN. */
  readonly iban: Iban | undefined;
  readonly bank: ReturnType<typeof enrichWith>['enrichments'];
  readonly alerts: readonly ExplainedAlert[];
}

function factsOf(text: string, engine: Engine): Facts {
  const instruction = { creditorAccount: { id: { value: text, type: 'IBAN' } } };
  const parsed = parseWithTables(text, engine.data.tables());
  const { status, alerts } = explainWith(instruction, engine);
  return { text, status, iban: parsed.ok ? parsed.iban : undefined, bank: enrichWith(instruction, engine).enrichments, alerts };
}

/** What it should be, where there is one correction. */
const corrected = ({ text }: Facts, { correction }: ExplainedAlert): string | undefined =>
  correction && format(apply(text, correction).trim());

const nameOf = (code: string): string => String(countries.rows.find(([alpha2]) => alpha2 === code)?.[1] ?? code);

/** The parts in their order, for people; a part that does not exist or is not known is left out. */
function linesOf({ iban, bank: { creditorAgent, settlementInformation } }: Facts): (readonly [string, string])[] {
  if (iban === undefined) return [];
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['country', `${iban.country} ${nameOf(iban.country)}${iban.registered ? '' : ' (not in the IBAN registry)'}`],
    ['check digits', iban.checkDigits],
    ['bank code', iban.bank],
    ['branch', iban.branch],
    ['account', iban.account],
    ['national digits', iban.nationalCheckDigits],
    ['national check', iban.nationalCheck.replace('-', ' ')],
    ['bank', creditorAgent?.name],
    ['town', creditorAgent?.address?.townName],
    ['BIC', creditorAgent?.bic],
    ['SEPA', settlementInformation?.settlementSystems.join(', ') ?? 'no scheme known'],
    ['print format', format(iban.value)],
    ['electronic', iban.value],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

const LABEL = 17;

function report(facts: Facts, columns: number): string {
  const { text, iban, status } = facts;
  const shown = printable(text);
  const verdict = iban === undefined ? 'not valid' : status === 'ALERT' ? 'valid, but doubtful' : 'valid';
  const carets = facts.alerts.find(({ range, pointer }) => range && pointer === '/creditorAccount/id/value' && iban === undefined)?.range;
  const lines = [`${shown}  ${verdict}`];
  if (carets) lines[1] = ' '.repeat(widthOf(shown.slice(0, carets[0]))) + '^'.repeat(Math.max(carets[1] - carets[0], 1));
  for (const alert of facts.alerts) {
    lines.push(...wrap(alert.message, Math.max(columns - 2, 20)).map((line) => `  ${line}`), `  (${alert.code}, ${alert.severity})`);
    const correction = corrected(facts, alert);
    if (correction !== undefined) lines.push(`  probably meant: ${correction}`);
  }
  for (const [name, value] of linesOf(facts)) lines.push(`  ${name.padEnd(LABEL)}${printable(value)}`);
  return `${lines.join('\n')}\n`;
}

function json(facts: Facts): string {
  const { text, status, iban, bank, alerts } = facts;
  const { creditorAgent, settlementInformation } = bank;
  return `${JSON.stringify({
    text,
    valid: iban !== undefined,
    status,
    ...(iban && { iban, printFormat: format(iban.value) }),
    ...(creditorAgent && { creditorAgent }),
    ...(settlementInformation && { settlementSystems: settlementInformation.settlementSystems }),
    alerts: alerts.map((alert) => {
      const correctedIban = corrected(facts, alert);
      return { ...alert, ...(correctedIban !== undefined && { corrected: correctedIban }) };
    }),
  })}\n`;
}

export function ibanCommand(args: Arguments, io: Io): { readonly text: string; readonly code: number } {
  if (args.positionals.length === 0) throw new UsageError('iban needs an IBAN: payprep iban "DE89 3704 0044 0532 0130 00"');
  const engine = engineOf(args, io);
  const facts = joinPieces(args.positionals).map((text) => factsOf(text, engine));
  const text = args.json ? facts.map(json).join('') : facts.map((fact) => report(fact, io.columns)).join('\n');
  return { text, code: facts.some(({ status }) => status === 'ALERT') ? EXIT.alert : EXIT.ok };
}
