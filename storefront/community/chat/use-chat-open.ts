import { useSyncExternalStore } from 'react';
import { isChatOpen } from '#domain/community/chat-hours.ts';
import { useRootData } from '#storefront/app/root-data.ts';

/** Interval at which the hours are checked, in milliseconds. */
const CHECK_MS = 30_000;

function subscribe(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, CHECK_MS);
  return () => clearInterval(timer);
}

/** Whether the chat is staffed now (§4); false on the server, whose pages may be read later. */
export function useChatOpen(): boolean {
  const hours = useRootData()?.chatHours;
  return useSyncExternalStore(
    subscribe,
    () => hours !== undefined && isChatOpen(new Date(), hours),
    () => false,
  );
}
