/** A file that cannot be read at all. What is said of it is one sentence, and quotes nothing from the file. */
import { type Said, wordsOfSentence } from './sentence.js';

export class UnreadableInput extends Error {
  /** The message, for any language. */
  readonly said: Said;

  constructor(said: Said) {
    super(wordsOfSentence(said));
    this.said = said;
  }
}
