import { expect, test } from 'vitest';
import { compareNames, type NameResult } from '../../src/names.js';

type Row = readonly [given: string, held: string, result: NameResult, country?: string];

/** Pairs that show one cause each. The names are made up. */
const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'a street in the name of a community of owners': [
    ['WEG Hauptstr. 5', 'WEG Hauptstraße 5', 'CLOSE_MATCH'],
    ['WEG Berliner Str. 5', 'WEG Berliner Straße 5', 'CLOSE_MATCH'],
    ['VvE Dorpsstr. 12', 'VvE Dorpsstraat 12', 'CLOSE_MATCH'],
    ['12 Park Rd Management Ltd', '12 Park Road Management Ltd', 'CLOSE_MATCH'],
    ['WEG Hauptstr. 5', 'WEG Hauptstraße 6', 'NO_MATCH'],
    ['WEG Lindenstr. 5', 'WEG Lindenweg 5', 'NO_MATCH'],
    ['Peter Weg', 'Anna Weg', 'NO_MATCH'],
  ],
  'the state of a company behind its form': [
    ['Beispiel GmbH i.L.', 'Beispiel GmbH', 'CLOSE_MATCH'],
    ['Beispiel GmbH i. L.', 'Beispiel GmbH', 'CLOSE_MATCH'],
    ['Beispiel GmbH i.G.', 'Beispiel GmbH', 'CLOSE_MATCH'],
    ['Esempio S.r.l. in liquidazione', 'Esempio S.r.l.', 'CLOSE_MATCH'],
    ['Esempio S.p.A. a socio unico', 'Esempio S.p.A.', 'CLOSE_MATCH'],
    ['Przykład Sp. z o.o. w likwidacji', 'Przykład Sp. z o.o.', 'CLOSE_MATCH'],
    ['Example IL LLC', 'Example LLC', 'NO_MATCH'],
    ['Example I.G. Ltd', 'Example Ltd', 'NO_MATCH'],
  ],
  'the name that a company had': [
    ['Acme Ltd (formerly Zap Ltd)', 'Acme Ltd', 'CLOSE_MATCH'],
    ['Acme Ltd (formerly Zap Ltd)', 'Zap Ltd', 'CLOSE_MATCH'],
    ['Zap GmbH (vormals Acme GmbH)', 'Zap GmbH', 'CLOSE_MATCH'],
    ['Acme Ltd (formerly Zap Ltd)', 'Bop Ltd', 'NO_MATCH'],
  ],
  'letters of a company that stand apart': [
    ['A B C Ltd', 'ABC Ltd', 'MATCH'],
    ['J R R Smith Ltd', 'J.R.R. Smith Ltd', 'MATCH'],
    ['H&M Exempel AB', 'H and M Exempel AB', 'MATCH'],
    ['A & B C D Ltd', 'A & BCD Ltd', 'MATCH'],
    ['A B C Ltd', 'ABD Ltd', 'NO_MATCH'],
    ['T H E Shop Ltd', 'The Shop Ltd', 'CLOSE_MATCH'],
  ],
  'a family name of three words': [
    ['Jan Vanderberg', 'Jan van der Berg', 'MATCH'],
    ['Maria Delacruz', 'Maria de la Cruz', 'MATCH'],
    ['Anamarialuisa Gil', 'Ana Maria Luisa Gil', 'CLOSE_MATCH'],
    ['Vanderberg Ltd', 'Van der Berg Ltd', 'MATCH'],
  ],
  'forms that stand before the name in France, Belgium and the Netherlands': [
    ['SELARL Dupont', 'Dupont SELARL', 'MATCH'],
    ['SASU Exemple', 'Exemple SASU', 'MATCH'],
    ['SNC Martin', 'Martin SNC', 'MATCH'],
    ['BVBA Peeters', 'Peeters BVBA', 'MATCH'],
    ['V.O.F. Bakker', 'Bakker VOF', 'MATCH'],
    ['SNC Martin', 'SNC Durand', 'NO_MATCH'],
  ],
  'forms and salutations in other scripts': [
    ['㈜한빛', '한빛 주식회사', 'MATCH'],
    ['(주)한빛', '주식회사 한빛', 'MATCH'],
    ['㈱田中', '田中株式会社', 'MATCH'],
    ['㈜한빛', '㈜한국', 'NO_MATCH'],
    ['นายสมชาย ใจดี', 'สมชาย ใจดี', 'MATCH'],
    ['นางมาลี ใจดี', 'นายมาลี ใจดี', 'CLOSE_MATCH'],
    ['นายสมชาย ใจดี', 'สมศรี ใจดี', 'NO_MATCH'],
    ['Ђорђе Ђоковић', 'Đorđe Đoković', 'CLOSE_MATCH'],
  ],
  'names of fathers and grandfathers': [
    ['Ahmed Hassan', 'Hassan Ahmed', 'CLOSE_MATCH', 'EG'],
    ['Ahmed Hassan Ali', 'Ali Ahmed Hassan', 'CLOSE_MATCH', 'SA'],
    ['Dupont Jean', 'Jean Dupont', 'MATCH', 'FR'],
  ],
  'a given name that is a legal form somewhere': [
    ['Pat Murphy', 'Patrick Murphy', 'CLOSE_MATCH'],
    ['Murphy Pat', 'Pat Murphy', 'MATCH'],
    ['Mei Chen', 'Chen Mei', 'MATCH'],
    ['Lind Åsa', 'Åsa Lind', 'MATCH'],
    ['Pat Murphy', 'Anna Murphy', 'NO_MATCH'],
    ['SIA Alfa Beta', 'SIA Alfa', 'NO_MATCH'],
  ],
  'what firms in Turkey abbreviate': [['Örnek San. ve Tic. A.Ş.', 'Örnek Sanayi ve Ticaret A.Ş.', 'CLOSE_MATCH']],
  churches: [
    ['Ev. Kirchengemeinde Musterstadt', 'Evangelische Kirchengemeinde Musterstadt', 'CLOSE_MATCH'],
    ['Kath. Kirchengemeinde Musterstadt', 'Ev. Kirchengemeinde Musterstadt', 'NO_MATCH'],
  ],
};

for (const [group, rows] of Object.entries(GROUPS)) {
  test.each(rows.map((row) => [...row] as const))(`${group}: %s against %s is %s`, (given, held, result, country?: string) =>
    expect(compareNames(given, held, country === undefined ? {} : { country }).result).toBe(result),
  );
}
