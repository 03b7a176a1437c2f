/** The files of the hosted page. */

import type { Bytes } from '../bytes/bytes.js';

export interface PageFile {
  readonly body: Bytes | string;
  /** The same, compressed with gzip (RFC 1952), for clients that accept it. */
  readonly gzip?: Bytes | string;
  /** The media type, for `Content-Type`. */
  readonly type: string;
}

/** Returns the file of a path, `/session`, `/session/assets/…` or `/session/data/…`; undefined if there is none. */
export type Page = (path: string) => Promise<PageFile | undefined>;
