/**
 * Names of HTML that stand in mails and pages, as the sources of regular expressions, and the entities that are spaces and marks.
 *
 * @see WHATWG, HTML living standard: elements, named character references. `o:p` is what Word writes
 */

/** Elements that end a line. */
export const blockElements =
  'p|br|div|tr|table|tbody|thead|li|ul|ol|h[1-6]|hr|blockquote|pre|body|html|head|title|section|article|header|footer|address|dt|dd';

/** Elements that part the cells of a line. */
export const cellElements = 'td|th';

/** Elements whose text nobody sees. */
export const hiddenElements = 'style|script';

/** Elements within a line. */
export const inlineElements =
  'a|abbr|b|big|center|code|em|font|i|img|label|mark|meta|link|o:p|s|small|span|strike|strong|sub|sup|tt|u|wbr|input|button|!doctype';

/** A sign that a text is HTML: a closing tag, a line break, or a space that is written as an entity. */
export const signOfHtml = '<\\/(?:p|b|div|td|tr|span|strong|a|li|font|body|html)>|<br ?\\/?>|&nbsp;';

/** Entity → what it stands for. */
export const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};
