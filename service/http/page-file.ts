/** The files of the page, as whoever has them hands them out. */

export interface PageFile {
  readonly body: Bytes;
  /** The same, packed (RFC 1952), for those who accept it. */
  readonly gzip?: Bytes;
  /** The media type, for `Content-Type`. */
  readonly type: string;
}

type Bytes = Uint8Array<ArrayBuffer> | string;

/** The file of a path: `/session`, or `/session/assets/…`; undefined where there is none. */
export type Page = (path: string) => Promise<PageFile | undefined>;
