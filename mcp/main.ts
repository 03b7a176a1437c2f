#!/usr/bin/env node
/** The program `payprep-mcp`: the server over stdio. Standard output belongs to the protocol, and nothing is logged. */
import manifest from './package.json' with { type: 'json' };

/** Longer than any message with arguments within the limits. */
const MAX_MESSAGE = 1_048_576;

const HELP = `payprep-mcp: validates, enriches and explains payments as tools of the Model Context Protocol, over standard input and output.

  payprep-mcp            serves until standard input ends
  payprep-mcp --version  prints the version
  payprep-mcp --help     prints this
`;

async function serve(): Promise<void> {
  // imported late, because `--version` does not need them
  const { StdioServerTransport, serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const { createServer } = await import('./server.js');
  const { stdin, stdout, stderr } = process;
  stdout.on('error', () => stdin.destroy()); // the client is gone
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MAX_MESSAGE });
  serveStdio(() => createServer(), { transport });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    if (stdin.readableEnded || stdin.destroyed) return;
    // the client is still there, so a message that is too long has closed the transport
    stderr.write(`payprep-mcp: a message is longer than ${MAX_MESSAGE} bytes\n`);
    process.exitCode = 1;
  };
}

const [argument, ...others] = process.argv.slice(2);
if (argument === undefined) await serve();
else if (argument === '--version' && others.length === 0) process.stdout.write(`${manifest.version}\n`);
else if (argument === '--help' && others.length === 0) process.stdout.write(HELP);
else {
  process.stderr.write(HELP);
  process.exitCode = 2;
}
