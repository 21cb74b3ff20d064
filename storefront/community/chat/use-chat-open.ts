import { useSyncExternalStore } from 'react';
import { useRootData } from '#storefront/app/root-data.ts';

/** Interval at which the hours are checked, in milliseconds. */
const CHECK_MS = 30_000;

function subscribe(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, CHECK_MS);
  return () => clearInterval(timer);
}

/** Whether the chat is staffed now (§4); false on the server, whose pages may be read later. */
export function useChatOpen(): boolean {
  const times = useRootData()?.chatHours?.times;
  return useSyncExternalStore(
    subscribe,
    () => times?.some(([from, until]) => Date.now() >= from && Date.now() < until) ?? false,
    () => false,
  );
}
