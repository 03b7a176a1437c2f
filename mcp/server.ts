/**
 * The engine as a server of the Model Context Protocol. It stores nothing and uses no network: it answers a call from its arguments, the rules and
 * the directories.
 *
 * The gotcha: the high-level server of the SDK checks arguments itself, and its messages repeat them. This one checks the size first and repeats
 * nothing, so it uses the low-level server.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/tools
 */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool as ToolDescription } from '@modelcontextprotocol/server';
import { createEngine, type Engine } from 'payprep/full';
import { readArguments } from './arguments.js';
import { engineOfToday } from './engine-of-today.js';
import manifest from './package.json' with { type: 'json' };
import type { Tool } from './tool.js';
import { createTools } from './tools.js';

export interface ServerOptions {
  /** Makes the engine of a day, `YYYY-MM-DD`. Default: every rule and every directory. */
  readonly engine?: (on: string) => Engine;
  /** Default: the clock of the machine. */
  readonly clock?: () => Date;
}

const INSTRUCTIONS = `payprep checks and completes payment instructions before they are sent. It works offline, from published rules and bank directories.

- A payment is an object with members such as country (that is paid to), currency, creditor, creditorAccount and creditorAgent. Give what you know; leave out what you do not.
- requirements says what to ask the payer for; validate says whether a payment is likely to land; explain says what is wrong and what to do; enrich completes it.
- reference says whether a payment reference, which must be copied exactly, is valid.
- describe_return says why a payment came back: what the code of a bank means, and what to do.
- compare_payees says what changed of a payee, and whether to ask the payee first; value_date says when a payment arrives.
- extract finds the account to pay in a text that was pasted; detect says what a number is.
- read_payment_code reads the text of a payment QR code into a payment; write_payment_code writes one.
- sample makes up a payment for tests: right, or wrong in exactly one way.
- It moves no money, and does not know whether an account exists or whose it is.`;

const failure = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

function answer(tool: Tool, value: unknown, engine: () => Engine): CallToolResult {
  const args = readArguments(value ?? {}, tool.argumentSchema ?? tool.inputSchema);
  if (!args.ok) return failure(args.problem);
  try {
    const structuredContent = tool.run(args.value, engine());
    // for clients without support for structured content
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch {
    // the message is dropped: it could repeat what was sent
    return failure('payprep failed at this call. Nothing was checked.');
  }
}

const described = ({ name, title, description, inputSchema, outputSchema }: Tool): ToolDescription => ({
  name,
  title,
  description,
  inputSchema: inputSchema as unknown as ToolDescription['inputSchema'],
  outputSchema: outputSchema as unknown as NonNullable<ToolDescription['outputSchema']>,
  // the other hints do not apply to tools that only read
  annotations: { readOnlyHint: true, openWorldHint: false },
});

/**
 * Makes the server of one connection. Connected directly, it speaks revisions up to 2025-11-25; through the SDK's `serveStdio`, the one that the client
 * asks for.
 *
 * @example
 * serveStdio(() => createServer(), { transport });
 */
export function createServer({ engine = (on) => createEngine({ on }), clock = () => new Date() }: ServerOptions = {}): Server {
  const tools = createTools();
  const today = engineOfToday(engine, clock);
  const server = new Server(
    { name: 'payprep', title: 'payprep', version: manifest.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(described) }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no such tool. Tools: ${tools.map(({ name }) => name).join(', ')}.`,
      );
    }
    return answer(tool, params.arguments, today);
  });
  return server;
}
