/** `payprep account`: checks one domestic account, and shows its bank, its IBAN and the systems that reach it. */
import { enrichWith } from '../../src/answers/enrich.js';
import { explainWith } from '../../src/answers/explain.js';
import { format } from '../../src/identifiers/iban/iban.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readMessages, translate } from '../options/messages.js';
import { formatAlerts } from '../tasks/alert-lines.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { type Fact, formatFacts, formatJsonLines } from './lookup.js';

/** @throws UsageError where country or account is missing */
function readInstruction({ country, currency, account, accountType, bank, branch, bic, system, positionals }: Arguments) {
  if (country === undefined || account === undefined || positionals.length > 0) {
    throw new UsageError('account takes a country and a number: payprep account --country DE --bank 37040044 --account 0532013000');
  }
  const agent = {
    ...(bic !== undefined && { bic }),
    ...(bank !== undefined && { clearingSystemMemberId: { memberId: bank } }),
    ...(branch !== undefined && { branchId: branch }),
  };
  const type = /^\s{0,9}[A-Za-z]{2}\d{2}/.test(account) ? 'IBAN' : 'ACCOUNT_NUMBER';
  return {
    country,
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
    ...(Object.keys(agent).length > 0 && { creditorAgent: agent }),
    creditorAccount: { id: { value: account, type }, ...(accountType !== undefined && { type: accountType.toUpperCase() }) },
    ...(system !== undefined && { settlementInformation: { settlementSystem: system } }),
  };
}

export async function accountCommand(args: Arguments, io: Io) {
  const instruction = readInstruction(args);
  const messages = await readMessages(args.lang);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const { status, alerts, checks } = translate(explainWith(instruction, engine), messages);
  const { enrichments } = enrichWith(instruction, engine);
  const code = status === 'ALERT' ? EXIT.alert : EXIT.ok;
  io.stderr.write(formatOutdated(outdated()));
  if (args.json) return { text: formatJsonLines([{ status, alerts, checks, enrichments }]), code };
  const { creditorAgent, creditorAccount, settlementInformation } = enrichments;
  const count = (outcome: string): number => checks.filter((check) => check.outcome === outcome).length;
  const facts: readonly Fact[] = [
    ['checks', `${count('passed')} passed, ${count('failed')} failed, ${count('not-covered')} not covered`],
    ['bank', creditorAgent?.name],
    ['town', creditorAgent?.address?.townName],
    ['BIC', creditorAgent?.bic],
    ['bank code', creditorAgent?.clearingSystemMemberId?.memberId],
    ...(creditorAccount?.ids ?? []).map(
      ({ type, value }): Fact => (type === 'IBAN' ? ['IBAN', format(value)] : [type.toLowerCase().replaceAll('_', ' '), value]),
    ),
    ['systems', settlementInformation?.settlementSystems.join(', ') ?? 'none known'],
  ];
  const title = `${instruction.country}  ${status === 'ALERT' ? 'an alert' : 'no alert'}\n`;
  return { text: title + formatAlerts(alerts, io.columns) + formatFacts(facts, io.columns), code };
}
