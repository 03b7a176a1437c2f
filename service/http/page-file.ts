/** The files of the hosted page. */

export interface PageFile {
  readonly body: Bytes;
  /** The same, compressed with gzip (RFC 1952), for clients that accept it. */
  readonly gzip?: Bytes;
  /** The media type, for `Content-Type`. */
  readonly type: string;
}

type Bytes = Uint8Array<ArrayBuffer> | string;

/** Returns the file of a path, `/session` or `/session/assets/…`; undefined if there is none. */
export type Page = (path: string) => Promise<PageFile | undefined>;
