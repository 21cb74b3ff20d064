import { Readable } from 'node:stream';
import type { Answer, Handler, Handlers } from '#server/core/api/handler.ts';
import type { LiveUpdate } from '#server/core/live/announce-change.ts';
import { listenLiveUpdates, type LiveUpdateEvent } from '#server/core/live/live-updates.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';

/** Interval of comments that keep proxies from closing the connection. */
const KEEP_ALIVE_MS = 20_000;
/** The connection is closed after this time; the client reconnects and is authenticated again. */
const MAX_CONNECTION_MS = 600_000;

/** Streams changes of the lists that the account may open as server-sent events. */
const adminListenLiveUpdates: Handler<'adminListenLiveUpdates'> = ({ context, user, reply }) => {
  const events = new Readable({ read: () => undefined });
  const isVisible = ({ resource }: LiveUpdate): boolean => {
    const runtime = getResource(context, resource);
    return runtime !== undefined && canList(runtime, user);
  };
  const onChange = (event: LiveUpdateEvent): void => {
    if (event === 'gap') events.push('event: gap\ndata: {}\n\n');
    else if (isVisible(event)) events.push(`data: ${JSON.stringify(event)}\n\n`);
  };
  const end = () => void events.push(null);
  const unsubscribe = listenLiveUpdates(context.db, { onChange, onEnd: end });
  const keepAliveTimer = setInterval(() => events.push(': still here\n\n'), KEEP_ALIVE_MS);
  const maximumTimer = setTimeout(end, MAX_CONNECTION_MS);
  events.once('close', () => {
    unsubscribe();
    clearInterval(keepAliveTimer);
    clearTimeout(maximumTimer);
  });
  events.push(': listening\n\n');
  reply.header('content-type', 'text/event-stream');
  // compression would buffer events
  reply.header('content-encoding', 'identity');
  const stream: unknown = events;
  return stream as Answer<'adminListenLiveUpdates'>;
};

export const liveUpdateHandlers = { adminListenLiveUpdates } as const satisfies Partial<Handlers>;
