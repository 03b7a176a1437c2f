/** The checksums of payment codes, over the bytes of a text in UTF-8. */

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const hexadecimal = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/**
 * CRC-16/CCITT-FALSE, four hexadecimal digits: polynomial 1021, beginning with FFFF.
 *
 * @see ISO/IEC 13239; EMVCo, QR Code Specification, 4.7.3
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of bytesOf(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return hexadecimal(crc, 4);
}

/**
 * CRC-32 of bytes: polynomial 04C11DB7, reflected.
 *
 * @see ISO/IEC 8802-3
 */
export function crc32Of(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** CRC-32 of a text, eight hexadecimal digits. */
export const crc32 = (text: string): string => hexadecimal(crc32Of(bytesOf(text)), 8);
