/** A file that cannot be read at all. The message says why in one sentence, and quotes nothing from the file. */
export class UnreadableInput extends Error {}
