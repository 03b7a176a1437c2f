/** Why a recipient is not stored. */

/** An error and its place. */
export interface Fault {
  /** RFC 6901 */
  readonly pointer: string;
  /** An alert code, or a code for what the session does not allow. */
  readonly code: string;
  /** For people; repeats nothing of what was sent. */
  readonly detail: string;
}
