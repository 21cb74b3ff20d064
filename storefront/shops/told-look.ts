import { useSyncExternalStore } from 'react';
import { type LookPageMessage, type LookTold, readLookMessage } from '#domain/shops/look-message.ts';
import type { Shop } from '#generated/schemas.ts';

/** What was told last, as long as somebody listens. */
let told: LookTold | undefined;

const answer = (): void => {
  const message: LookPageMessage = { type: 'look-page', height: document.documentElement.offsetHeight };
  window.parent.postMessage(message, window.location.origin);
};

const listeners = new Set<() => void>();

function hear({ origin, source, data }: MessageEvent): void {
  if (origin !== window.location.origin || source !== window.parent) return;
  const look = readLookMessage(data);
  if (!look) return;
  told = { ...told, ...look };
  for (const listener of listeners) listener();
}

/** Hears the back office around this page, from the first listener to the last; it is told that, and how high the page is. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size > 1) return () => void stop(listener);
  const size = new ResizeObserver(answer);
  window.addEventListener('message', hear);
  // it tells of the first size as well
  size.observe(document.documentElement);
  leave = () => {
    window.removeEventListener('message', hear);
    size.disconnect();
    told = undefined;
  };
  return () => stop(listener);
}

let leave = (): void => undefined;

function stop(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size === 0) leave();
}

/** A shop in the look that the back office tells while it is drawn. */
export function useToldLook(shop: Shop): Shop {
  const look = useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );
  return look ? { ...shop, ...look } : shop;
}
