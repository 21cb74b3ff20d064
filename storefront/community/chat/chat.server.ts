import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Chat, ChatMessageRequestInput, ChatRequestInput, Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The messages of a chat, with its secret after the start, or why a call was refused. */
export type ChatOutcome = { readonly chat: Chat; readonly token?: string } | { readonly problem: Problem };

/** Fetches the messages of a chat; with a text it writes in it, and without a token it starts one. */
export async function callChat(
  { api }: Visit,
  { token, ...fields }: Readonly<Record<string, unknown>>,
): Promise<ChatOutcome> {
  // validated by the API
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));
  try {
    if (typeof token !== 'string') {
      const started = await unwrap(api.POST('/chat', { body: given as unknown as ChatRequestInput }));
      const { token: secret, ...chat } = started;
      return { chat, token: secret };
    }
    const params = { path: { token } };
    if (!('text' in fields)) return { chat: await unwrap(api.GET('/chat/{token}', { params })) };
    const body = { text: given['text'] ?? '' } as ChatMessageRequestInput;
    return { chat: await unwrap(api.POST('/chat/{token}', { params, body })) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
