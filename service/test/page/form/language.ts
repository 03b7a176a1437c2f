/** The words of a language, as the page has them. */
import { surroundingsIn } from '../../../page/src/surroundings.js';

export const english = await surroundingsIn('en');
export const german = await surroundingsIn('de');
export const arabic = await surroundingsIn('ar');
