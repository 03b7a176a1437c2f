// A payment service: validate before sending, complete what is missing. It has every bank directory.
import { createEngine, enrich, validate } from 'payprep/full';

const engine = createEngine({ on: '2026-11-20' }); // today, in your service

export function prepare(instruction: unknown) {
  const { status, alerts } = validate(instruction, engine);
  return status === 'OK' ? enrich(instruction, engine) : { refused: alerts.map(({ code }) => code) };
}
