import { unwrap } from '#generated/client/unwrap.ts';
import { ApiError } from '#generated/client/api-error.ts';
import type { Api } from '#generated/client.ts';
import { listChatTimes } from '#domain/community/chat-hours.ts';
import type { StaffedChat } from '../root-data.ts';
import { createSharedCache } from '../api/shared-cache.ts';

const loadCached = createSharedCache<'hours', StaffedChat>(60_000);

/** Loads the hours of the chat, cached for a minute; undefined when the API fails, which hides the chat. */
export async function loadChatHours(api: Api): Promise<StaffedChat | undefined> {
  try {
    return await loadCached('hours', async () => {
      const hours = await unwrap(api.GET('/chat'));
      return { ...hours, times: listChatTimes(new Date(), hours) };
    });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
