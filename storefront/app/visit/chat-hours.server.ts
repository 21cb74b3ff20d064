import { listChatTimes } from '#domain/community/chat-hours.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { createSharedCache } from '../api/shared-cache.ts';
import type { StaffedChat } from '../root-data.ts';
import type { Visit } from './visit.server.ts';

/** The hours by the version of the data. */
const loadCached = createSharedCache<string, StaffedChat>(60_000);

/** Loads the hours of the chat, cached for a minute; undefined when the API fails, which hides the chat. */
export async function loadChatHours({ api, dataVersion }: Visit): Promise<StaffedChat | undefined> {
  try {
    return await loadCached(String(dataVersion), async () => {
      const hours = await unwrap(api.GET('/chat'));
      return { ...hours, times: listChatTimes(new Date(), hours) };
    });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
