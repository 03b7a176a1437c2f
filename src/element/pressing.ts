/**
 * Whether a button of the mouse is held down, or a finger is lifted just now: a click moves the focus before it is one. What appears meanwhile would move the
 * button of the page away from under the pointer.
 */

let isPressed = false;
let waiting: readonly (() => void)[] = [];

function release(): void {
  isPressed = false;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

/** Runs it at once, or when the click is over. */
export function afterClick(task: () => void): void {
  if (isPressed) waiting = [...waiting, task];
  else task();
}

/** A server has no window. */
export function watchClicks(): void {
  const { window } = globalThis;
  window?.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  // the click itself comes behind the release of the button
  for (const type of ['mouseup', 'dragend']) window?.addEventListener(type, () => setTimeout(release), { capture: true });
  window?.addEventListener('keydown', release, { capture: true });
}
