/** How `<payprep-payee>` looks, beside what it shares with the field for an account. */
import { sheetOf, styles } from './styles.js';

const CSS = `
.group + .group, .field + .ways, .ways + .field { margin-top: var(--_gap); }
.group[hidden], payprep-account[hidden] { display: none; }
fieldset.group > legend { margin-bottom: 0.5rem; font-size: 1.0625em; }
fieldset.ways { border: 0; }
.ways .problem { flex-basis: 100%; }
[aria-invalid="true"]:is([type="radio"]) { box-shadow: none; }
`;

export const payeeStyles = (): CSSStyleSheet[] => [...styles(false), sheetOf(CSS)];
