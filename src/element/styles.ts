/**
 * How the element looks. A page changes it by custom properties and `::part`.
 *
 * Light or dark is what `color-scheme` is where the element stands. Contrasts are at least those of WCAG 2.2, level AA.
 *
 * Comments would be part of the text. What is not plain in it:
 * - `.example bdi`: an IBAN stays in one line where it fits in one.
 * - `:empty`: no room, but there. A screen reader is silent about what appears in a place that was hidden.
 * - `@container`: a long IBAN is seen whole on a narrow telephone. The gaps give way, and not the size, for which a telephone would zoom.
 * - `:focus`: what is longer is seen whole once it is left. While somebody types, a telephone would zoom.
 * - `forced-colors`: all borders have one colour there.
 */
const CSS = `
:host {
  --_ink: var(--payprep-ink, #16202c);
  --_quiet: var(--payprep-quiet, #55606e);
  --_surface: var(--payprep-surface, #ffffff);
  --_edge: var(--payprep-edge, #7b8694);
  --_accent: var(--payprep-accent, #0b5cad);
  --_soft: var(--payprep-accent-soft, #e6f0fa);
  --_bad: var(--payprep-error, #b3261e);
  --_mild: var(--payprep-warning, #7a4d00);
  --_good: var(--payprep-bank, #14663b);
  --_good-soft: var(--payprep-bank-soft, #e5f4ec);
  --_radius: var(--payprep-radius, 0.5rem);
  --_gap: var(--payprep-gap, 1rem);
  display: block;
  font: inherit;
  line-height: 1.5;
  overflow-wrap: anywhere;
}
@supports (color: light-dark(red, red)) {
  :host {
    --_ink: var(--payprep-ink, light-dark(#16202c, #eef2f6));
    --_quiet: var(--payprep-quiet, light-dark(#55606e, #a9b4c0));
    --_surface: var(--payprep-surface, light-dark(#ffffff, #1a2129));
    --_edge: var(--payprep-edge, light-dark(#7b8694, #7d8996));
    --_accent: var(--payprep-accent, light-dark(#0b5cad, #7db8f2));
    --_soft: var(--payprep-accent-soft, light-dark(#e6f0fa, #1c3147));
    --_bad: var(--payprep-error, light-dark(#b3261e, #ff9d94));
    --_mild: var(--payprep-warning, light-dark(#7a4d00, #f0c674));
    --_good: var(--payprep-bank, light-dark(#14663b, #83d6a8));
    --_good-soft: var(--payprep-bank-soft, light-dark(#e5f4ec, #17332a));
  }
}
:host([hidden]) { display: none; }
*, *::before, *::after { box-sizing: border-box; }
p, fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
.field { container-type: inline-size; }
.field + .field, .ways + .field { margin-top: var(--_gap); }
label, legend { font-weight: 550; }
.field > label:not(.way), legend { display: block; margin-bottom: 0.375rem; padding: 0; }
input:not([type="radio"]), select {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--_edge);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
  font: inherit;
  font-variant-numeric: tabular-nums;
}
:is(input, select, button):focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px; }
:is(input, select):disabled, .way:has(:disabled) { opacity: 0.6; cursor: not-allowed; }
[aria-invalid="true"] { border-color: var(--_bad) !important; box-shadow: inset 0 0 0 1px var(--_bad); }
.hint, .problem, .notice, .proposal, .bank { margin-top: 0.375rem; font-size: 0.9375em; }
.hint { color: var(--_quiet); }
.example bdi { display: inline-block; }
.problem { color: var(--_mild); }
:is(.problem, .notice).error { color: var(--_bad); }
.proposal, .bank {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.375rem 0.75rem;
  border-radius: var(--_radius);
  background: var(--_soft);
  color: var(--_ink);
}
.bank { margin-top: 0.625rem; background: var(--_good-soft); color: var(--_good); }
.bank strong { font-weight: 600; }
:is(.problem, .notice, .proposal, .bank):empty { margin: 0; padding: 0; }
button {
  min-height: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid currentcolor;
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_accent);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.way {
  display: flex;
  flex: 1 1 10rem;
  gap: 0.625rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--_edge);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
  font-weight: 400;
}
.way input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--_accent); }
.way:has(:checked) { border-color: var(--_accent); background: var(--_soft); }
.combobox { position: relative; }
.banks {
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  max-height: 16rem;
  margin-top: 0.25rem;
  overflow-y: auto;
  border: 1px solid var(--_edge);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
}
.banks[hidden] { display: none; }
.option { min-height: 2.75rem; padding: 0.5rem 0.75rem; cursor: pointer; }
.option:hover, .option[aria-selected="true"] { background: var(--_soft); }
.logo { width: 1.25em; height: 1.25em; margin-inline-end: 0.5em; vertical-align: -0.25em; }
.option .note { color: var(--_quiet); font-size: 0.875em; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@container (max-width: 20rem) {
  input:not([type="radio"]) { padding-inline: 0.4375rem; letter-spacing: -0.02em; word-spacing: -0.1em; }
}
input:not([type="radio"], :focus) { font-size: min(1em, calc((100cqi - 1rem) / (0.58 * var(--_length, 1)))); }
@media (forced-colors: active) {
  :is(input, select)[aria-invalid="true"] { border-style: double; border-width: 0.375rem; }
  .way:has(:checked), .option[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`;

const sheets = /* @__PURE__ */ new Map<string, CSSStyleSheet>();

/** One sheet for all elements: a policy that forbids inline styles allows it. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** No slow line keeps anybody from typing: after a second the fields are there, in the language that they have. */
const WAITING =
  ':host { visibility: hidden; animation: payprep-show 0s 1s forwards; } @keyframes payprep-show { to { visibility: visible; } }';

/** Until the texts of its language are there, the element only takes its room, for a moment. */
export const styles = (isWaiting: boolean): CSSStyleSheet[] => (isWaiting ? [CSS, WAITING] : [CSS]).map(sheetOf);
