/** The whole interface, asked of a service that runs. */
import { afterAll, beforeAll, describe } from 'vitest';
import { type Environment, serve, stopAll } from '../process.js';
import { accessContract } from './access.js';
import { engineContract } from './engine.js';
import { eventsContract } from './events.js';
import { managementContract } from './management.js';
import { paymentsContract } from './payments.js';
import { recipientsContract } from './recipients.js';
import { subscriptionsContract } from './subscriptions.js';
import { openWorld, type World } from './world.js';

/** `prepared` says how it is started: its options, and its environment. */
export function serviceContract(prepared: () => Promise<readonly [argv: readonly string[], env?: Environment]>): void {
  let opened: World;
  const world = (): World => opened;

  beforeAll(async () => {
    const [argv, env] = await prepared();
    opened = await openWorld(await serve([...argv, '--allow-insecure-webhooks'], env));
  });
  afterAll(stopAll);

  describe('access', () => accessContract(world));
  describe('payments', () => paymentsContract(world));
  describe('sessions and recipients', () => recipientsContract(world));
  describe('subscriptions', () => subscriptionsContract(world));
  describe('events', () => eventsContract(world));
  describe('engine', () => engineContract(world));
  describe('management of webhooks', () => managementContract(world));
}
