/** Single validations over HTTP, beside a server that does nothing: turn by turn, and what counts is the ratio within a round. */
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { median, type Ratio, ratioOf } from '../../bench/statistics.js';
import { buildConstantService } from './constant-service.js';
import { INSTRUCTION } from './instruction.js';
import { accessToken, processorSeconds, type Server, startConstant, startService } from './server.js';

export interface LoadOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly flags: readonly string[];
}

/** Those of a server, as medians of the rounds. */
export interface ServerFigures {
  /** Requests a second. */
  readonly perSecond: number;
  /** Microseconds of processor that a request takes; NaN where the system does not tell. */
  readonly microseconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Requests a second, of those of the constant answer in the same round. */
  readonly share: Ratio;
  /** The same by the processor's time, in which what others do on the machine counts less. */
  readonly processorShare: Ratio;
}

export interface LoadFigures {
  readonly service: ServerFigures;
  readonly same: ServerFigures;
  /** Requests a second of the service, of those of the same one in the same round. */
  readonly ofSame: Ratio;
  /** The same of the engine alone, and by the processor's time. */
  readonly ofEngineAlone: Ratio;
  readonly ofEngineAloneByProcessor: Ratio;
  /** Of the least processor's time of each over all rounds: what others do on the machine only adds to it. */
  readonly ofEngineAloneAtLeast: number;
  /** Of the machine, at the begin and at the end: how many processes want a core. */
  readonly loadAverages: readonly [number, number];
  readonly engineAlone: ServerFigures;
  readonly constant: ServerFigures;
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

const NAMES = ['service', 'same', 'engineAlone', 'constant'] as const;

type Name = (typeof NAMES)[number];

export async function measureLoad(options: LoadOptions, say: (line: string) => void): Promise<LoadFigures> {
  const [loadAtBegin = 0] = loadavg();
  const args = ['--store', 'memory'];
  const service = await startService({ args, flags: options.flags });
  const same = await startService({ args, program: await buildConstantService() });
  const tokens = new Map([
    [service, await accessToken(service)],
    [same, await accessToken(same)],
  ]);
  // who asks for none is sent one all the same: to read its bytes costs something, too
  const tokenOf = (server: Server): string => tokens.get(server) ?? tokens.get(service) ?? '';
  const body = JSON.stringify(INSTRUCTION);
  const answer = await answerOf(service, tokenOf(service), body);
  say(`${Buffer.byteLength(body)} bytes, answered with ${answer}`);
  const servers: Readonly<Record<Name, Server>> = {
    service,
    same,
    engineAlone: await startConstant('engine'),
    constant: await startConstant(answer),
  };
  for (const server of Object.values(servers))
    if ((await answerOf(server, tokenOf(server), body)) !== answer) throw new Error('a server answers something else');
  const turns: Readonly<Record<Name, Turn[]>> = { service: [], same: [], engineAlone: [], constant: [] };
  // the first round is for what is compiled while it runs
  for (let round = 0; round <= options.rounds; round++) {
    for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed())
      turns[name].push(await turn(servers[name], tokenOf(servers[name]), body, options));
    say(NAMES.map((name) => lineOf(name, turns[name].at(-1), turns.constant.at(-1))).join('; '));
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  const figures = (name: Name): ServerFigures => figuresOf(turns[name].slice(1), turns.constant.slice(1));
  return {
    service: figures('service'),
    same: figures('same'),
    ofSame: ratioOf(rates(turns.service.slice(1)), rates(turns.same.slice(1))),
    ofEngineAlone: ratioOf(rates(turns.service.slice(1)), rates(turns.engineAlone.slice(1))),
    ofEngineAloneByProcessor: ratioOf(costs(turns.engineAlone.slice(1)), costs(turns.service.slice(1))),
    ofEngineAloneAtLeast: Math.min(...costs(turns.engineAlone.slice(1))) / Math.min(...costs(turns.service.slice(1))),
    loadAverages: [loadAtBegin, loadavg()[0] ?? 0],
    engineAlone: figures('engineAlone'),
    constant: figures('constant'),
    bodyBytes: Buffer.byteLength(body),
    answerBytes: Buffer.byteLength(answer),
  };
}

function lineOf(name: Name, own: Turn | undefined, constant: Turn | undefined): string {
  const { perSecond = 0, microseconds = 0 } = own ?? {};
  return `${name} ${Math.round(perSecond)} a second (${((perSecond / (constant?.perSecond ?? 0)) * 100).toFixed(1)} %), ${microseconds.toFixed(1)} µs`;
}

const costs = (turns: readonly Turn[]): readonly number[] => turns.map(({ microseconds }) => microseconds);

const rates = (turns: readonly Turn[]): readonly number[] => turns.map(({ perSecond }) => perSecond);

function figuresOf(own: readonly Turn[], constant: readonly Turn[]): ServerFigures {
  const all = (turns: readonly Turn[], name: keyof Turn): readonly number[] => turns.map((each) => each[name]);
  return {
    perSecond: median(all(own, 'perSecond')),
    microseconds: median(all(own, 'microseconds')),
    p50: median(all(own, 'p50')),
    p99: median(all(own, 'p99')),
    share: ratioOf(all(own, 'perSecond'), all(constant, 'perSecond')),
    processorShare: ratioOf(all(constant, 'microseconds'), all(own, 'microseconds')),
  };
}
