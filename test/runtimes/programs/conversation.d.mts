export function conversationWith(ask: (request: Request) => Promise<Response>, instructions: readonly unknown[]): Promise<string>;
