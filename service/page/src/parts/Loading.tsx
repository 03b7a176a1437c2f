/** Says that something is on its way. */
import { useSurroundings } from '../surroundings.js';

export function Loading() {
  const { texts } = useSurroundings();
  return (
    <div class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      {texts.loading}
    </div>
  );
}
