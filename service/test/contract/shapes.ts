/**
 * The resources of the interface, written down from its tables: names, types, and nothing else.
 *
 * A shape is the pattern of a text, a type of JSON, a list of one shape, or an object of shapes, whose names end in `?` where they may be absent.
 */

export type Shape = RegExp | 'string' | 'boolean' | readonly [Shape] | { readonly [name: string]: Shape };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const COUNTRY = /^[A-Z]{2,2}$/;
const CURRENCY = /^[A-Z]{3,3}$/;

/** The recipient methods. */
const METHODS = [
  ...['BANK_ACCOUNT', 'BPAY', 'INTERAC', 'ALIPAY', 'FPS_ID', 'MPESA', 'PAYGATE', 'DUITNOW', 'GOPAY', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY'],
  ...['PAYMAYA', 'GCASH', 'GRABPAY', 'STARPAY', 'BAYAD', 'TAYOCASH', 'JUANCASH', 'UNIONPAY_CARD'],
];

const ADDRESS_MEMBERS = [
  ...['country', 'addressLine1', 'addressLine2', 'addressLine3', 'department', 'streetName', 'buildingNumber', 'buildingName', 'floor'],
  ...['room', 'townName', 'townLocationName', 'districtName', 'postBox', 'postCode', 'countrySubdivision'],
];

const address: Shape = Object.fromEntries(ADDRESS_MEMBERS.map((name) => [`${name}?`, 'string' as const]));
const typed: Shape = { value: 'string', type: 'string' };
const agent: Shape = { 'bic?': 'string', 'clearingSystemMemberId?': { memberId: 'string' }, 'branchId?': 'string' };
const bic: Shape = { 'bic?': 'string' };

export const validationResult: Shape = { status: /^(OK|ALERT)$/, alerts: [{ code: /^[A-Z][A-Z0-9_]*$/ }] };

export const enrichmentResult: Shape = {
  enrichments: {
    'creditorAgent?': {
      'name?': 'string',
      'address?': address,
      'bic?': 'string',
      'clearingSystemMemberId?': { memberId: 'string' },
      'logo?': 'string',
    },
    'creditorAccount?': { ids: [typed] },
    'intermediaryAgent1?': bic,
    'intermediaryAgent2?': bic,
    'intermediaryAgent3?': bic,
    'settlementInformation?': { settlementSystems: ['string'] },
  },
};

export const recipient: Shape = {
  id: UUID,
  country: COUNTRY,
  currency: CURRENCY,
  method: new RegExp(`^(${METHODS.join('|')})$`),
  isDefault: 'boolean',
  'creditor?': {
    'name?': 'string',
    'address?': address,
    'contactDetails?': { 'email?': 'string', 'phone?': 'string' },
    'dateOfBirth?': /^\d{4}-\d\d-\d\d$/,
    'taxId?': 'string',
    'documents?': [typed],
    'type?': 'string',
  },
  'creditorAccount?': { 'id?': typed, 'type?': 'string' },
  'creditorAgent?': agent,
};

export const session: Shape = { id: UUID, url: 'string' };

export const subscription: Shape = {
  id: UUID,
  createdDate: DATE_TIME,
  enabled: 'boolean',
  title: 'string',
  url: 'string',
  events: ['string'],
  secret: 'string',
};

export const subscriptionState: Shape = {
  id: UUID,
  enabled: 'boolean',
  'disabledDate?': DATE_TIME,
  'disabledReason?': /^[A-Z][A-Z_]*$/,
  'failingSinceDate?': DATE_TIME,
  'previousSecretExpiresDate?': DATE_TIME,
};

export const delivery: Shape = {
  id: UUID,
  subscriptionId: UUID,
  state: /^(PENDING|DELIVERED|FAILED)$/,
  event: { id: UUID, createdDate: DATE_TIME, eventType: /^[A-Z]+_[A-Z]+$/ },
  attempts: [{ date: DATE_TIME, 'status?': /^\d{3}$/, 'error?': /^[A-Z][A-Z0-9_]*$/, milliseconds: /^\d{1,6}$/ }],
  'nextAttemptDate?': DATE_TIME,
};

export const event: Shape = {
  id: UUID,
  createdDate: DATE_TIME,
  eventType: /^RECIPIENT_[A-Z]+$/,
  object: { id: UUID, externalUserId: 'string' },
};

export const problem = (status: number): Shape => ({
  type: 'string',
  title: 'string',
  status: new RegExp(`^${status}$`),
  detail: 'string',
  code: /^[A-Z][A-Z0-9_]*$/,
  message: 'string',
  'errors?': [{ pointer: /^([/?].*)?$/, code: /^[A-Z][A-Z0-9_]*$/, detail: 'string' }],
});

export const items = (shape: Shape): Shape => ({ items: [shape] });

/** Where a value is not of a shape: places, and never the values. */
export function faultsIn(value: unknown, shape: Shape, at = ''): readonly string[] {
  if (shape instanceof RegExp) return ['string', 'number'].includes(typeof value) && shape.test(String(value)) ? [] : [`${at}: ${shape}`];
  if (typeof shape === 'string') return typeof value === shape ? [] : [`${at}: a ${shape}`];
  if (Array.isArray(shape)) {
    const [each] = shape as readonly [Shape];
    return Array.isArray(value) ? value.flatMap((one, index) => faultsIn(one, each, `${at}/${index}`)) : [`${at}: a list`];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: an object`];
  const members = new Map(Object.entries(shape).map(([name, part]) => [name.replace(/\?$/, ''), part]));
  const missing = Object.keys(shape).filter((name) => !name.endsWith('?') && !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${at}/${name}: absent`),
    ...Object.entries(value).flatMap(([name, member]) => {
      const part = members.get(name);
      return part === undefined ? [`${at}/${name}: not in the interface`] : faultsIn(member, part, `${at}/${name}`);
    }),
  ];
}
