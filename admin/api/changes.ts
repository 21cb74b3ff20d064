import type { Change } from '#generated/schemas.ts';
import { makeApi } from './client.ts';

/** What is heard: a change, or that some may have been missed. */
export type Heard = Change | 'gap';
type Listener = (heard: Heard) => void;

const AGAIN_AFTER_MS = 2000;
const AGAIN_AT_LAST_MS = 60_000;

const listeners = new Set<Listener>();
let leaving: AbortController | undefined;

/** Calls back for every change of records, whoever makes it, over one connection of this page. Returns how to stop that. */
export function hearChanges(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void stayConnected((leaving = new AbortController()).signal);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaving?.abort();
  };
}

const tell = (heard: Heard): void => listeners.forEach((listener) => listener(heard));

/** The connection ends now and then, by the server's will or the network's; what happened meanwhile is a gap. */
async function stayConnected(signal: AbortSignal): Promise<void> {
  for (let wait = AGAIN_AFTER_MS; !signal.aborted; wait = Math.min(2 * wait, AGAIN_AT_LAST_MS)) {
    try {
      if (await follow(signal)) wait = AGAIN_AFTER_MS / 2;
    } catch {
      // the network is away, or the page
    }
    await pause(wait, signal);
    if (!signal.aborted) tell('gap');
  }
}

/** Hears until the answer ends; false when there was none. */
async function follow(signal: AbortSignal): Promise<boolean> {
  const { response } = await makeApi().GET('/admin/changes', { signal, parseAs: 'stream' });
  if (!response.ok || !response.body) return false;
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
