/** Request and answer pairs of the service that this engine answers like. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, validate } from '../../src/full.js';
import examples from '../fixtures/service-examples.json' with { type: 'json' };

const engine = createEngine({ on: '2026-11-20' });

test.each(examples.validations)('validate: $why', ({ request, response }) => {
  expect(validate(request, engine)).toEqual(response);
});

/** The value at a dotted path. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], value);

describe.each(examples.enrichments)('enrich: $why', ({ request, expect: expected }) => {
  const results = (Array.isArray(request) ? request : [request]).map((instruction) => enrich(instruction, engine));

  if (typeof expected === 'string') {
    test('the answers are the same', () => expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1));
    return;
  }
  test.each(Object.entries(expected))('%s: %s', (path, wanted) => {
    const found = at(results[0], path);
    const contained = /^contains (?:\{value: (\w+), type: (\w+)\}|(\w+))$/.exec(wanted);
    if (wanted === 'not empty') expect(found).toBeTruthy();
    else if (contained?.[3]) expect(found).toContain(contained[3]);
    else if (contained) expect(found).toContainEqual({ value: contained[1], type: contained[2] });
    else expect(found).toBe(wanted);
  });
});
