/** The page in English. The other languages have the same members: the compiler compares them with this one. */
export const en = {
  language: 'Language',
  loading: 'One moment …',

  recipients: 'Recipients',
  intro: 'The people and companies you can pay.',
  none: 'No recipients yet',
  noneHint: 'Add the first one. The details are checked while you type, so that payments arrive.',
  add: 'Add recipient',
  change: 'Change',
  remove: 'Delete',
  makeDefault: 'Make default',
  isDefault: 'Default for {currency}',
  unnamed: 'Without a name',
  search: 'Search recipients',
  searchHint: 'Name, last digits of the account, country or currency',
  found: '{count} of {total} recipients',
  noneFound: 'No recipient matches your search.',
  showMore: 'Show more',
  back: 'Back to {host}',

  addTitle: 'Add recipient',
  changeTitle: 'Change recipient',
  where: 'Where the money goes',
  country: 'Country of the account',
  chooseCountry: 'Choose a country',
  method: 'How it is paid',
  currency: 'Currency',
  type: 'Who receives it',
  details: 'Details',
  givenAs: 'Account details',
  and: '{one} and {other}',
  more: 'More details',
  optional: 'optional',
  choose: 'Please choose',
  example: 'Example: {example}',
  didYouMean: 'Did you mean {text}?',
  use: 'Use this',
  bank: 'Bank',
  save: 'Save recipient',
  saving: 'Saving …',
  next: 'Continue',
  reviewTitle: 'Check before you save',
  reviewIntro: 'Compare these details with what the recipient gave you.',
  cancel: 'Cancel',

  picker: {
    likely: 'Suggested',
    all: 'All countries',
    found: 'Suggestions: {count}',
    none: 'Nothing found.',
    bank: 'Type the name of the bank, or its code.',
  },

  check: 'Please check these details',
  missing: 'Please fill this in.',
  wrong: 'Please check this.',
  noCountries: 'There is no country to choose here.',

  added: '{name} was added.',
  changed: '{name} was changed.',
  removed: '{name} was deleted.',
  madeDefault: '{name} is now the default for {currency}.',

  removeTitle: 'Delete {name}?',
  removeText: 'This recipient can then no longer be paid. It cannot be undone.',

  network: 'The service did not answer. Check your connection, then try again.',
  server: 'Something went wrong on our side. Please try again in a moment.',
  absent: 'This recipient no longer exists.',
  again: 'Try again',
  overTitle: 'Your session has ended',
  overText: 'For your safety this page closes after a while. Go back and open it again; what was saved is safe.',
  ending: {
    title: 'Your session ends at {time}',
    more: 'Do you need more time? Nothing that you have typed is lost if you stay.',
    last: 'It cannot be made longer. Please save what you have typed.',
    stay: 'Stay here',
    dismiss: 'Not now',
    understood: 'OK',
  },
  closedTitle: 'This page cannot be opened like this',
  closedText: 'It opens from the page that you came from. Go back there and open it again.',

  refusals: {
    COUNTRY_NOT_ALLOWED: 'Accounts in this country are not available here.',
    RECIPIENT_TYPE_NOT_ALLOWED: 'This type of recipient is not available here.',
    RECIPIENTS_LIMIT_REACHED: 'You have as many recipients as there may be. Delete one first.',
    VALUE_TOO_LONG: 'This is too long. Please shorten it.',
    RECIPIENT_TOO_LARGE: 'There is too much in these details. Please leave something out.',
  },
  bankAccount: 'Bank account',
  fields: {
    documentType: 'Document',
    documentNumber: 'Number of the document',
  },
  documentTypes: { NATIONAL_ID: 'Identity card', PASSPORT: 'Passport', DRIVERS_LICENCE: 'Driving licence' },
} as const;

type Same<Value> = Value extends string ? string : { readonly [Name in keyof Value]: Same<Value[Name]> };

/** The texts of the page in some language. */
export type Texts = Same<typeof en>;
