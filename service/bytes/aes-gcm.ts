/**
 * AES-256-GCM (NIST SP 800-38D), with the tag of 16 bytes behind the ciphertext.
 *
 * The gotcha: Web Crypto uses another thread for each text. For short texts that takes three times as long, and a list waits for all lists before it. So
 * Node's module is used if the runtime has it.
 */
import type { Bytes } from './bytes.js';

/** The data that are authenticated with a text, and the initialization vector, which is used once. */
export interface SealInputs {
  readonly iv: Bytes;
  readonly additionalData: Bytes;
}

export interface Cipher {
  seal(text: string, inputs: SealInputs): Promise<Bytes>;
  /** Rejects if anything was changed. */
  open(sealed: Bytes, inputs: SealInputs): Promise<string>;
}

/** The recommended length of an initialization vector, in bytes. */
export const IV_LENGTH = 12;

const TAG_LENGTH = 16;

type NodeCrypto = typeof import('node:crypto');

/** Undefined in a runtime without it. */
const nodeCrypto = (): NodeCrypto | undefined =>
  (globalThis.process as NodeJS.Process | undefined)?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined;

/** `key`: 32 bytes. */
export async function createCipher(key: Bytes, node: NodeCrypto | undefined = nodeCrypto()): Promise<Cipher> {
  return node?.createCipheriv === undefined ? webCipher(key) : nodeCipher(key, node);
}

async function webCipher(key: Bytes): Promise<Cipher> {
  const secret = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    seal: async (text, inputs) =>
      new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', ...inputs }, secret, new TextEncoder().encode(text))),
    open: async (sealed, inputs) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await crypto.subtle.decrypt({ name: 'AES-GCM', ...inputs }, secret, sealed)),
  };
}

function nodeCipher(key: Bytes, { createSecretKey, createCipheriv, createDecipheriv }: NodeCrypto): Cipher {
  const secret = createSecretKey(key);
  const options = { authTagLength: TAG_LENGTH };
  return {
    async seal(text, { iv, additionalData }) {
      const cipher = createCipheriv('aes-256-gcm', secret, iv, options).setAAD(additionalData);
      return Uint8Array.from(Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
    },
    async open(sealed, { iv, additionalData }) {
      const at = sealed.length - TAG_LENGTH;
      if (at < 0) throw new RangeError('there is no tag');
      const decipher = createDecipheriv('aes-256-gcm', secret, iv, options).setAAD(additionalData).setAuthTag(sealed.subarray(at));
      return decipher.update(sealed.subarray(0, at), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
