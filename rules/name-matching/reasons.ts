/**
 * Why two names match, or do not, in English, for a clerk, and whether banks are known to judge it differently.
 *
 * The gotcha: a text says what was found, and not what to do: what a close match means is the bank's decision.
 *
 * @see docs/names.md for what schemes and banks say about each
 */

export const REASON_TEXTS = {
  SAME: ['The names are the same, but for case, accents, punctuation and spaces.', false],
  SPELLING_OF_LETTERS: ['An umlaut or another letter with a mark is written in two ways. Some banks call that a close match.', true],
  MARKS: ['A letter has one mark in one name, and another in the other.', true],
  SIGN: ['A sign, such as # or @, is in one name only.', false],
  SPACING: ['A name is written as one word and as two.', false],
  WORD_ORDER: ['The words stand in another order. Some banks call that a close match.', true],
  TITLE: ['A title or salutation was left out. Some banks compare it.', true],
  SALUTATION: ['One name is a man’s and the other one a woman’s, by their salutations.', true],
  DOUBTFUL_TITLE: ['A word that was left out may be a title, or a name.', true],
  ARTICLE: ['An article was left out.', false],
  CONNECTOR: ['“and” is written in another way, or missing.', false],
  LEGAL_FORM_SPELLING: ['The legal form is written in another way.', false],
  LEGAL_FORM_MISSING: [
    'One name has a legal form, the other one has none. Some banks leave forms out of the comparison, others demand them.',
    true,
  ],
  LEGAL_FORM_OTHER: ['The names have different legal forms: they may be two companies.', true],
  INITIAL: ['An initial stands for a name.', false],
  FAMILIAR: ['A familiar form stands for the full name.', false],
  SPELLING: ['A name is written in another usual spelling.', false],
  SOUND: ['Two words sound alike.', false],
  SLIP: ['A word differs by a slip of the keyboard.', false],
  ABBREVIATION: ['A word is abbreviated.', false],
  CUT_OFF: ['A name ends within a word, at the length of a field: the rest of it was cut off.', true],
  LOOK_ALIKE: ['A letter of another script stands where one that looks the same belongs.', false],
  TRANSLITERATION: ['The names are written in different scripts, and sound alike.', true],
  NAME_MISSING: ['A name is missing on one side.', true],
  PARTICLE_MISSING: ['A small word of the name, such as “van”, is missing.', false],
  GENERATION: ['“Junior” or “senior” is missing: father and son may have accounts.', true],
  SUFFIX: ['A degree behind the name was left out.', false],
  JOINT_ACCOUNT: ['The account has several holders, and this is one of them.', true],
  HOLDER_MISSING: ['Two holders were given, and not all of them are held.', true],
  TRADING_NAME: ['One name has a trading name beside the legal one. Some banks compare either.', true],
  OTHER_WORD: ['The names have different words.', false],
  ONE_NAME_ALONE: ['Only one name of several is the same.', false],
  TOO_DIFFERENT: ['The names differ in more than one place.', false],
  ACCOUNT_NUMBER: ['One of them is a number, and no name.', false],
  NOTHING_TO_COMPARE: ['There is no name to compare.', false],
  SCRIPTS: ['The names are written in scripts that cannot be held against each other.', false],
  TOO_LONG: ['The names are too long to be compared word by word.', false],
} as const;
