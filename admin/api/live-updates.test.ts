import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToLiveUpdates, type LiveUpdateEvent } from './live-updates.ts';

let streams: ReadableStreamDefaultController<Uint8Array>[];
let isVisible: boolean;
let received: LiveUpdateEvent[];
let stop: () => void;

const sendText = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
const setVisible = (value: boolean) => {
  isVisible = value;
  document.dispatchEvent(new Event('visibilitychange'));
};
const change = { resource: 'orders', id: 1, action: 'update', by: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [streams, received, isVisible] = [[], [], true];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller);
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  stop = subscribeToLiveUpdates((event) => received.push(event));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const waitForConnections = (times: number) => vi.waitFor(() => expect(streams).toHaveLength(times));

describe('changes', () => {
  it('are received however the stream is chunked', async () => {
    await waitForConnections(1);
    const event = `data: ${JSON.stringify(change)}\n\n`;
    sendText(': listening\n\n');
    sendText(event.slice(0, 9));
    sendText(event.slice(9) + event);
    await vi.waitFor(() => expect(received).toEqual([change, change]));
    sendText('event: gap\ndata: {}\n\n');
    await vi.waitFor(() => expect(received.at(-1)).toBe('gap'));
  });

  it('reconnect after the response ends and report a gap', async () => {
    await waitForConnections(1);
    streams[0]?.close();
    await vi.advanceTimersByTimeAsync(2500);
    await waitForConnections(2);
    await vi.waitFor(() => expect(received).toEqual(['gap']));
  });

  it('disconnect while the page is hidden and reconnect', async () => {
    await waitForConnections(1);
    setVisible(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(streams).toHaveLength(1);
    setVisible(true);
    await waitForConnections(2);
    await vi.waitFor(() => expect(received).toEqual(['gap']));
  });
});
