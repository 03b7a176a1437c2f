/** What the form field says in English beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const en: ElementWords = {
  didYouMean: 'Did you mean {text}?',
  use: 'Use this',
  bank: 'Bank',
  choose: 'Please choose',
  example: 'Example: {text}',
  found: 'Suggestions: {count}',
  none: 'Nothing found.',
  checking: 'This is still being checked. Try again in a moment.',
  notLoaded: 'This could not be loaded. Check your connection and reload the page.',
};
