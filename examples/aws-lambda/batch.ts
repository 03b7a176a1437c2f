/**
 * AWS Lambda on an SQS queue: each message is an instruction, what is said of it is delivered where you wish. A message that is no JSON, or
 * that could not be delivered, is reported as failed: SQS brings it again, and puts it into the dead-letter queue in the end.
 *
 *     // queue.ts
 *     import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'; // the runtime brings it
 *     import { batchHandler } from './batch.js';
 *
 *     const queue = new SQSClient();
 *     export const handler = batchHandler((answer) =>
 *       queue.send(new SendMessageCommand({ QueueUrl: process.env.ANSWERS, MessageBody: JSON.stringify(answer) })));
 *
 * Built and created as `handler.ts` is, with `--handler queue.handler`; then
 *
 *     aws lambda create-event-source-mapping --function-name payprep --event-source-arn <queue> --batch-size 100 \
 *       --maximum-batching-window-in-seconds 1 --function-response-types ReportBatchItemFailures
 */
import { createEngine, enrich, validate } from 'payprep/full';

/** What is read of an event. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export type Answer = { readonly messageId: string } & ReturnType<typeof validate> & ReturnType<typeof enrich>;

const today = (): string => new Date().toISOString().slice(0, 10);
let engine = createEngine({ on: today() });

export const batchHandler =
  (deliver: (answer: Answer) => Promise<unknown>) =>
  async ({ Records }: QueueEvent) => {
    // an instance may live past midnight
    if (engine.on !== today()) engine = createEngine({ on: today() });
    const outcomes = await Promise.allSettled(
      Records.map(async ({ messageId, body }) => {
        const instruction: unknown = JSON.parse(body);
        await deliver({ messageId, ...validate(instruction, engine), ...enrich(instruction, engine) });
      }),
    );
    const failed = Records.filter((_, index) => outcomes[index]?.status === 'rejected');
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
