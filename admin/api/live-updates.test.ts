import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToLiveUpdates, type LiveUpdateEvent } from './live-updates.ts';

let answers: ReadableStreamDefaultController<Uint8Array>[];
let isSeen: boolean;
let heard: LiveUpdateEvent[];
let stop: () => void;

const say = (text: string) => answers.at(-1)?.enqueue(new TextEncoder().encode(text));
const see = (seen: boolean) => {
  isSeen = seen;
  document.dispatchEvent(new Event('visibilitychange'));
};
const change = { resource: 'orders', id: 1, action: 'update', by: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [answers, heard, isSeen] = [[], [], true];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        answers.push(controller);
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  stop = subscribeToLiveUpdates((one) => heard.push(one));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const connected = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));

describe('changes', () => {
  it('are received however the stream is chunked', async () => {
    await connected(1);
    const event = `data: ${JSON.stringify(change)}\n\n`;
    say(': listening\n\n');
    say(event.slice(0, 9));
    say(event.slice(9) + event);
    await vi.waitFor(() => expect(heard).toEqual([change, change]));
    say('event: gap\ndata: {}\n\n');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('gap'));
  });

  it('reconnect after the response ends and report a gap', async () => {
    await connected(1);
    answers[0]?.close();
    await vi.advanceTimersByTimeAsync(2500);
    await connected(2);
    await vi.waitFor(() => expect(heard).toEqual(['gap']));
  });

  it('disconnect while the page is hidden and reconnect', async () => {
    await connected(1);
    see(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(answers).toHaveLength(1);
    see(true);
    await connected(2);
    await vi.waitFor(() => expect(heard).toEqual(['gap']));
  });
});
