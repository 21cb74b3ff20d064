import { useSyncExternalStore } from 'react';
import { type LookPageMessage, type PreviewLook, readLookMessage } from '#domain/shops/look-message.ts';
import type { Shop } from '#generated/schemas.ts';

/** The last received theme, while there are listeners. */
let latestLook: PreviewLook | undefined;

const reportHeight = (): void => {
  const message: LookPageMessage = { type: 'look-page', height: document.documentElement.offsetHeight };
  window.parent.postMessage(message, window.location.origin);
};

const listeners = new Set<() => void>();

function handleMessage({ origin, source, data }: MessageEvent): void {
  if (origin !== window.location.origin || source !== window.parent) return;
  const look = readLookMessage(data);
  if (!look) return;
  latestLook = { ...latestLook, ...look };
  for (const listener of listeners) listener();
}

/** Subscribes to messages of the embedding back office and reports the page's height to it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size > 1) return () => void unsubscribe(listener);
  const sizeObserver = new ResizeObserver(reportHeight);
  window.addEventListener('message', handleMessage);
  // also reports the initial size
  sizeObserver.observe(document.documentElement);
  disconnect = () => {
    window.removeEventListener('message', handleMessage);
    sizeObserver.disconnect();
    latestLook = undefined;
  };
  return () => unsubscribe(listener);
}

let disconnect = (): void => undefined;

function unsubscribe(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size === 0) disconnect();
}

/** A shop with the theme being edited in the back office. */
export function usePreviewLook(shop: Shop): Shop {
  const look = useSyncExternalStore(
    subscribe,
    () => latestLook,
    () => undefined,
  );
  return look ? { ...shop, ...look } : shop;
}
