import type { LiveUpdate } from '#generated/schemas.ts';
import { makeApi } from './client.ts';

/** A change of a record, or `gap` when some may have been missed. */
export type LiveUpdateEvent = LiveUpdate | 'gap';
type Listener = (event: LiveUpdateEvent) => void;

const RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

const listeners = new Set<Listener>();
let connection: AbortController | undefined;

/** Subscribes to changes of records by any account, over one connection per page. Returns the function that unsubscribes. */
export function subscribeToLiveUpdates(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void keepConnected((connection = new AbortController()).signal);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) connection?.abort();
  };
}

const notify = (event: LiveUpdateEvent): void => listeners.forEach((listener) => listener(event));

/**
 * Reconnects with backoff until aborted and reports a gap after each reconnection. Hidden pages have no connection, as
 * browsers allow six per host.
 */
async function keepConnected(signal: AbortSignal): Promise<void> {
  let retryDelay = RETRY_MS;
  for (let isReconnect = false; !signal.aborted;) {
    await waitUntilVisible(signal);
    const visibleSignal = createVisibleSignal(signal);
    const wasConnected: boolean = await readEvents(visibleSignal, isReconnect).catch(() => visibleSignal.aborted);
    isReconnect ||= wasConnected;
    retryDelay = wasConnected ? RETRY_MS : Math.min(2 * retryDelay, MAX_RETRY_MS);
    if (!visibleSignal.aborted) await pause(retryDelay, visibleSignal);
  }
}

/** Reads events until the response ends; false when there was no response. */
async function readEvents(signal: AbortSignal, isReconnect: boolean): Promise<boolean> {
  const { response } = await makeApi().GET('/admin/live-updates', { signal, parseAs: 'stream' });
  if (!response.ok || !response.body) return false;
  if (isReconnect) notify('gap');
  let buffer = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value: text = '', done } = await reader.read();
    if (done) return true;
    const events = (buffer + text).split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) notify(event.startsWith('event: gap') ? 'gap' : (JSON.parse(data) as LiveUpdate));
    }
  }
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** A signal that also aborts when the page is hidden. */
function createVisibleSignal(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abortWhenHidden = () => {
    if (!isVisible()) controller.abort();
  };
  document.addEventListener('visibilitychange', abortWhenHidden, { signal: controller.signal });
  return AbortSignal.any([signal, controller.signal]);
}

async function waitUntilVisible(signal: AbortSignal): Promise<void> {
  while (!isVisible() && !signal.aborted) await pause(MAX_RETRY_MS, signal, 'visibilitychange');
}

/** Resolves after `ms`, on abort, or on `event` of the document. */
function pause(ms: number, signal: AbortSignal, event?: 'visibilitychange'): Promise<void> {
  const cleanup = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => resolve();
    signal.addEventListener('abort', end, { signal: cleanup.signal });
    if (event) document.addEventListener(event, end, { signal: cleanup.signal });
    cleanup.signal.addEventListener('abort', () => clearTimeout(timer));
  }).finally(() => cleanup.abort());
}
