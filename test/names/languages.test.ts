import { expect, test } from 'vitest';
import { compareNames, type NameResult } from '../../src/names.js';

type Row = readonly [given: string, held: string, result: NameResult, country?: string];

/** Pairs that show what one language or country does. The names are made up. */
const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'two people whose names a link turns round': [
    ['Murugan a/l Ramasamy', 'Ramasamy a/l Murugan', 'CLOSE_MATCH', 'MY'],
    ['Murugan a/l Ramasamy', 'Murugan A/L Ramasamy', 'MATCH', 'MY'],
    ['Elçin Məmməd oğlu', 'Məmməd Elçin oğlu', 'CLOSE_MATCH', 'AZ'],
    ['Nagy Jánosné Kiss Éva', 'Kiss Jánosné Nagy Éva', 'CLOSE_MATCH', 'HU'],
    ['Salah al-Din Omar', 'Omar al-Din Salah', 'CLOSE_MATCH'],
    ['Omar Salah al-Din', 'Salah al-Din Omar', 'MATCH'],
    ['Anna Berg geb. Holm', 'Anna Holm geb. Berg', 'CLOSE_MATCH', 'DE'],
    ['Berg geb. Holm, Anna', 'Anna Berg geb. Holm', 'MATCH', 'DE'],
    ['Marc René Dubois', 'René Marc Dubois', 'CLOSE_MATCH', 'FR'],
  ],
  'family names and words that are legal forms elsewhere': [
    ['Piet Vos', 'Vos Piet', 'MATCH', 'NL'],
    ['Piet VOS', 'P. Vos', 'CLOSE_MATCH', 'NL'],
    ['Wei Ming TEO', 'Teo Wei Ming', 'MATCH', 'SG'],
    ['Marta Solé', 'M. Solé', 'CLOSE_MATCH', 'ES'],
    ['Marta Solé', 'Marta', 'NO_MATCH', 'ES'],
    ['Dub v.o.s.', 'Dub', 'CLOSE_MATCH', 'CZ'],
    ['Scoop Media', 'Media Scoop', 'CLOSE_MATCH'],
    ['Scoop Media Ltd', 'Media Ltd', 'NO_MATCH', 'GB'],
    ['Berlin Real Estate', 'Berlin Real', 'NO_MATCH'],
    ['Estate of John Hill', 'John Hill Estate', 'NO_MATCH'],
    ['Day Spa Ltd', 'Day Ltd', 'NO_MATCH', 'GB'],
    ['Ambulances Est SARL', 'Ambulances SARL', 'NO_MATCH', 'FR'],
    ['Noor Est.', 'Noor Establishment', 'MATCH', 'AE'],
  ],
  'Korean names in Latin letters': [
    ['Kim Young-ho', 'Kim Yeong Ho', 'CLOSE_MATCH'],
    ['Lee Min-jung', 'Yi Minjeong', 'CLOSE_MATCH'],
    ['Choi Eun-kyung', 'Choe Eun Gyeong', 'CLOSE_MATCH'],
    ['김영호', 'Kim Young Ho', 'CLOSE_MATCH'],
    ['이민정', 'Lee Min Jung', 'CLOSE_MATCH'],
    ['365약국', '365 Yakguk', 'CLOSE_MATCH'],
    ['Kim Min-su', 'Kim Min-seo', 'NO_MATCH'],
    ['Kim Min-ji', 'Kim Min-ho', 'NO_MATCH'],
    ['김영호', 'Kim Young Su', 'NO_MATCH'],
  ],
  'long vowels of Japanese': [
    ['Kouhei Kondou', 'Kohei Kondo', 'CLOSE_MATCH'],
    ['Kōhei Kondō', 'Kouhei Kondoh', 'CLOSE_MATCH'],
    ['Oono Yuuko', 'Ono Yuko', 'CLOSE_MATCH'],
    ['Oda Yuko', 'Ono Yuko', 'NO_MATCH'],
  ],
  'е behind a vowel': [
    ['Алиев Рашид', 'Rashid Aliyev', 'CLOSE_MATCH'],
    ['Алиев Рашид', 'Rashid Aliyeva', 'NO_MATCH'],
  ],
  'familiar and short forms': [
    ['Ben Miller', 'Benjamin Miller', 'CLOSE_MATCH'],
    ['Horváth Zsuzsanna', 'Horváth Zsuzsa', 'CLOSE_MATCH', 'HU'],
    ['Juhani Virtanen', 'Jussi Virtanen', 'CLOSE_MATCH', 'FI'],
    ['Wm. Smith & Sons Ltd', 'William Smith & Sons Ltd', 'CLOSE_MATCH', 'GB'],
    ['Ma Trading Ltd', 'Maria Trading Ltd', 'NO_MATCH', 'GB'],
    ['Hnos. Ruiz C.B.', 'Hermanos Ruiz, Comunidad de Bienes', 'CLOSE_MATCH', 'ES'],
    ['Ayto. de Getafe', 'Ayuntamiento de Getafe', 'CLOSE_MATCH', 'ES'],
    ['De Vries & Zn.', 'De Vries & Zonen', 'CLOSE_MATCH', 'NL'],
    ['Parafia św. Jana', 'Parafia Świętego Jana', 'CLOSE_MATCH', 'PL'],
  ],
  'titles and forms of more countries': [
    ['Dra. Sri Wahyuni', 'Sri Wahyuni', 'MATCH', 'ID'],
    ['Tóth Gábor dr.', 'Tóth Gábor', 'MATCH', 'HU'],
    ['MTÜ Päike', 'Mittetulundusühing Päike', 'MATCH', 'EE'],
    ['Günəş MMC', 'Günəş Məhdud Məsuliyyətli Cəmiyyəti', 'MATCH', 'AZ'],
    ['Lang & Weber PartGmbB', 'Lang und Weber Partnerschaftsgesellschaft mit beschränkter Berufshaftung', 'MATCH', 'DE'],
    ['Lang GmbH in Gründung', 'Lang GmbH i. Gr.', 'MATCH', 'DE'],
    ['Talleres Ruiz S.Coop.', 'Talleres Ruiz Sociedad Cooperativa', 'MATCH', 'ES'],
    ['PT Maju (Persero) Tbk', 'PT Maju Tbk', 'CLOSE_MATCH', 'ID'],
    ['Noor Trading SPC', 'Noor Trading WLL', 'CLOSE_MATCH', 'BH'],
    ['Thabo Trading NPC', 'Thabo Trading NPO', 'CLOSE_MATCH', 'ZA'],
  ],
  'an article before a syllable that may be Vietnamese': [
    ['The Anh Trading', 'Anh Trading', 'CLOSE_MATCH'],
    ['The Hung Logistics', 'Hung Logistics', 'CLOSE_MATCH', 'VN'],
    ['The Sun Trading', 'Sun Trading', 'MATCH', 'GB'],
    ['The Oak Trading', 'Oak Trading', 'MATCH'],
  ],
  'an article before one word of business': [
    ['Das Autohaus', 'Autohaus', 'MATCH', 'DE'],
    ['Der Blumenladen', 'Blumenladen', 'MATCH', 'DE'],
    ['Das Autohaus', 'Autohaus', 'CLOSE_MATCH', 'IN'],
  ],
  'two letters that are a legal form elsewhere': [
    ['A+B Bau', 'AB Bau', 'CLOSE_MATCH', 'DE'],
    ['A & B Bau GmbH', 'AB Bau GmbH', 'CLOSE_MATCH', 'DE'],
    ['A+C Bau', 'AB Bau', 'NO_MATCH', 'DE'],
    ['MB Ąžuolas', 'Azuolas MB', 'MATCH', 'LT'],
    ['MB Ąžuolas', 'Azuolas MB', 'CLOSE_MATCH', 'GB'],
  ],
  'holders who may each use the account': [
    ['P. Jansen', 'A. de Boer e/o P. Jansen', 'MATCH', 'NL'],
    ['Juan Gil', 'Eva Soto y/o Juan Gil', 'MATCH', 'ES'],
    ['Otto Lang', 'Eva Berg und/oder Otto Lang', 'MATCH', 'DE'],
    ['Otto Berg', 'Eva Berg und/oder Otto Lang', 'CLOSE_MATCH', 'DE'],
    ['Max Vogt', 'Eva Berg und/oder Otto Lang', 'NO_MATCH', 'DE'],
  ],
  'an initial of several missing': [
    ['P. Jansen', 'P.J. Jansen', 'CLOSE_MATCH', 'NL'],
    ['J. Jansen', 'P.J. Jansen', 'NO_MATCH', 'NL'],
    ['LI MING', 'LIN MING', 'NO_MATCH'],
  ],
  'compounds of German and Dutch': [
    ['Hausverw. Peters GmbH', 'Hausverwaltung Peters GmbH', 'CLOSE_MATCH', 'DE'],
    ['Wohnbauges. Nord', 'Wohnbaugesellschaft Nord', 'CLOSE_MATCH', 'DE'],
    ['Wohnbaugesellschaft Kern', 'Kern Wohnbaugesellschaft', 'CLOSE_MATCH', 'DE'],
    ['Zahnarztpraxis Dr. Kern', 'Dr. Kern Zahnarztpraxis', 'MATCH', 'DE'],
    ['Hausverw. Peters GmbH', 'Hausmeister Peters GmbH', 'NO_MATCH', 'DE'],
  ],
  'abbreviations of associations and of trade': [
    ['Oak Homeowners Assn', 'Oak Homeowners Association', 'MATCH', 'US'],
    ['Oak Fdn', 'Oak Foundation', 'MATCH', 'US'],
    ['Ver. van Eigenaars Parklaan', 'Vereniging van Eigenaars Parklaan', 'MATCH', 'NL'],
    ['Muñoz y Cía. S.A.', 'Muñoz y Compañía SA', 'CLOSE_MATCH', 'ES'],
    ['Alvorada Ind. e Com. Ltda', 'Alvorada Indústria e Comércio Ltda', 'CLOSE_MATCH', 'BR'],
    ['Inv. Sol SpA', 'Inversiones Sol SpA', 'CLOSE_MATCH', 'CL'],
  ],
  'a mark of a trade': [
    ['Acme™ Ltd', 'Acme Ltd', 'MATCH'],
    ['Acme™ Ltd', 'Acme TM Ltd', 'NO_MATCH'],
  ],
};

for (const [group, rows] of Object.entries(GROUPS)) {
  test.each(rows.map((row) => [...row] as const))(`${group}: %s against %s is %s`, (given, held, result, country?: string) =>
    expect(compareNames(given, held, country === undefined ? {} : { country }).result).toBe(result),
  );
}
