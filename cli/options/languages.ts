/** The languages of the command line, each read when it is asked for. Written by `npm run indexes`. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { DayTexts } from '../../rules/vocabulary/day-texts.js';
import type { HelpTexts } from '../../rules/vocabulary/help-texts.js';
import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { Messages } from '../../src/messages/describe.js';

export interface LanguageTexts {
  readonly messages: () => Promise<Messages>;
  readonly report: () => Promise<ReportTexts>;
  readonly cli: () => Promise<CliTexts>;
  readonly returns: () => Promise<ReturnTexts>;
  readonly payees: () => Promise<PayeeTexts>;
  readonly days: () => Promise<DayTexts>;
  readonly lookups: () => Promise<LookupTexts>;
  /** None of English, which stands with the declarations of the options. */
  readonly help: () => Promise<HelpTexts | undefined>;
}

export const languages: Readonly<Record<Language, LanguageTexts>> = {
  en: {
    messages: async () => (await import('../../rules/texts/en/alerts.js')).en,
    report: async () => (await import('../../rules/texts/en/report.js')).en,
    cli: async () => (await import('../../rules/texts/en/cli.js')).en,
    returns: async () => (await import('../../rules/texts/en/returns.js')).en,
    payees: async () => (await import('../../rules/texts/en/payees.js')).en,
    days: async () => (await import('../../rules/texts/en/days.js')).en,
    lookups: async () => (await import('../../rules/texts/en/lookups.js')).en,
    help: async () => undefined,
  },
  ar: {
    messages: async () => (await import('../../rules/texts/ar/alerts.js')).ar,
    report: async () => (await import('../../rules/texts/ar/report.js')).ar,
    cli: async () => (await import('../../rules/texts/ar/cli.js')).ar,
    returns: async () => (await import('../../rules/texts/ar/returns.js')).ar,
    payees: async () => (await import('../../rules/texts/ar/payees.js')).ar,
    days: async () => (await import('../../rules/texts/ar/days.js')).ar,
    lookups: async () => (await import('../../rules/texts/ar/lookups.js')).ar,
    help: async () => (await import('../../rules/texts/ar/help.js')).ar,
  },
  de: {
    messages: async () => (await import('../../rules/texts/de/alerts.js')).de,
    report: async () => (await import('../../rules/texts/de/report.js')).de,
    cli: async () => (await import('../../rules/texts/de/cli.js')).de,
    returns: async () => (await import('../../rules/texts/de/returns.js')).de,
    payees: async () => (await import('../../rules/texts/de/payees.js')).de,
    days: async () => (await import('../../rules/texts/de/days.js')).de,
    lookups: async () => (await import('../../rules/texts/de/lookups.js')).de,
    help: async () => (await import('../../rules/texts/de/help.js')).de,
  },
  es: {
    messages: async () => (await import('../../rules/texts/es/alerts.js')).es,
    report: async () => (await import('../../rules/texts/es/report.js')).es,
    cli: async () => (await import('../../rules/texts/es/cli.js')).es,
    returns: async () => (await import('../../rules/texts/es/returns.js')).es,
    payees: async () => (await import('../../rules/texts/es/payees.js')).es,
    days: async () => (await import('../../rules/texts/es/days.js')).es,
    lookups: async () => (await import('../../rules/texts/es/lookups.js')).es,
    help: async () => (await import('../../rules/texts/es/help.js')).es,
  },
  fr: {
    messages: async () => (await import('../../rules/texts/fr/alerts.js')).fr,
    report: async () => (await import('../../rules/texts/fr/report.js')).fr,
    cli: async () => (await import('../../rules/texts/fr/cli.js')).fr,
    returns: async () => (await import('../../rules/texts/fr/returns.js')).fr,
    payees: async () => (await import('../../rules/texts/fr/payees.js')).fr,
    days: async () => (await import('../../rules/texts/fr/days.js')).fr,
    lookups: async () => (await import('../../rules/texts/fr/lookups.js')).fr,
    help: async () => (await import('../../rules/texts/fr/help.js')).fr,
  },
  it: {
    messages: async () => (await import('../../rules/texts/it/alerts.js')).it,
    report: async () => (await import('../../rules/texts/it/report.js')).it,
    cli: async () => (await import('../../rules/texts/it/cli.js')).it,
    returns: async () => (await import('../../rules/texts/it/returns.js')).it,
    payees: async () => (await import('../../rules/texts/it/payees.js')).it,
    days: async () => (await import('../../rules/texts/it/days.js')).it,
    lookups: async () => (await import('../../rules/texts/it/lookups.js')).it,
    help: async () => (await import('../../rules/texts/it/help.js')).it,
  },
  ja: {
    messages: async () => (await import('../../rules/texts/ja/alerts.js')).ja,
    report: async () => (await import('../../rules/texts/ja/report.js')).ja,
    cli: async () => (await import('../../rules/texts/ja/cli.js')).ja,
    returns: async () => (await import('../../rules/texts/ja/returns.js')).ja,
    payees: async () => (await import('../../rules/texts/ja/payees.js')).ja,
    days: async () => (await import('../../rules/texts/ja/days.js')).ja,
    lookups: async () => (await import('../../rules/texts/ja/lookups.js')).ja,
    help: async () => (await import('../../rules/texts/ja/help.js')).ja,
  },
  nl: {
    messages: async () => (await import('../../rules/texts/nl/alerts.js')).nl,
    report: async () => (await import('../../rules/texts/nl/report.js')).nl,
    cli: async () => (await import('../../rules/texts/nl/cli.js')).nl,
    returns: async () => (await import('../../rules/texts/nl/returns.js')).nl,
    payees: async () => (await import('../../rules/texts/nl/payees.js')).nl,
    days: async () => (await import('../../rules/texts/nl/days.js')).nl,
    lookups: async () => (await import('../../rules/texts/nl/lookups.js')).nl,
    help: async () => (await import('../../rules/texts/nl/help.js')).nl,
  },
  pl: {
    messages: async () => (await import('../../rules/texts/pl/alerts.js')).pl,
    report: async () => (await import('../../rules/texts/pl/report.js')).pl,
    cli: async () => (await import('../../rules/texts/pl/cli.js')).pl,
    returns: async () => (await import('../../rules/texts/pl/returns.js')).pl,
    payees: async () => (await import('../../rules/texts/pl/payees.js')).pl,
    days: async () => (await import('../../rules/texts/pl/days.js')).pl,
    lookups: async () => (await import('../../rules/texts/pl/lookups.js')).pl,
    help: async () => (await import('../../rules/texts/pl/help.js')).pl,
  },
  pt: {
    messages: async () => (await import('../../rules/texts/pt/alerts.js')).pt,
    report: async () => (await import('../../rules/texts/pt/report.js')).pt,
    cli: async () => (await import('../../rules/texts/pt/cli.js')).pt,
    returns: async () => (await import('../../rules/texts/pt/returns.js')).pt,
    payees: async () => (await import('../../rules/texts/pt/payees.js')).pt,
    days: async () => (await import('../../rules/texts/pt/days.js')).pt,
    lookups: async () => (await import('../../rules/texts/pt/lookups.js')).pt,
    help: async () => (await import('../../rules/texts/pt/help.js')).pt,
  },
  'pt-BR': {
    messages: async () => (await import('../../rules/texts/pt-BR/alerts.js')).ptBR,
    report: async () => (await import('../../rules/texts/pt-BR/report.js')).ptBR,
    cli: async () => (await import('../../rules/texts/pt-BR/cli.js')).ptBR,
    returns: async () => (await import('../../rules/texts/pt-BR/returns.js')).ptBR,
    payees: async () => (await import('../../rules/texts/pt-BR/payees.js')).ptBR,
    days: async () => (await import('../../rules/texts/pt-BR/days.js')).ptBR,
    lookups: async () => (await import('../../rules/texts/pt-BR/lookups.js')).ptBR,
    help: async () => (await import('../../rules/texts/pt-BR/help.js')).ptBR,
  },
  sv: {
    messages: async () => (await import('../../rules/texts/sv/alerts.js')).sv,
    report: async () => (await import('../../rules/texts/sv/report.js')).sv,
    cli: async () => (await import('../../rules/texts/sv/cli.js')).sv,
    returns: async () => (await import('../../rules/texts/sv/returns.js')).sv,
    payees: async () => (await import('../../rules/texts/sv/payees.js')).sv,
    days: async () => (await import('../../rules/texts/sv/days.js')).sv,
    lookups: async () => (await import('../../rules/texts/sv/lookups.js')).sv,
    help: async () => (await import('../../rules/texts/sv/help.js')).sv,
  },
  tr: {
    messages: async () => (await import('../../rules/texts/tr/alerts.js')).tr,
    report: async () => (await import('../../rules/texts/tr/report.js')).tr,
    cli: async () => (await import('../../rules/texts/tr/cli.js')).tr,
    returns: async () => (await import('../../rules/texts/tr/returns.js')).tr,
    payees: async () => (await import('../../rules/texts/tr/payees.js')).tr,
    days: async () => (await import('../../rules/texts/tr/days.js')).tr,
    lookups: async () => (await import('../../rules/texts/tr/lookups.js')).tr,
    help: async () => (await import('../../rules/texts/tr/help.js')).tr,
  },
};
