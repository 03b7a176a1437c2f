/** Runs something over a number of rows, and says how long it took. */
export async function timed(what, rows, run) {
  const before = performance.now();
  const result = await run();
  const seconds = (performance.now() - before) / 1000;
  console.log(`${what}: ${rows} rows, ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second`);
  return result;
}
