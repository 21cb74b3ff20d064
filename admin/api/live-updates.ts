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
  let wait = RETRY_MS;
  for (let isReconnect = false; !signal.aborted;) {
    await waitUntilVisible(signal);
    const visible = createVisibleSignal(signal);
    const wasConnected: boolean = await readEvents(visible, isReconnect).catch(() => visible.aborted);
    isReconnect ||= wasConnected;
    wait = wasConnected ? RETRY_MS : Math.min(2 * wait, MAX_RETRY_MS);
    if (!visible.aborted) await pause(wait, visible);
  }
}

/** Reads events until the response ends; false when there was no response. */
async function readEvents(signal: AbortSignal, isReconnect: boolean): Promise<boolean> {
  const { response } = await makeApi().GET('/admin/live-updates', { signal, parseAs: 'stream' });
  if (!response.ok || !response.body) return false;
  if (isReconnect) notify('gap');
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value: text = '', done } = await reader.read();
    if (done) return true;
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) notify(event.startsWith('event: gap') ? 'gap' : (JSON.parse(data) as LiveUpdate));
    }
  }
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** A signal that also aborts when the page is hidden. */
function createVisibleSignal(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const look = () => {
    if (!isVisible()) hidden.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: hidden.signal });
  return AbortSignal.any([signal, hidden.signal]);
}

async function waitUntilVisible(signal: AbortSignal): Promise<void> {
  while (!isVisible() && !signal.aborted) await pause(MAX_RETRY_MS, signal, 'visibilitychange');
}

/** Resolves after `ms`, on abort, or on `event` of the document. */
function pause(ms: number, signal: AbortSignal, event?: 'visibilitychange'): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => resolve();
    signal.addEventListener('abort', end, { signal: over.signal });
    if (event) document.addEventListener(event, end, { signal: over.signal });
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  }).finally(() => over.abort());
}
