/** The functions for AWS Lambda, asked as AWS asks them. */
import { describe, expect, test } from 'vitest';
import { type Answer, batchHandler } from '../../examples/aws-lambda/batch.js';
import { handler } from '../../examples/aws-lambda/handler.js';

const sound = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };
const faulty = { creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };

/** An event as a Function URL makes it. */
const event = (rawPath: string, body?: string, method = 'POST', isBase64Encoded = false) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', host: 'abc.lambda-url.eu-central-1.on.aws' },
  requestContext: {
    accountId: 'anonymous',
    http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1' },
    stage: '$default',
  },
  ...(body !== undefined && { body }),
  isBase64Encoded,
});

async function ask(...request: Parameters<typeof event>) {
  const { statusCode, headers, body } = await handler(event(...request));
  expect(headers).toEqual({ 'content-type': 'application/json' });
  return { statusCode, body: JSON.parse(body) };
}

describe('behind HTTP', () => {
  test('an instruction is checked', async () => {
    expect(await ask('/payments/validations', JSON.stringify(sound))).toEqual({ statusCode: 200, body: { status: 'OK', alerts: [] } });
    expect(await ask('/payments/validations', JSON.stringify(faulty))).toEqual({
      statusCode: 200,
      body: { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
    });
  });

  test('an instruction is completed, the body in base64 or not', async () => {
    const text = JSON.stringify(sound);
    const plain = await ask('/payments/enrichments', text);
    expect(plain).toMatchObject({ statusCode: 200, body: { enrichments: { creditorAgent: { bic: 'COBADEFFXXX' } } } });
    expect(await ask('/payments/enrichments', Buffer.from(text).toString('base64'), 'POST', true)).toEqual(plain);
  });

  test.each([
    ['half an object', event('/payments/validations', '{')],
    ['no body', event('/payments/validations')],
    ['no UTF-8', event('/payments/validations', Buffer.from([0x22, 0xff, 0x22]).toString('base64'), 'POST', true)],
  ])('%s is refused', async (_, refused) => {
    expect(await handler(refused)).toMatchObject({ statusCode: 400, body: '{"error":"The body is no JSON."}' });
  });

  test('what is too long is refused, and counted in bytes', async () => {
    const text = (length: number) => JSON.stringify('é'.repeat(length));
    expect((await ask('/payments/validations', text(32 * 1024 - 1))).statusCode).toBe(200);
    expect((await ask('/payments/validations', text(32 * 1024))).statusCode).toBe(413);
  });

  test('other paths and methods are refused', async () => {
    expect((await ask('/payments', '{}')).statusCode).toBe(404);
    expect((await ask('/payments/validations', undefined, 'GET')).statusCode).toBe(405);
  });
});

describe('on a queue', () => {
  /** An event as SQS makes it. */
  const batch = (...bodies: readonly string[]) => ({
    Records: bodies.map((body, index) => ({
      messageId: `message-${index}`,
      receiptHandle: 'AQEB',
      body,
      attributes: { ApproximateReceiveCount: '1' },
      eventSource: 'aws:sqs',
      awsRegion: 'eu-central-1',
    })),
  });

  test('each message is answered, and only what failed is reported', async () => {
    const delivered: Answer[] = [];
    const handle = batchHandler(async (answer) => {
      if (answer.messageId === 'message-3') throw new Error('the queue of the answers is away');
      delivered.push(answer);
    });
    const bodies = [JSON.stringify(sound), '{', JSON.stringify(faulty), JSON.stringify(sound)];
    expect(await handle(batch(...bodies))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-1' }, { itemIdentifier: 'message-3' }],
    });
    expect(delivered).toMatchObject([
      { messageId: 'message-0', status: 'OK', enrichments: { creditorAgent: { name: 'Commerzbank' } } },
      { messageId: 'message-2', status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
    ]);
  });

  test('a batch in order has no failures', async () => {
    expect(await batchHandler(async () => {})(batch(JSON.stringify(sound)))).toEqual({ batchItemFailures: [] });
  });
});
