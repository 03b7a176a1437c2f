/** `payprep-service/page`: the hosted page of sessions, for `createHandler({ page: await pageFiles() })`. Of Node. */
export { pageFiles } from './serve/page-files.js';
