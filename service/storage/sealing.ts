/**
 * Encrypts texts for the database: AES-256-GCM (NIST SP 800-38D), written as `v1.<key id>.<iv>.<ciphertext>`, in base64url.
 *
 * The gotcha: a sealed text opens only in its place. Kind, organization and id are authenticated with it, so a row that was moved to another
 * organization does not open. The key id is derived from the key, so a wrong key can be told from a changed text.
 */
import { type Cipher, createCipher, IV_LENGTH } from '../bytes/aes-gcm.js';
import { fromBase64, toBase64Url } from '../bytes/encoding.js';
import type { Random } from '../bytes/random.js';
import { isUnreadable, StorageError } from './errors.js';
import type { Owner } from './owner.js';

/** The place of a sealed text. */
export interface Place {
  readonly kind: 'subscription' | 'answer' | 'recipient';
  readonly organization: string;
  readonly id: string;
  /** The id of the row, for whoever is told that it does not open. It is not authenticated. */
  readonly row?: string;
}

export interface Sealing {
  seal(text: string, place: Place): Promise<string>;
  open(sealed: string, place: Place): Promise<string>;
  /** Keyed hashes of a text, 43 characters each, one for each key. The first one is stored. */
  hashes(text: string): Promise<readonly string[]>;
  /** The id of the key that seals. */
  keyId(): Promise<string>;
  /** Throws if there is no key for one of these ids. */
  check(keyIds: readonly string[]): Promise<void>;
  /** Of these ids, those that there is no key for. */
  missing(keyIds: readonly string[]): Promise<readonly string[]>;
}

interface Key {
  readonly id: string;
  readonly cipher: Cipher;
  /** For keyed hashes. */
  readonly mac: CryptoKey;
}

type CryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const KEY_LENGTH = 32;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function readKey(key: string, index: number): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(key);
  if (bytes?.length === KEY_LENGTH) return bytes;
  throw new StorageError('KEY_INVALID', `Key ${index + 1} for the storage is not the base64 of ${KEY_LENGTH} bytes.`);
}

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<Key> {
  const derive = async (purpose: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...bytesOf(purpose), ...bytes])));
  const digest = await derive('payprep key id ');
  const mac = await crypto.subtle.importKey('raw', await derive('payprep keyed hash '), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return { id: toBase64Url(digest.subarray(0, 6)), cipher: await createCipher(bytes), mac };
}

const authenticated = ({ kind, organization, id }: Place): Uint8Array<ArrayBuffer> => bytesOf(JSON.stringify([kind, organization, id]));

const unknownKey = (id: string): StorageError =>
  new StorageError('KEY_UNKNOWN', `The database holds what was sealed with the key ${id}, which is not among the keys given.`);

/** Imports the keys at the first use. */
function importOnce(keys: readonly string[]): () => Promise<readonly Key[]> {
  const raw = keys.map(readKey);
  if (raw.length === 0) throw new StorageError('KEY_INVALID', 'The storage needs a key: the base64 of 32 bytes.');
  let imported: Promise<readonly Key[]> | undefined;
  return () => {
    imported ??= Promise.all(raw.map(importKey));
    return imported;
  };
}

/** The first key seals, all of them open, so that keys can be replaced one after the other. */
export function sealing(keys: readonly string[], random: Random): Sealing {
  const ring = importOnce(keys);

  const first = async (): Promise<Key> => {
    const [key] = await ring();
    if (key === undefined) throw new StorageError('KEY_INVALID', 'The storage has no key.');
    return key;
  };

  const missing = async (keyIds: readonly string[]): Promise<readonly string[]> => {
    const known = new Set((await ring()).map(({ id }) => id));
    return keyIds.filter((id) => !known.has(id));
  };

  return {
    async seal(text, place) {
      const key = await first();
      const iv = random(IV_LENGTH);
      const closed = await key.cipher.seal(text, { iv, additionalData: authenticated(place) });
      return ['v1', key.id, toBase64Url(iv), toBase64Url(closed)].join('.');
    },

    async open(sealed, place) {
      const [version, id = '', ivText = '', closedText = '', ...rest] = sealed.split('.');
      const iv = fromBase64(ivText);
      const closed = fromBase64(closedText);
      if (version !== 'v1' || rest.length > 0 || iv?.length !== IV_LENGTH || closed === undefined) throw brokenSeal(place);
      const key = (await ring()).find((each) => each.id === id);
      if (key === undefined) throw unknownKey(id);
      return key.cipher.open(closed, { iv, additionalData: authenticated(place) }).catch(() => {
        throw brokenSeal(place);
      });
    },

    async hashes(text) {
      const macs = (await ring()).map(({ mac }) => crypto.subtle.sign('HMAC', mac, bytesOf(text)));
      return (await Promise.all(macs)).map((mac) => toBase64Url(new Uint8Array(mac)));
    },

    async keyId() {
      return (await first()).id;
    },

    async check(keyIds) {
      const [unknown] = await missing(keyIds);
      if (unknown !== undefined) throw unknownKey(unknown);
    },

    missing,
  };
}

/** Keys for the drafts of a user: made of the keys of the store, and of use for nothing else. */
export const draftKeysOf = (sealing: Sealing, { organization, externalUserId }: Owner): Promise<readonly string[]> =>
  sealing.hashes(JSON.stringify(['draft', organization, externalUserId]));

/** A row that did not open. */
export interface UnreadableRow {
  readonly kind: Place['kind'];
  /** Of an answer there is none that may be shown. */
  readonly id: string | undefined;
  /** `SEAL_BROKEN` if it was damaged, `KEY_UNKNOWN` if this process lacks its key. */
  readonly code: StorageError['code'];
}

/** The same, but that somebody is told of each row that does not open. */
export const watched = (sealing: Sealing, onUnreadable: (row: UnreadableRow) => void): Sealing => ({
  ...sealing,
  async open(sealed, place) {
    try {
      return await sealing.open(sealed, place);
    } catch (error) {
      if (isUnreadable(error)) onUnreadable({ kind: place.kind, id: place.row, code: error.code });
      throw error;
    }
  },
});

const brokenSeal = ({ kind }: Place): StorageError =>
  new StorageError('SEAL_BROKEN', `What is sealed of the ${kind} does not open: it was changed, or stood elsewhere.`);
