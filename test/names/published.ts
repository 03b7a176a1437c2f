/**
 * What banks, vendors and the press have published about single pairs of names. Names are those of the source, or made up after its words.
 *
 * The gotcha: they contradict each other. Practice of one bank is no rule of a scheme; where `compareNames` says otherwise, `because` says why.
 */
import type { NameResult } from '../../src/names.js';

export interface PublishedPair {
  readonly given: string;
  readonly held: string | readonly string[];
  readonly published: NameResult;
  readonly source: string;
  /** Where we say otherwise. */
  readonly because?: string;
}

const [M, C, N] = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH'] as const;

const pair = (published: NameResult, given: string, held: string | readonly string[], source: string, because?: string): PublishedPair => ({
  given,
  held,
  published,
  source,
  ...(because !== undefined && { because }),
});

const FORM = 'The form may be all that tells two companies apart; other banks demand it.';

export const PUBLISHED: readonly PublishedPair[] = [
  pair(M, 'ANNA-MARIA HUBER', 'Anna Maria Huber', 'apoBank: case, spaces, hyphens do not count'),
  pair(C, 'Annarita Rossi', 'Anna Rita Rossi', 'ING Italia', 'The letters are the same; apoBank leaves spaces out of the comparison.'),
  pair(C, 'Mario Derossi', 'Mario De Rossi', 'ING Italia', 'The letters are the same; apoBank leaves spaces out of the comparison.'),
  pair(M, 'Jose Garcia', 'José García', 'Tatra banka (topky.sk, 2025-09): accents'),
  pair(M, 'Huber und Söhne GmbH', 'Huber & Söhne GmbH', 'apoBank: &'),
  pair(M, 'Max Mueller', 'Max Müller', 'Convera: ü as ue or u, match or close'),
  pair(C, 'Eva Suess', 'Eva Süß', 'breitenbach-hajar', 'One name in two spellings; `reasons` has SPELLING_OF_LETTERS, where banks differ.'),
  pair(M, 'Nováková Jana', 'Jana Nováková', 'penize.cz: given and family name in another order'),
  pair(
    C,
    'Nováková Jana',
    'Jana Nováková',
    'UniCredit CZ (mesec.cz, 2025-10-06)',
    'Most sources call it a match; `reasons` has WORD_ORDER, where banks differ.',
  ),
  pair(N, 'Autoteile Meier', 'Meier Autoteile', 'a table of a German bank', 'The same words; in doubt a close match.'),
  pair(M, 'Dr. Hans Huber', 'Hans Huber', 'apoBank, Oracle: titles are left out'),
  pair(C, 'Mr J Smith', 'John Smith', 'Ziglu'),
  pair(C, 'D. Erik', 'Daniela Erik', 'sparkasse.at'),
  pair(C, 'Max Huber', 'Max Josef Huber', 'Commerzbank: a second given name missing'),
  pair(
    N,
    'Paul Smith',
    'John Paul Smith',
    'Starling: the second given name for the first',
    'A given name is missing, and some people go by their second.',
  ),
  pair(N, 'Müller', 'Max Müller', 'German banks (press, 2025)'),
  pair(C, 'Müller', 'Max Müller', 'VR Bank', 'Most German banks say no match; another Müller would be paid.'),
  pair(C, 'Toni Rossi', 'Antonio Rossi', 'ING Italia'),
  pair(N, 'Mum', 'Anna Smith', 'Bank of Ireland'),
  pair(N, 'Maman', 'Anne Dupont', 'LCL'),
  pair(C, 'Jon Smith', 'John Smith', 'Qonto'),
  pair(C, 'Uga Rossi', 'Ugo Rossi', 'ING Italia', 'In a name of three letters one letter makes another name.'),
  pair(C, 'Piet Janse', 'Piet Jansen', 'SurePay (tweakers, 2017-02)'),
  pair(M, 'John Smith', ['Anna Smith', 'John Smith'], 'Barclays, Banco de Portugal, apoBank: any one holder'),
  pair(
    C,
    'John Smith',
    ['Anna Smith', 'John Smith'],
    'Commerzbank: the other holder is left out',
    'Others call one of the holders a match; `reasons` has JOINT_ACCOUNT for a text of two.',
  ),
  pair(M, 'Müller Bau', 'Müller Bau GmbH', 'apoBank, UniCredit CZ: the form is left out', FORM),
  pair(C, 'Müller Bau', 'Müller Bau GmbH', 'Commerzbank'),
  pair(
    N,
    'Pavyzdys',
    'UAB Pavyzdys',
    'Lithuanian Banks Association (2025-09): the form is demanded',
    'A word less is no other word: in doubt a close match.',
  ),
  pair(M, 'Foo a.s.', 'Foo s.r.o.', 'Slovak banks that leave forms out', FORM),
  pair(
    C,
    'Acme Trading Consulting',
    'Acme Trading',
    'Commerzbank: a part of the name of a company is missing',
    'Acme Trading and Acme Trading Consulting may be two companies.',
  ),
  pair(N, 'MW GmbH', 'Müller Weber GmbH', 'sparkasse.at: an acronym'),
  pair(
    M,
    'Smith Plumbing',
    'John Smith T/A Smith Plumbing',
    'Co-operative Bank: either side of T/A',
    'Only some banks compare both; `reasons` has TRADING_NAME.',
  ),
  pair(N, 'Müller Bau GmbH', 'Max Müller', 'VR Bank: the firm for its owner'),
  pair(N, 'John Smith', 'Acme Trading Ltd', 'SurePay: a person for an institution'),
  pair(C, 'Ivan Petrov', 'Иван Петров', 'Convera: nearly the same in Latin letters'),
];
