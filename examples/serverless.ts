// A serverless function: one request, one answer, nothing to warm up.
import { validate } from 'payprep';

export default {
  async fetch(request: Request): Promise<Response> {
    const instruction = await request.json().catch(() => undefined);
    return instruction === undefined ? new Response(null, { status: 400 }) : Response.json(validate(instruction));
  },
};
