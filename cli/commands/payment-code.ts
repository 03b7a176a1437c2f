/** `payprep payment-code`: reads the text of a payment QR code and checks the payment; with `--build`, writes such a text. */
import { paymentNetworks } from '../../rules/index/payment-networks.js';
import { explainWith } from '../../src/answers/explain.js';
import { format } from '../../src/identifiers/iban/iban.js';
import { buildPaymentCode } from '../../src/payment-codes/build.js';
import { buildPayBySquare, parsePayBySquare } from '../../src/payment-codes/by-square.js';
import { parsePaymentCode } from '../../src/payment-codes/parse.js';
import type { PaymentCode, PaymentCodeContent, PaymentCodeKind } from '../../src/payment-codes/payment-code.js';
import type { PaymentCodeProblem } from '../../src/payment-codes/problems.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readMessages, translate } from '../options/messages.js';
import { formatAlerts } from '../tasks/alert-lines.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { wrapText } from '../terminal/text-table.js';
import { type Fact, formatFacts, formatJsonLines, readStandardInput } from './lookup.js';

const TITLES: Readonly<Record<PaymentCodeKind, string>> = {
  EPC: 'EPC QR code (GiroCode)',
  SWISS_QR: 'Swiss QR code (QR-bill)',
  EMV: 'EMV QR code',
  UPI: 'UPI link',
  SPAYD: 'SPAYD (QR Platba)',
  PAY_BY_SQUARE: 'PAY by square',
  HUB3: 'HUB3 code of Croatia',
  UPN_QR: 'UPN QR code of Slovenia',
  IPS_QR: 'IPS QR code of Serbia',
  ST00012: 'payment code of Russia (ST00012)',
  ZBP_2D: '2D code of Poland',
  HCT: 'QR code of Hungary (HCT)',
  NBU_QR: 'QR code of Ukraine',
  BEZAHLCODE: 'BezahlCode link',
  PAYTO: 'payto link',
};

export async function paymentCodeCommand(args: Arguments, io: Io) {
  const [given, ...more] = args.positionals;
  if (given === undefined || more.length > 0) {
    throw new UsageError("payment-code takes one text, in quotes, or - for standard input: payprep payment-code 'SPD*1.0*ACC:…'");
  }
  const text = given === '-' ? await readStandardInput(io) : given;
  return args.build === undefined ? read(text, args, io) : build(args.build, text, args, io);
}

const placeOf = ({ place }: PaymentCodeProblem): string =>
  place === undefined ? '' : 'line' in place ? `, line ${place.line}` : `, ${place.tag}`;

const formatProblems = (problems: readonly PaymentCodeProblem[], columns: number): string =>
  problems
    .flatMap((problem) => [
      ...wrapText(problem.reason, Math.max(columns - 2, 20)).map((line) => `  ${line}\n`),
      `  (${problem.code}${placeOf(problem)})\n`,
    ])
    .join('');

function factsOf({ instruction, amount, currency, reference, message, details }: PaymentCode): readonly Fact[] {
  const { creditor, creditorAccount, creditorAgent, settlementInformation } = instruction;
  const { type, value } = creditorAccount?.id ?? {};
  const network = details.network === undefined ? undefined : paymentNetworks[details.network]?.name;
  return [
    ['network', network],
    ['payee', creditor?.name],
    ['town', creditor?.address?.townName],
    [type === 'IBAN' ? 'IBAN' : (type ?? 'account').toLowerCase().replaceAll('_', ' '), type === 'IBAN' ? format(value ?? '') : value],
    ['BIC', creditorAgent?.bic],
    ['bank code', creditorAgent?.clearingSystemMemberId?.memberId],
    ['amount', amount === undefined ? undefined : [amount, currency].filter((part) => part !== undefined).join(' ')],
    ['reference', reference],
    ['message', message],
    ['system', settlementInformation?.settlementSystem],
  ];
}

function parse(text: string): PaymentCode {
  const paymentCode = parsePaymentCode(text);
  return paymentCode.kind === 'PAY_BY_SQUARE' ? parsePayBySquare(text) : paymentCode;
}

async function read(text: string, args: Arguments, io: Io) {
  const paymentCode = parse(text);
  const { kind, problems } = paymentCode;
  const messages = await readMessages(args.lang);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const { status, alerts } = translate(explainWith(paymentCode.instruction, engine), messages);
  const isAlert = problems.length > 0 || status === 'ALERT';
  const code = isAlert ? EXIT.alert : EXIT.ok;
  io.stderr.write(formatOutdated(outdated()));
  if (args.json) return { text: formatJsonLines([{ ...paymentCode, status, alerts }]), code };
  if (kind === undefined) return { text: `no payment code\n${formatProblems(problems, io.columns)}`, code };
  const result = problems.length > 0 ? 'with problems' : status === 'ALERT' ? 'valid, but doubtful' : 'valid';
  const answer = formatProblems(problems, io.columns) + formatAlerts(alerts, io.columns) + formatFacts(factsOf(paymentCode), io.columns);
  return { text: `${TITLES[kind]}  ${result}\n${answer}`, code };
}

/**
 * The content to write. The JSON output of reading a code is accepted; its status and alerts are ignored.
 *
 * @throws UsageError if the text is not JSON
 */
function contentOf(text: string): PaymentCodeContent {
  try {
    const { status: _, alerts: __, ...content } = Object(JSON.parse(text));
    return content as PaymentCodeContent; // of any shape: writing reads it member by member
  } catch {
    throw new UsageError('payment-code --build takes JSON, with the members instruction, amount, currency, reference, message and details');
  }
}

function build(kind: PaymentCodeKind, text: string, args: Arguments, io: Io) {
  const content = contentOf(text);
  const result = kind === 'PAY_BY_SQUARE' ? buildPayBySquare(content) : buildPaymentCode(kind, content);
  const code = result.ok ? EXIT.ok : EXIT.alert;
  if (args.json) return { text: formatJsonLines([result]), code };
  if (result.ok) return { text: `${result.text}\n`, code };
  io.stderr.write(`no code can be written\n${formatProblems(result.problems, io.columns)}`);
  return { text: '', code };
}
