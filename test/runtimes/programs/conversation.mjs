/** What the worker of the examples answers, a line for each instruction and for each request that it has to refuse. */
const url = (path) => `http://127.0.0.1${path}`;

const post = (path, body) => new Request(url(path), { method: 'POST', body });

const refused = () => [
  post('/payments/validations', '{'),
  post('/payments/validations', new Uint8Array([0x22, 0xff, 0x22])),
  post('/payments/enrichments', ''),
  post('/payments/enrichments', JSON.stringify('x'.repeat(70_000))),
  post('/payments', '{}'),
  new Request(url('/payments/validations')),
];

/** @param ask a worker's `fetch` */
export async function conversationWith(ask, instructions) {
  const say = async (request) => {
    const response = await ask(request);
    return `${response.status} ${await response.text()}`;
  };
  const lines = [];
  for (const instruction of instructions) {
    const body = JSON.stringify(instruction);
    lines.push(`${await say(post('/payments/validations', body))} ${await say(post('/payments/enrichments', body))}`);
  }
  for (const request of refused()) lines.push(await say(request));
  return lines.join('\n');
}
