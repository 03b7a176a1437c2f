/** Single validations over HTTP, beside a server that does nothing: turn by turn, and what counts is the ratio within a round. */
import autocannon from 'autocannon';
import { median, type Ratio, ratioOf } from '../statistics.js';
import { INSTRUCTION } from './instruction.js';
import { accessToken, processorSeconds, type Server, startConstant, startService } from './server.js';

export interface LoadOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly flags: readonly string[];
}

export interface LoadFigures {
  /** Requests a second, median of the rounds. */
  readonly ours: number;
  readonly theirs: number;
  readonly share: Ratio;
  /** Microseconds of processor that a request takes, median of the rounds; NaN where the system does not tell. */
  readonly ourProcessor: number;
  readonly theirProcessor: number;
  /** What others do on the machine counts less in this one. */
  readonly processorShare: Ratio;
  /** Milliseconds, median of the rounds. */
  readonly p50: number;
  readonly p99: number;
  readonly bodyBytes: number;
  readonly answerBytes: number;
}

const PATH = '/payments/validations';

interface Turn {
  readonly perSecond: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
}

async function turn(server: Server, token: string, body: string, { seconds, connections }: LoadOptions): Promise<Turn> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const { url } = server;
  const before = processorSeconds(server);
  const result = await autocannon({ url, connections, duration: seconds, requests: [{ method: 'POST', path: PATH, headers, body }] });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error('a request failed');
  const microseconds = ((processorSeconds(server) - before) * 1e6) / result.requests.total;
  return { perSecond: result.requests.total / result.duration, microseconds, p50: result.latency.p50, p99: result.latency.p99 };
}

async function answerOf({ url }: Server, token: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${PATH}`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`the service answers ${response.status}`);
  return response.text();
}

export async function measureLoad(options: LoadOptions, say: (line: string) => void): Promise<LoadFigures> {
  const service = await startService({ args: ['--store', 'memory', '--metrics-port', 'off'], flags: options.flags });
  const token = await accessToken(service);
  const body = JSON.stringify(INSTRUCTION);
  const answer = await answerOf(service, token, body);
  say(`${Buffer.byteLength(body)} bytes, answered with ${answer}`);
  const constant = await startConstant(answer);
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  // the first round is for what is compiled while it runs
  for (let round = 0; round <= options.rounds; round++) {
    const order = round % 2 === 0 ? ([service, constant] as const) : ([constant, service] as const);
    for (const server of order) (server === service ? ours : theirs).push(await turn(server, token, body, options));
    const [one, other] = [ours.at(-1)?.perSecond ?? 0, theirs.at(-1)?.perSecond ?? 0];
    const processor = [theirs, ours].map((turns) => turns.at(-1)?.microseconds ?? 0) as [number, number];
    say(
      `${Math.round(one)} of ${Math.round(other)} a second: ${((one / other) * 100).toFixed(1)} %; ` +
        `processor ${processor[1].toFixed(1)} and ${processor[0].toFixed(1)} µs: ${((processor[0] / processor[1]) * 100).toFixed(1)} %`,
    );
  }
  await Promise.all([service.stop(), constant.stop()]);
  const [warm, beside] = [ours.slice(1), theirs.slice(1)];
  const rates = (turns: readonly Turn[]): readonly number[] => turns.map(({ perSecond }) => perSecond);
  const times = (turns: readonly Turn[]): readonly number[] => turns.map(({ microseconds }) => microseconds);
  return {
    ours: median(rates(warm)),
    theirs: median(rates(beside)),
    share: ratioOf(rates(warm), rates(beside)),
    ourProcessor: median(times(warm)),
    theirProcessor: median(times(beside)),
    processorShare: ratioOf(times(beside), times(warm)),
    p50: median(warm.map(({ p50 }) => p50)),
    p99: median(warm.map(({ p99 }) => p99)),
    bodyBytes: Buffer.byteLength(body),
    answerBytes: Buffer.byteLength(answer),
  };
}
