/**
 * Fills values of users into a text of the page. Each value is isolated (`<bdi>`), so that direction marks in a name affect only the name.
 *
 * @see https://www.unicode.org/reports/tr9/
 */
import { type ComponentChild, h } from 'preact';
import type { Recipient } from '../../../contract/recipient.js';
import type { Texts } from '../texts/en.js';

/** @example filled('{name} was deleted.', { name: 'Ada Example' }) // ['', <bdi>Ada Example</bdi>, ' was deleted.'] */
export const fillText = (text: string, values: Readonly<Record<string, string>>): readonly ComponentChild[] =>
  text.split(/\{(\w{1,20})\}/).map((part, at) => (at % 2 === 0 ? part : h('bdi', null, values[part] ?? '')));

/** The name of a recipient on the page. */
export const nameOf = ({ creditor }: Pick<Recipient, 'creditor'>, { unnamed }: Pick<Texts, 'unnamed'>): string => creditor?.name ?? unnamed;
