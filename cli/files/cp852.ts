/**
 * Code page 852: the encoding that DOS had in Central Europe. `TextDecoder` does not know it, and the Polish register of bank numbers is still written in it.
 *
 * @see https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP852.TXT
 */

/** The characters of the bytes from 0x80 to 0xFF. */
const HIGH =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

export const decodeCp852 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : HIGH[byte - 0x80])).join('');
