import type { LiveUpdate } from '#generated/schemas.ts';
import { vi } from 'vitest';

/** A record of the fake API. */
export interface FakeRecord {
  id: number;
  version: number;
  [name: string]: unknown;
}

/** A call received by the fake API. */
export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type HandlerResult = Response | Promise<Response>;

/** Replaces `fetch` by one versioned resource in memory, in the simple-rest dialect. Tests override calls with `on`. */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  readonly records: FakeRecord[];
  readonly #name: string;
  readonly #listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #handlers: ((call: FakeCall) => HandlerResult | undefined)[] = [];

  constructor(name: string, records: readonly FakeRecord[]) {
    this.#name = name;
    this.records = records.map((record) => ({ ...record }));
    vi.stubGlobal('fetch', (request: Request) => this.#handle(request));
  }

  /** Adds a handler that runs before the resource; returning undefined passes the call on. */
  on(handler: (call: FakeCall) => HandlerResult | undefined): void {
    this.#handlers.unshift(handler);
  }

  /** The last call with this method. */
  last(method: string): FakeCall | undefined {
    return this.calls.findLast((call) => call.method === method);
  }

  /** Sends a change event to the subscribers. */
  announce(change: LiveUpdate): void {
    const event = new TextEncoder().encode(`data: ${JSON.stringify(change)}\n\n`);
    for (const listener of this.#listeners) listener.enqueue(event);
  }

  #streamChanges(): Response {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const events = new ReadableStream<Uint8Array>({
      start: (listener) => void this.#listeners.add((controller = listener)),
      cancel: () => void (controller && this.#listeners.delete(controller)),
    });
    return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
  }

  async #handle(request: Request): Promise<Response> {
    const { method, headers, url } = request;
    const { pathname, searchParams } = new URL(url);
    // requested by every list
    if (pathname.startsWith('/api/admin/views') && this.#name !== 'views') return json([]);
    // the change stream
    if (pathname === '/api/admin/live-updates') return this.#streamChanges();
    const body = await request.text();
    const call: FakeCall = {
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    this.calls.push(call);
    for (const handler of this.#handlers) {
      const response = handler(call);
      if (response) return response;
    }
    // requested by every record page
    if (pathname === '/api/admin/undo') return json([], { headers: { 'content-range': 'undo */0' } });
    return this.#handleResource(call);
  }

  #handleResource({ method, path, query, headers, body }: FakeCall): Response {
    const [, id] = path.split(`/api/admin/${this.#name}`)[1]?.split('/') ?? [];
    if (id === undefined) return method === 'POST' ? this.#create(body) : this.#list(query);
    const record = this.records.find((one) => one.id === Number(id));
    if (!record) return problem(404, 'not_found');
    if (method === 'GET') return json(record);
    if (headers.get('if-match') !== `"${record.version}"`)
      return problem(412, 'stale_version', { current: record, changed_by: 'Mila', changed_at: 1_790_000_000 });
    if (method === 'DELETE') {
      this.records.splice(this.records.indexOf(record), 1);
      return json(record);
    }
    Object.assign(record, body, { version: record.version + 1 });
    return json(record);
  }

  #create(body: unknown): Response {
    const record: FakeRecord = { ...Object(body), id: this.records.length + 1, version: 1 };
    this.records.push(record);
    return json(record, { status: 201 });
  }

  #list(query: URLSearchParams): Response {
    const { id: ids, q } = JSON.parse(query.get('filter') ?? '{}') as { id?: number[]; q?: string };
    const [from = 0, to = Infinity] = JSON.parse(query.get('range') ?? '[0,999]') as number[];
    const matches = this.records.filter(
      (record) => (!ids || ids.includes(record.id)) && (!q || JSON.stringify(record).includes(q)),
    );
    const rows = matches.slice(from, to + 1);
    return json(rows, {
      headers: { 'content-range': `${this.#name} ${from}-${from + rows.length - 1}/${matches.length}` },
    });
  }
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

/** An `application/problem+json` response, with extension members. */
export function problem(status: number, code: string, members: Readonly<Record<string, unknown>> = {}): Response {
  return Response.json({ type: 'about:blank', title: code, status, code, ...members }, { status });
}
