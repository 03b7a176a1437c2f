/** `payprep-service/webhooks`: what is delivered is signed; receivers check it. */
export { WEBHOOK_EVENT_TYPES, type WebhookEventType } from './storage/event-type.js';
export {
  type SignatureHeaders,
  type SignatureProblem,
  type Signing,
  sign,
  type Verification,
  type VerificationResult,
  verify,
} from './webhooks/signature.js';
