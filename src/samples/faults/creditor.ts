/** Faults in who is paid: name, type, contact, date of birth, tax identifier, documents. */
import { phones, plainNames, wrongTexts } from '../../../rules/samples/faults.js';
import { contentFor, documentOf, generateName, taxIdOf } from '../creditor.js';
import { draftText, draftValue, type SampleDraft, withDraftValue } from '../draft.js';
import { after, change, either, type Fault, type FaultContext, leaveOut, otherDigits, put } from './fault.js';

const NAME = '/creditor/name';
const TYPE = '/creditor/type';
const EMAIL = '/creditor/contactDetails/email';
const PHONE = '/creditor/contactDetails/phone';
const BIRTH = '/creditor/dateOfBirth';
const TAX_ID = '/creditor/taxId';
const DOCUMENTS = '/creditor/documents';

/** The payment with a member that nobody requires, where it can be made up. */
const withMember =
  (pointer: string) =>
  ({ draft, route, random }: FaultContext): SampleDraft | undefined => {
    if (draftValue(draft, pointer) !== undefined) return draft;
    const content = contentFor(pointer, route, random);
    return content === undefined ? undefined : withDraftValue(draft, pointer, content);
  };

/** The name of one type of creditor with the other type. */
const otherName: Fault = ({ draft, route, random }) => {
  const type = draftText(draft, TYPE) === 'BUSINESS' ? 'INDIVIDUAL' : 'BUSINESS';
  const named = (country: string): SampleDraft => withDraftValue(draft, NAME, generateName(country, type, random, false));
  const { ofCountry, companyWithForm, personWithTitle } = plainNames;
  return [
    named(route.country),
    named(ofCountry),
    withDraftValue(draft, NAME, companyWithForm),
    withDraftValue(draft, NAME, personWithTitle),
  ];
};

/** The first document with another value or type. */
const inDocument =
  (variants: (document: SampleDraft, context: FaultContext) => readonly unknown[]): Fault =>
  (context) => {
    const given = draftValue(context.draft, DOCUMENTS);
    const [document] = Array.isArray(given) ? (given as readonly SampleDraft[]) : [documentOf(context.route, context.random)];
    return document === undefined
      ? []
      : variants(document, context).map((each) => withDraftValue(context.draft, DOCUMENTS, Array.isArray(each) ? each : [each]));
  };

const numberIn = (document: SampleDraft): string => draftText(document, '/value');

/** How many pairs are tried: two numbers of one kind are needed, and a country may have several kinds. */
const PAIRS = 12;

/** A document, and a tax identifier with another number. */
const otherDocument: Fault = function* ({ draft, route, random }) {
  for (let pair = 0; pair < PAIRS; pair++) {
    const taxId = taxIdOf(route, random);
    const document = documentOf(route, random);
    if (taxId === undefined || document === undefined) return;
    yield withDraftValue(withDraftValue(draft, TAX_ID, draftText(draft, TAX_ID) || taxId), DOCUMENTS, [document]);
  }
};

/** A tax identifier that the country gives to the other type of creditor. */
const taxIdOfOther: Fault = ({ draft, route, random }) => {
  const creditorType = route.creditorType === 'BUSINESS' ? 'INDIVIDUAL' : 'BUSINESS';
  const values = Array.from({ length: 6 }, () => taxIdOf({ ...route, creditorType }, random));
  return values.flatMap((value) => (value === undefined ? [] : [withDraftValue(draft, TAX_ID, value)]));
};

const repeated = (text: string): string => text.replace(/\d/g, '1');

const shorter = (text: string): readonly string[] => [text.slice(0, -1), `${text}1`, text.slice(0, 4), text.slice(0, 1), `${text}§`];

export const creditorFaults = {
  CREDITOR_INVALID_FORMAT: ({ draft }) => [
    withDraftValue(draft, '/creditor', draftText(draft, NAME)),
    withDraftValue(draft, '/creditor', { ...(draft.creditor as SampleDraft), contactDetails: 'none' }),
  ],
  CREDITOR_TYPE_MISSING: leaveOut(TYPE),
  CREDITOR_TYPE_NOT_SUPPORTED: put(TYPE, 'ROBOT', 'PERSON', 'COMPANY'),
  CREDITOR_NAME_MISSING: leaveOut(NAME),
  CREDITOR_NAME_INVALID_FORMAT: put(NAME, '...', '---', 'Example'),
  CREDITOR_NAME_INVALID_CHARACTERS: change(NAME, (name) => [
    name.replace(' ', '\u200b '),
    `${name} \u{1F600}`,
    `${name}\u0007`,
    `${name} <>`,
  ]),
  CREDITOR_NAME_TOO_LONG: change(NAME, (name) => [`${name} `.repeat(30).trim(), `${name} ${'Exemplary '.repeat(20)}`.trim()]),
  CREDITOR_NAME_SUSPICIOUS: put(NAME, ...wrongTexts.names),
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: ({ draft, random }) => [
    withDraftValue(draft, NAME, random.fill('########')),
    withDraftValue(draft, NAME, draftText(draft, '/creditorAccount/id/value')),
    withDraftValue(draft, NAME, `Ada ${random.fill('##########')}`),
  ],
  CREDITOR_NAME_TYPE_INCONSISTENCY: otherName,
  CREDITOR_EMAIL_MISSING: leaveOut(EMAIL),
  CREDITOR_EMAIL_INVALID_FORMAT: put(EMAIL, 'sample@example', 'sample.example.org', 'sample@'),
  CREDITOR_EMAIL_SUSPICIOUS: put(EMAIL, 'sample@gmial.com', 'sample@hotmial.com'),
  CREDITOR_PHONE_MISSING: leaveOut(PHONE),
  CREDITOR_PHONE_INVALID_FORMAT: put(PHONE, ...wrongTexts.phones),
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY: ({ draft, route }) =>
    phones.filter(([country], at) => at > 0 || country !== route.country).map(([, phone]) => withDraftValue(draft, PHONE, phone)),
  CREDITOR_PHONE_SUSPICIOUS: put(PHONE, '+1 202 555 0123', '+49 30 2222222', '+81 3 7777777'),
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: ({ draft }) => {
    const account = draftText(draft, '/creditorAccount/id/value');
    return [...'0123456789']
      .map((digit) => withDraftValue(draft, PHONE, account.slice(0, -1) + digit))
      .filter((each) => draftText(each, PHONE) !== account);
  },
  CREDITOR_DATE_OF_BIRTH_MISSING: leaveOut(BIRTH),
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: put(BIRTH, '2023-02-29', '17.05.1980'),
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: put(BIRTH, '1850-01-01', '2199-01-01'),
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: put(BIRTH, '1980-05-17'),
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: after(withMember(TAX_ID), put(BIRTH, '1979-11-23', '1966-02-03')),
  CREDITOR_TAX_ID_MISSING: leaveOut(TAX_ID),
  CREDITOR_TAX_ID_INVALID_FORMAT: after(withMember(TAX_ID), change(TAX_ID, shorter)),
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: after(withMember(TAX_ID), change(TAX_ID, otherDigits)),
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: taxIdOfOther,
  CREDITOR_TAX_ID_SUSPICIOUS: either(
    after(
      withMember(TAX_ID),
      change(TAX_ID, (text) => [repeated(text), text.replace(/\d/g, '0'), text.replace(/\d/g, '9')]),
    ),
    put(TAX_ID, '123456789'),
  ),
  CREDITOR_DOCUMENT_MISSING: leaveOut(DOCUMENTS),
  CREDITOR_DOCUMENT_TYPE_MISSING: either(
    inDocument((document) => [{ value: numberIn(document) }]),
    put(DOCUMENTS, [{ value: 'X1234567' }]),
  ),
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: put(DOCUMENTS, [{ type: 'LIBRARY_CARD', value: '17' }]),
  CREDITOR_DOCUMENT_VALUE_MISSING: either(
    inDocument((document) => [{ type: document.type }]),
    put(DOCUMENTS, [{ type: 'PASSPORT' }]),
  ),
  CREDITOR_DOCUMENT_INVALID_FORMAT: inDocument((document) => shorter(numberIn(document)).map((value) => ({ ...document, value }))),
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: inDocument((document, { random }) =>
    [...otherDigits(numberIn(document), random)].map((value) => ({ ...document, value })),
  ),
  CREDITOR_DOCUMENT_DUPLICATE: either(
    inDocument((document) => [[document, document]]),
    put(DOCUMENTS, [
      { type: 'PASSPORT', value: 'X1234567' },
      { type: 'PASSPORT', value: 'X1234567' },
    ]),
  ),
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: otherDocument,
} as const satisfies Readonly<Record<string, Fault>>;
