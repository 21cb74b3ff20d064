import type { Change } from '#generated/schemas.ts';
import { makeApi } from './client.ts';

/** What is heard: a change, or that some may have been missed. */
export type Heard = Change | 'gap';
type Listener = (heard: Heard) => void;

const AGAIN_AFTER_MS = 2000;
const AGAIN_AT_LAST_MS = 60_000;

const listeners = new Set<Listener>();
let leaving: AbortController | undefined;

/** Calls back for every change of records by any account, over one connection of this page. Returns how to stop that. */
export function hearChanges(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void stayConnected((leaving = new AbortController()).signal);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaving?.abort();
  };
}

const tell = (heard: Heard): void => listeners.forEach((listener) => listener(heard));

/**
 * The connection ends now and then, by the server's will or the network's; what happened meanwhile is a gap. A page that
 * nobody sees has none: a browser has but six for all its pages.
 */
async function stayConnected(signal: AbortSignal): Promise<void> {
  let wait = AGAIN_AFTER_MS;
  for (let isAgain = false; !signal.aborted;) {
    await untilSeen(signal);
    const sight = whileSeen(signal);
    const wasThere: boolean = await follow(sight, isAgain).catch(() => sight.aborted);
    isAgain ||= wasThere;
    wait = wasThere ? AGAIN_AFTER_MS : Math.min(2 * wait, AGAIN_AT_LAST_MS);
    if (!sight.aborted) await pause(wait, sight);
  }
}

/** Hears until the answer ends; false when there was none. */
async function follow(signal: AbortSignal, isAgain: boolean): Promise<boolean> {
  const { response } = await makeApi().GET('/admin/changes', { signal, parseAs: 'stream' });
  if (!response.ok || !response.body) return false;
  if (isAgain) tell('gap');
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value: text = '', done } = await reader.read();
    if (done) return true;
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) tell(event.startsWith('event: gap') ? 'gap' : (JSON.parse(data) as Change));
    }
  }
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Aborted when the page is seen no longer. */
function whileSeen(signal: AbortSignal): AbortSignal {
  const unseen = new AbortController();
  const look = () => {
    if (!isSeen()) unseen.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: unseen.signal });
  return AbortSignal.any([signal, unseen.signal]);
}

async function untilSeen(signal: AbortSignal): Promise<void> {
  while (!isSeen() && !signal.aborted) await pause(AGAIN_AT_LAST_MS, signal, 'visibilitychange');
}

/** Waits so long, or until the signal comes, or an event of the document. */
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
