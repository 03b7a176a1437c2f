/**
 * Runs what watches the service: logs, metrics, traces of the installation. What it throws must not cost the answer or the delivery that it watches, and
 * there is nobody to tell.
 */
export function quietly<Result>(watch: () => Result): Result | undefined {
  try {
    return watch();
  } catch {
    return undefined;
  }
}
