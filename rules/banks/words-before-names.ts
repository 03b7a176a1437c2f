/**
 * Words before the name of a bank that its short form leaves out: BOG of JSC “Bank of Georgia”, MCB of The Mauritius Commercial Bank. Articles, legal forms
 * that stand first, and “commercial bank” as registers of Eastern Europe shorten it (КБ, АКБ).
 *
 * Common knowledge of the languages, gathered by hand. Small letters, without accents, Cyrillic as it is folded.
 */
export const WORDS_BEFORE_NAMES: ReadonlySet<string> = new Set(
  'the jsc ojsc cjsc pjsc ab as ad ao oao pao zao ooo sc pt cb akb kb'.split(' '),
);
