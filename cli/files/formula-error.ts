/**
 * What a spreadsheet shows in place of a value: a formula that fails, in the language of the spreadsheet, or a column that is too narrow.
 *
 * The gotcha: `#1` and `#SHOP` are texts. An error is in capital letters and ends in ! or ?, or is one of those of a value that is not there.
 *
 * @see https://support.microsoft.com/en-us/office/error-type-function-10958677-7c8d-44f7-ae77-b9a9ee6eefaa
 * @see OpenDocument 1.3, part 4, 4.6; LibreOffice, formula/inc/core_resource.hrc (#N/A, #REF!, Err:502)
 */
import { lazy } from '../../rules/vocabulary/lazy.js';

/** `#REF!`, `#BEZUG!`, `#¡REF!`, `#NAME?`, `#¿NOMBRE?`, `#DIV/0!`; `#N/A` and its other letters; `#NV`; `Err:502`; `#####`. */
const error = /* @__PURE__ */ lazy(
  () => /^(?:#[¡¿]?[\p{Lu}\d/. ]{2,24}[!?！？]|#\p{Lu}\/\p{Lu}|#NV|#YOK|#SAKNAS|#(?:SPILL|CALC|FIELD|GETTING_DATA)!?|Err:\d{3}|#{3,})$/u,
);

/** True for the text of a cell that shows an error in place of its value. */
export function isFormulaError(cell: string): boolean {
  const text = cell.trim();
  return (text.startsWith('#') || text.startsWith('Err:')) && error().test(text);
}
