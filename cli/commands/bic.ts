/** `payprep bic`: shows whether a BIC is well-formed, its parts, and its bank if a directory lists it. */
import { enrichWith } from '../../src/answers/enrich.js';
import { explainWith } from '../../src/answers/explain.js';
import { parse } from '../../src/identifiers/bic.js';
import { fillSentence } from '../files/sentence.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readCliTexts, readLookupTexts, readMessages, translate } from '../options/messages.js';
import { formatAlerts } from '../tasks/alert-lines.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { countryName, type Fact, formatFacts, formatJsonLines, readTexts } from './lookup.js';

export async function bicCommand(args: Arguments, io: Io) {
  const { texts } = await readTexts(args, io);
  if (texts.length === 0) throw new UsageError('bic needs a BIC: payprep bic COBADEFF');
  const messages = await readMessages(args.lang);
  const { identifiers: words } = await readLookupTexts(args.lang);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const answers = texts.map((text) => {
    const instruction = { creditorAgent: { bic: text } };
    const result = parse(text);
    const { status, alerts } = translate(explainWith(instruction, engine), messages);
    return {
      text,
      bic: result.ok ? result.bic : undefined,
      status,
      alerts,
      bank: enrichWith(instruction, engine).enrichments.creditorAgent,
    };
  });
  const code = answers.some(({ status }) => status === 'ALERT') ? EXIT.alert : EXIT.ok;
  io.stderr.write(formatOutdated(outdated(), await readCliTexts(args.lang)));
  if (args.json) {
    const values = answers.map(({ text, bic, status, alerts, bank }) => ({
      text,
      valid: bic !== undefined,
      status,
      ...(bic && { parts: bic }),
      ...(bank && { creditorAgent: bank }),
      alerts,
    }));
    return { text: formatJsonLines(values), code };
  }
  const reports = answers.map(({ text, bic, status, alerts, bank }) => {
    const result = bic === undefined ? words.notValid : status === 'ALERT' ? words.doubtful : words.valid;
    const ofLocation = bic?.test ? words.forTests : bic?.passive ? words.notConnected : '{code}';
    const facts: readonly Fact[] = [
      [words.bank, bank?.name ?? (bic && words.noBank)],
      [words.town, bank?.address?.townName],
      [words.party, bic?.party],
      [words.country, bic && `${bic.country} ${countryName(bic.country, args.lang)}`],
      [words.location, bic && fillSentence(ofLocation, { code: bic.location })],
      [words.branch, bic && (bic.branch === 'XXX' ? fillSentence(words.headOffice, { code: 'XXX' }) : bic.branch)],
      ['BIC', bic?.bic],
    ];
    return `${printable(text)}  ${result}\n${formatAlerts(alerts, io.columns)}${formatFacts(facts, io.columns)}`;
  });
  return { text: reports.join('\n'), code };
}
