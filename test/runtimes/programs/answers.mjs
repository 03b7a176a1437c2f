/** What the package says of each instruction, a line each. Runs everywhere, and everywhere the bytes are the same. */
export function answersTo(instructions, { createEngine, enrich, explain, validate }, options = {}) {
  const engine = createEngine({ on: '2026-11-20', ...options });
  const answer = (instruction) => [validate(instruction, engine), enrich(instruction, engine), explain(instruction, engine)];
  return instructions.map((instruction) => JSON.stringify(answer(instruction))).join('\n');
}
