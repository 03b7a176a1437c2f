/** The service of `handler.ts` on a port, for clients in other languages. Writes its address and a token, and ends with its parent. */
import { listen } from '../../serve/listen.js';
import { createService, TOKEN } from './handler.js';

const { url } = await listen(createService(), { host: '127.0.0.1', port: 0 });
process.stdout.write(`${url} ${TOKEN}\n`);
process.stdin.resume().on('end', () => process.exit());
