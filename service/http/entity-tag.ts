/**
 * Entity tags (RFC 9110, section 8.8.3): the version of a recipient or a subscription, for changes that must not undo what somebody else changed.
 *
 * The gotcha: the tag is a digest of the representation, not a number in a table. It changes with whatever a client would read, whoever wrote that, an
 * older release included. A proxy that compresses marks it as weak (`W/`); the mark is dropped before tags are compared.
 */
import { canonicalJson } from '../bytes/canonical-json.js';
import { hexDigest } from '../bytes/digest.js';

/** The tag of a representation, as it stands in the header `ETag`. */
export const entityTag = async (representation: unknown): Promise<string> =>
  `"${(await hexDigest(canonicalJson(representation))).slice(0, 32)}"`;

/** Whether the header `If-Match` allows a change of what has this tag: it lists the tag, or `*`. */
function isMatch(header: string, tag: string): boolean {
  const listed = header.split(',', MAX_LISTED).map((one) => one.trim().replace(/^W\//, ''));
  return listed.some((one) => one === '*' || one === tag);
}

/** A client has read one version, or a few. */
const MAX_LISTED = 20;

/** The condition of a request: true where there is none. */
export const conditionOf =
  ({ headers }: Request) =>
  async (representation: unknown): Promise<boolean> => {
    const header = headers.get('if-match');
    return header === null || isMatch(header, await entityTag(representation));
  };
