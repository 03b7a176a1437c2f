/** Tests of which one fails, so that start.long.test.ts sees that this is said. */
import { afterAll, expect, test } from 'vitest';

afterAll(() => {});

test('passes', () => expect(1).toBe(1));

test.skipIf(true)('is left out', () => expect(1).toBe(3));

test.runIf(true)('fails', () => expect(1).toBe(2));
