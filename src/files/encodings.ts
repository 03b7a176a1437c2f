/** The encodings of text files. `auto` recognises them: UTF-8, UTF-16 with and without byte order mark, else Windows-1252 line by line. */
export const ENCODINGS = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

export type Encoding = (typeof ENCODINGS)[number];
