/** The meanings of the members of requests and answers. Those of an instruction come from its own documentation. */
import { FIELD_MEANINGS } from '../../../scripts/docs/instruction.js';
import { ENGINE_MEANINGS } from './engine-meanings.js';

/** The meaning of a field of an instruction. All intermediaries have the meanings of the first one. */
export const meaningOfField = (pointer: string): string | undefined =>
  FIELD_MEANINGS[pointer.replace(/^\/intermediaryAgent\d$/, '/intermediaryAgent1')];

const ITEMS = 'In the order of the request.';

const SUBSCRIPTION = {
  title: 'A name for people. It is not part of deliveries.',
  enabled: 'False: nothing is delivered.',
  url: 'Where events are sent: https, with a public domain name.',
  events: 'The types of events that are delivered; none for an empty list.',
};

/** Schema and member → meaning. */
export const MEANINGS: Readonly<Record<string, string>> = {
  'Creditor/documents/value': 'The number of the document.',
  'Creditor/documents/type': 'What the document is: `PASSPORT`, `NATIONAL_ID` …',

  'InstructionList/items': 'Up to 20 instructions. An item that is not an instruction gets an alert in the answer.',
  'ValidationResult/status': '`OK`: the payment is likely to land. `ALERT`: see `alerts`.',
  'ValidationResult/alerts': 'One for each fault, in the order of the members; empty where the status is `OK`.',
  'ValidationResult/alerts/code': 'What is wrong.',
  'ValidationResultList/items': ITEMS,
  'EnrichmentResult/enrichments': 'What completes the instruction. Unknown members are absent.',
  'EnrichmentResult/enrichments/creditorAgent': 'The bank of the creditor.',
  'EnrichmentResult/enrichments/creditorAgent/name': 'Its name.',
  'EnrichmentResult/enrichments/creditorAgent/address': 'Its address.',
  'EnrichmentResult/enrichments/creditorAgent/bic': 'Its BIC, of 11 characters.',
  'EnrichmentResult/enrichments/creditorAgent/clearingSystemMemberId': 'The bank in the clearing system of its country.',
  'EnrichmentResult/enrichments/creditorAgent/clearingSystemMemberId/memberId': 'Bankleitzahl, sort code, routing number, IFSC, BSB …',
  'EnrichmentResult/enrichments/creditorAgent/logo': 'Its logo, an SVG image: a `data:` URI, or a URL where the operator wants that.',
  'EnrichmentResult/enrichments/creditorAccount': 'The account of the creditor.',
  'EnrichmentResult/enrichments/creditorAccount/ids': 'Its identifiers, in each form that a settlement system takes.',
  'EnrichmentResult/enrichments/creditorAccount/ids/value': 'The identifier.',
  'EnrichmentResult/enrichments/creditorAccount/ids/type': 'What `value` is: `IBAN`, `ACCOUNT_NUMBER` …',
  'EnrichmentResult/enrichments/intermediaryAgent1': 'The first bank that the payment passes, from the payer.',
  'EnrichmentResult/enrichments/intermediaryAgent1/bic': 'Its BIC.',
  'EnrichmentResult/enrichments/intermediaryAgent2': 'The second bank that the payment passes.',
  'EnrichmentResult/enrichments/intermediaryAgent2/bic': 'Its BIC.',
  'EnrichmentResult/enrichments/intermediaryAgent3': 'The third bank that the payment passes.',
  'EnrichmentResult/enrichments/intermediaryAgent3/bic': 'Its BIC.',
  'EnrichmentResult/enrichments/settlementInformation': 'How the payment can be settled.',
  'EnrichmentResult/enrichments/settlementInformation/settlementSystems': 'The settlement systems that can carry it: `SCT`, `GB_FPS` …',
  'EnrichmentResultList/items': ITEMS,

  'SessionRequest/externalUserId': 'The id that the organization gave the end-user.',
  'SessionRequest/returnUrl': 'Where the page leads when the end-user is done: https, or http on localhost.',
  'SessionRequest/options': 'What the end-user may add; an absent option allows all.',
  'SessionRequest/options/allowedRecipientTypes': 'Kinds of creditor.',
  'SessionRequest/options/allowedCountries': 'Countries of the account, ISO 3166-1 alpha-2: of `country`, the IBAN, the BIC and the bank.',
  'ManagementSession/id': 'The id by which an operator ends the session early.',
  'ManagementSession/url': 'Where the end-user opens the page. It holds a credential: redirect to it, and do not mail or log it.',
  'Recipient/id': 'The same for as long as the recipient exists.',
  'Recipient/isDefault': 'True for at most one recipient of an end-user in each currency.',
  'RecipientList/items': 'The oldest first.',

  'NewSubscription/title': SUBSCRIPTION.title,
  'NewSubscription/enabled': `${SUBSCRIPTION.enabled} Default: true.`,
  'NewSubscription/url': SUBSCRIPTION.url,
  'NewSubscription/events': SUBSCRIPTION.events,
  'SubscriptionChange/title': SUBSCRIPTION.title,
  'SubscriptionChange/enabled': 'True also delivers what was waiting.',
  'SubscriptionChange/url': SUBSCRIPTION.url,
  'SubscriptionChange/events': SUBSCRIPTION.events,
  'Subscription/id': 'Identifies the subscription.',
  'Subscription/createdDate': 'When it was created, in UTC.',
  'Subscription/enabled': `${SUBSCRIPTION.enabled} The service disables a subscription whose receiver is gone.`,
  'Subscription/title': SUBSCRIPTION.title,
  'Subscription/url': SUBSCRIPTION.url,
  'Subscription/events': SUBSCRIPTION.events,
  'Subscription/secret': 'The key of the signatures: base64 of 32 bytes. A credential.',
  'SubscriptionList/items': 'The oldest first.',

  'Event/id': 'The same at each attempt: ignore an event that came before.',
  'Event/createdDate': 'When it happened, in UTC.',
  'Event/eventType': 'What happened.',
  'Event/object': 'The recipient that it happened to. No bank details: fetch the recipient.',
  'Event/object/id': 'The id of the recipient.',
  'Event/object/externalUserId': 'The end-user whose recipient it is.',

  'TestEvent/id': 'The id of this test.',
  'TestEvent/createdDate': 'When it was requested, in UTC.',
  'TestEvent/eventType': 'Always `WEBHOOK_TEST`.',
  'TestEvent/object': 'The subscription that is tested. A test is about no recipient and no user.',
  'TestEvent/object/id': 'The id of the subscription.',

  'SubscriptionState/id': 'Identifies the subscription.',
  'SubscriptionState/enabled': 'False: nothing is delivered.',
  'SubscriptionState/disabledDate': 'Since when it is disabled, in UTC.',
  'SubscriptionState/disabledReason':
    '`REQUESTED`: by the organization. `RECEIVER_GONE`: the receiver answered 410. `RECEIVER_FAILING`: five days without a success.',
  'SubscriptionState/failingSinceDate': 'The first failure since the last success; absent where the last attempt succeeded.',
  'SubscriptionState/previousSecretExpiresDate': 'Until when the previous secret signs as well.',
  'Delivery/id': 'Identifies the delivery.',
  'Delivery/subscriptionId': 'The subscription that it is for.',
  'Delivery/state': '`PENDING`: it has a next attempt. `DELIVERED`: it has arrived. `FAILED`: there are no more attempts.',
  'Delivery/event': 'The event, without its recipient and user.',
  'Delivery/event/id': 'The `id` of the body, and the header `webhook-id`.',
  'Delivery/event/createdDate': 'When it happened, in UTC.',
  'Delivery/event/eventType': 'What happened; `WEBHOOK_TEST` is a test.',
  'Delivery/attempts': 'The oldest first.',
  'Delivery/attempts/date': 'When it began, in UTC.',
  'Delivery/attempts/status': 'The status that the receiver answered.',
  'Delivery/attempts/error':
    'Why there was no answer: `ADDRESS_NOT_FOUND` (the name has no public address), `CONNECTION`, `TLS`, `TIMEOUT`, `REDIRECT`, `ANSWER_MALFORMED` …',
  'Delivery/attempts/milliseconds': 'How long it took.',
  'Delivery/nextAttemptDate': 'When it is tried next, in UTC.',
  'DeliveryList/items': 'The newest first.',

  ...ENGINE_MEANINGS,

  'Problem/type': 'A URN that ends in the code.',
  'Problem/title': 'The meaning of the code.',
  'Problem/status': 'The status of the answer.',
  'Problem/detail': 'What happened, for people. It never repeats a value of the request.',
  'Problem/code': 'What happened, for programs.',
  'Problem/message': 'The same as `detail`.',
  'Problem/errors': 'The wrong members, if there are any.',
  'Problem/errors/pointer': 'A JSON Pointer into the body (RFC 6901), or `?` and the name of a parameter.',
  'Problem/errors/code': 'The code of a problem, or of an alert.',
  'Problem/errors/detail': 'What is wrong there, for people.',
};
