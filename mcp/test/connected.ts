/** A client of the SDK, connected to the server within this process. */
import { type CallToolResult, Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createServer, type ServerOptions } from '../index.js';

export async function connect(options?: ServerOptions): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer(options).connect(theirs), client.connect(ours)]);
  // the client holds results to the schemas that it was told of
  await client.listTools();
  return client;
}

/** Calls a tool. The client throws where the answer does not fit the tool's schema. */
export const call = async (client: Client, name: string, args: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: args })) as CallToolResult;
