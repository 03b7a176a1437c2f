// A payment service: validate before sending, complete what is missing. It has every bank directory.
import { createEngine, enrich, validate } from 'payprep/full';

const today = (): string => new Date().toISOString().slice(0, 10);
let engine = createEngine({ on: today() });

export function prepare(instruction: unknown) {
  // a service lives past midnight
  if (engine.on !== today()) engine = createEngine({ on: today() });
  const { status, alerts } = validate(instruction, engine);
  return status === 'OK' ? enrich(instruction, engine) : { refused: alerts.map(({ code }) => code) };
}
