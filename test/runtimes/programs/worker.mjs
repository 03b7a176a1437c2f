/** A worker that has everything linked in: instructions in, answers out. */
import * as payprep from 'payprep/full';
import { answersTo } from './answers.mjs';

export default {
  fetch: async (request) => new Response(answersTo(await request.json(), payprep)),
};
