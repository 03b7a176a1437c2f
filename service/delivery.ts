/** `payprep-service/delivery`: delivers webhooks from a store, for a process of one's own; `payprep-service serve` and `payprep-service deliver` have it built in. Of Node. */
export { createDeliverer, type Deliverer, type DelivererOptions } from './webhooks/deliver.js';
export { pause } from './webhooks/pause.js';
export { createPost, type Post, type PostOptions } from './webhooks/post.js';
export type { AttemptReport } from './webhooks/report.js';
