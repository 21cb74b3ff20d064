import { unwrap } from '#generated/client/unwrap.ts';
import { ApiError } from '#generated/client/api-error.ts';
import type { Api } from '#generated/client.ts';
import type { ChatHours } from '#generated/schemas.ts';
import { createSharedCache } from '../api/shared-cache.ts';

const loadCached = createSharedCache<'hours', ChatHours>(60_000);

/** Loads the hours of the chat, cached for a minute; undefined when the API fails, which hides the chat. */
export async function loadChatHours(api: Api): Promise<ChatHours | undefined> {
  try {
    return await loadCached('hours', () => unwrap(api.GET('/chat')));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
