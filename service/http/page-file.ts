/** The files of the page, as whoever has them hands them out. */

import type { Bytes } from '../bytes/bytes.js';

export interface PageFile {
  readonly body: Bytes | string;
  /** The same, packed (RFC 1952), for those who accept it. */
  readonly gzip?: Bytes | string;
  /** The media type, for `Content-Type`. */
  readonly type: string;
}

/** The file of a path: `/session`, or `/session/assets/…`; undefined where there is none. */
export type Page = (path: string) => Promise<PageFile | undefined>;
