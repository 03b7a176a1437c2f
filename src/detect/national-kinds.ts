/** The kinds of numbers that belong to accounts of one country: bank identifiers, account numbers, keys that stand for accounts. */

import { creditors } from '../../rules/index/creditors.js';
import type { Fields } from '../../rules/vocabulary/account-form.js';
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { kindsByLabelOnly, kindsWithoutBank } from '../../rules/words/kind-names.js';
import { labels } from '../../rules/words/labels.js';
import { unlabelledAccounts } from '../../rules/words/unlabelled-accounts.js';
import { electronic } from '../characters/text.js';
import { allCountries } from '../identifiers/country/all-countries.js';
import { compileIdentifier, inspectText } from '../identifiers/personal-identifier.js';
import { isInWrittenForm, type Kind, PROOF } from './kind.js';
import { checkDigitsOf, readLocalFields } from './local.js';
import { readProxyAt } from './proxies.js';

/** A Pix key: a random one says so by its form; the others are first of all what they are, so that the label decides. */
const proxyKind = (country: string, { kind = 'PROXY', names }: LabelDeclaration): Kind => ({
  kind,
  country,
  names: names.split(','),
  read: (text) => {
    const value = text.trim();
    const proxy = readProxyAt(value, 0, country);
    if (proxy?.end !== value.length) return undefined;
    if (proxy.type !== 'TAX_ID') return { outcome: 'not-covered', proof: proxy.type === 'ALIAS' ? PROOF.letters : PROOF.digits };
    const readings = (Object.values(creditors).find((rule) => rule.country === country)?.identifiers ?? []).map((identifier) =>
      inspectText(compileIdentifier(identifier), proxy.value, proxy.value),
    );
    const outcome = readings.some((reading) => reading?.outcome === 'passed') ? 'passed' : 'failed';
    return { outcome, proof: PROOF.digits - PROOF.check };
  },
});

/** Numbers of countries: a bank identifier, or an account number that says its bank. */
function nationalKind(country: string, { kind = 'ACCOUNT_NUMBER', meaning, names }: LabelDeclaration): Kind {
  const part = meaning === 'account' ? 'account' : 'bank';
  return {
    kind,
    country,
    names: names.split(','),
    read: (text) => {
      const compiled = allCountries.domestic(country);
      const fields = compiled && readLocalFields(compiled, text, part);
      if (compiled === undefined || fields === undefined) return undefined;
      const hasLetters = /[A-Z]/.test(electronic(text)) && part === 'bank';
      if (!isWhole(meaning, kind, fields)) return undefined;
      return {
        outcome: checkDigitsOf(compiled, fields),
        proof: PROOF.payment + (hasLetters ? PROOF.bic + PROOF.check : 0),
        isWritten: part === 'bank' && isInWrittenForm(country, 'MEMBER_ID', text),
      };
    },
  };
}

/** A number that has a name holds its bank, or its branch where it is that of a branch. */
const isWhole = (meaning: LabelDeclaration['meaning'], kind: string, fields: Fields): boolean =>
  meaning === 'bank' || kindsWithoutBank.includes(kind) || (meaning === 'branch' ? fields.branch : fields.bank) !== undefined;

/** An account number that its check digits prove without a label. `form` is how only it is written. */
const accountKind = (country: string, form: RegExp | undefined): Kind => ({
  kind: 'ACCOUNT_NUMBER',
  country,
  names: [],
  read: (text) => {
    const compiled = allCountries.domestic(country);
    const fields = compiled && readLocalFields(compiled, text, 'account');
    const outcome = compiled && fields && checkDigitsOf(compiled, fields);
    if (outcome !== 'passed') return undefined;
    return { outcome, proof: /\d[-/]\d/.test(text) ? PROOF.payment : 0, isWritten: form?.test(text.trim()) === true };
  },
});

/** Kinds whose form is so wide that only the label says them. */
const isTooWide = ({ kind }: LabelDeclaration): boolean => kind === undefined || kindsByLabelOnly.includes(kind);

export const nationalKinds = (): readonly Kind[] =>
  labels
    .filter((label) => !isTooWide(label))
    .flatMap((label) =>
      (label.countries ?? []).map((country) => (label.meaning === 'proxy' ? proxyKind(country, label) : nationalKind(country, label))),
    );

export const accountKinds = (): readonly Kind[] =>
  Object.entries(unlabelledAccounts).map(([country, groups]) => accountKind(country, groups));
