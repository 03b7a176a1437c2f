/**
 * Seals what must not be read in the database: AES-256-GCM (NIST SP 800-38D). Written as `v1.<key id>.<iv>.<ciphertext>`, in base64url.
 *
 * The gotcha: a sealed text opens in its place only. Kind, organization and id are authenticated with it, so a row that was moved to another
 * organization stays closed. The key id follows from the key, so a wrong key is told from a changed text.
 */
import { type Cipher, createCipher, IV_LENGTH } from '../bytes/aes-gcm.js';
import { fromBase64, toBase64Url } from '../bytes/encoding.js';
import type { Random } from '../bytes/random.js';
import { StorageError } from './errors.js';

/** Where a sealed text stands. */
export interface Place {
  readonly kind: 'subscription' | 'answer' | 'recipient';
  readonly organization: string;
  readonly id: string;
}

export interface Sealing {
  seal(text: string, place: Place): Promise<string>;
  open(sealed: string, place: Place): Promise<string>;
  /** A text as a keyed hash, 43 characters, by each of the keys: the first is the one to keep. */
  hashes(text: string): Promise<readonly string[]>;
  /** Of the key that seals. */
  keyId(): Promise<string>;
  /** Refuses key ids of which there is no key. */
  check(keyIds: readonly string[]): Promise<void>;
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

/** The keys, imported when the first of them is asked for. */
function importOnce(keys: readonly string[]): () => Promise<readonly Key[]> {
  const raw = keys.map(readKey);
  if (raw.length === 0) throw new StorageError('KEY_INVALID', 'The storage needs a key: the base64 of 32 bytes.');
  let imported: Promise<readonly Key[]> | undefined;
  return () => {
    imported ??= Promise.all(raw.map(importKey));
    return imported;
  };
}

/** The first key seals; each of them opens, so that keys can be replaced one after the other. */
export function sealing(keys: readonly string[], random: Random): Sealing {
  const ring = importOnce(keys);

  const first = async (): Promise<Key> => {
    const [key] = await ring();
    if (key === undefined) throw new StorageError('KEY_INVALID', 'The storage has no key.');
    return key;
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
      const known = new Set((await ring()).map(({ id }) => id));
      const unknown = keyIds.find((id) => !known.has(id));
      if (unknown !== undefined) throw unknownKey(unknown);
    },
  };
}

const brokenSeal = ({ kind }: Place): StorageError =>
  new StorageError('SEAL_BROKEN', `What is sealed of the ${kind} does not open: it was changed, or stood elsewhere.`);
