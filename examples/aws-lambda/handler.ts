/**
 * AWS Lambda behind a Function URL or an HTTP API: `POST /payments/validations` validates an instruction, `POST /payments/enrichments`
 * completes it. Every bank directory is at hand; each is read from the package when it is first asked for.
 *
 *     npm init -y && npm install payprep && npm install --save-dev esbuild
 *     npx esbuild handler.ts --bundle --packages=external --platform=node --format=esm --outfile=build/handler.mjs
 *     cp package.json package-lock.json build/ && cd build && npm ci --omit=dev && zip -qr ../function.zip . && cd ..
 *     aws lambda create-function --function-name payprep --runtime nodejs22.x --memory-size 512 \
 *       --handler handler.handler --zip-file fileb://function.zip --role arn:aws:iam::<account>:role/<role>
 *     aws lambda create-function-url-config --function-name payprep --auth-type AWS_IAM
 */
import { createEngine, enrich, validate } from 'payprep/full';

/** What is read of an event, payload format 2.0. */
export interface HttpEvent {
  readonly rawPath: string;
  readonly requestContext: { readonly http: { readonly method: string } };
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** An instruction is a page of text; more than this is none. */
const MAX_BYTES = 64 * 1024;

const operations = new Map<string, typeof validate | typeof enrich>([
  ['/payments/validations', validate],
  ['/payments/enrichments', enrich],
]);

const today = (): string => new Date().toISOString().slice(0, 10);
let engine = createEngine({ on: today() });

const answer = (statusCode: number, body: object) => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export async function handler({ rawPath, requestContext, body = '', isBase64Encoded = false }: HttpEvent) {
  const operation = operations.get(rawPath);
  if (operation === undefined) return answer(404, { error: `There is ${[...operations.keys()].join(' and ')}.` });
  if (requestContext.http.method !== 'POST') return answer(405, { error: 'An instruction is sent with POST.' });
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_BYTES) return answer(413, { error: `The body is longer than ${MAX_BYTES} bytes.` });
  let instruction: unknown;
  try {
    instruction = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return answer(400, { error: 'The body is no JSON.' });
  }
  // an instance may live past midnight
  if (engine.on !== today()) engine = createEngine({ on: today() });
  return answer(200, operation(instruction, engine));
}
