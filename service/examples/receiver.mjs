// A receiver of webhooks: shows what a delivery says, once its signature holds.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verify } from 'payprep-service/webhooks';

const { WEBHOOK_SECRET, PORT = '9000' } = process.env;
createServer(async (request, response) => {
  const body = await text(request).catch(() => '');
  const { ok } = await verify({ headers: request.headers, body, secrets: [WEBHOOK_SECRET], now: new Date() });
  if (ok) console.log(body);
  response.writeHead(ok ? 204 : 401).end();
}).listen(Number(PORT), '127.0.0.1');
