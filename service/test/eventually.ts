/** Looks again and again, until what is expected is there. How long that may take is no measure of speed: what runs into it hangs. */
import { expect } from 'vitest';

export const eventually = <Found>(look: () => Found) => expect.poll(look, { timeout: 50_000, interval: 20 });
