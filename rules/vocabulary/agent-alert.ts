/**
 * Alerts of the intermediary agents: each is declared once for the three. `BIC_DOES_NOT_EXIST` makes INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST, 2 and 3.
 *
 * The gotcha: `{number}` in a text is no parameter of the alert. The number of the agent is filled in here, so that whoever reads a code or a text finds the
 * three. It stands once in a text, in a form that does not depend on it: “bank 2”, not “second bank”.
 */
import type { Alert, ParamsOf } from './alert.js';

const NUMBERS = [1, 2, 3] as const;

type AgentNumber = (typeof NUMBERS)[number];

/** The codes that say this of an agent, one an agent. */
export type AgentCode<Problem extends string> = `INTERMEDIARY_AGENT${AgentNumber}_${Problem}`;

/** The same as a list. */
export const agentCodes = <const Problem extends string>(problem: Problem) =>
  [`INTERMEDIARY_AGENT1_${problem}`, `INTERMEDIARY_AGENT2_${problem}`, `INTERMEDIARY_AGENT3_${problem}`] as const;

/** An alert as it is declared for all three. */
export interface AgentAlert extends Omit<Alert, 'example'> {
  /** An instruction an agent that raises the alert of it, and no other. */
  readonly examples: readonly [first: unknown, second: unknown, third: unknown];
}

/** A text as the alerts have it: with the numbers in it. */
type Numbered<Text extends string> = Text extends `${infer Before}{number}${infer After}` ? `${Before}${AgentNumber}${After}` : Text;

type AlertOf<Declared extends AgentAlert> = Alert<
  keyof Declared['rules'] & string,
  Exclude<ParamsOf<Declared['text']>, 'number'>,
  never,
  Numbered<Declared['text']>
>;

type AlertsOfAgents<Declared extends Readonly<Record<string, AgentAlert>>> = {
  readonly [Problem in keyof Declared & string as AgentCode<Problem>]: AlertOf<Declared[Problem]>;
};

const numbered = (text: string, number: AgentNumber): string => text.replace('{number}', String(number));

/** Those of the first agent, then those of the second and the third. */
const ofEachAgent = <Declared, Made>(
  declared: Readonly<Record<string, Declared>>,
  make: (declared: Declared, number: AgentNumber) => Made,
): readonly (readonly [code: string, made: Made])[] =>
  NUMBERS.flatMap((number) =>
    Object.entries(declared).map(([problem, each]) => [`INTERMEDIARY_AGENT${number}_${problem}`, make(each, number)] as const),
  );

/** Declares the alerts of the three agents; see `rules/alerts/intermediary-agent.ts`. */
export const alertsOfAgents = <Declared extends Readonly<Record<string, AgentAlert>>>(declared: Declared): AlertsOfAgents<Declared> =>
  // the compiler does not follow the names of computed members
  Object.fromEntries(
    ofEachAgent<AgentAlert, Alert>(declared, ({ examples, ...alert }, number) => ({
      ...alert,
      example: examples[number - 1],
      text: numbered(alert.text, number),
    })),
  ) as AlertsOfAgents<Declared>;

/** Code → text, of texts that are written once for the three. */
export const textsOfAgents = (texts: Readonly<Record<string, string>>): readonly (readonly [code: string, text: string])[] =>
  ofEachAgent(texts, numbered);
