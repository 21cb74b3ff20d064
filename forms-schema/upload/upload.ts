/**
 * One file on its way in parts, each answered by an ETag (§5). It can be paused, goes on after a lost network or a
 * reload, and tells how far it is. No framework: subscribe and read the state.
 */
import type { RetryPolicy } from '#generated/client/retry.ts';
import { failureCode, type FailureCode, isForgotten, UploadFailure } from './failure.ts';
import { type FileIdentity, resumeStore, type ResumeStore } from './resume-store.ts';
import { browserNetwork, type Network, persist, RETRY } from './retry.ts';
import { SpeedMeter } from './speed.ts';
import type { KeptFile, SentPart, UploadTransport } from './transport.ts';

/** §9: parts of 5 MB unless said otherwise. */
export const PART_SIZE = 5 * 1_048_576;
/** Buckets take no more parts than that. */
const MOST_PARTS = 10_000;

export type UploadStatus = 'sending' | 'offline' | 'paused' | 'finishing' | 'done' | 'failed' | 'cancelled';

export interface UploadState {
  readonly status: UploadStatus;
  readonly sent: number;
  readonly total: number;
  /** Whole, 0 to 100; 100 only when all of it arrived. */
  readonly percent: number;
  /** Bytes a second, undefined while nothing is measured. */
  readonly speed: number | undefined;
  readonly failure: FailureCode | undefined;
  readonly kept: KeptFile | undefined;
}

export interface UploadOptions {
  readonly transport: UploadTransport;
  readonly field: string;
  readonly purpose?: string;
  /** Media type by the content; the browser's guess when absent. */
  readonly type?: string;
  readonly partSize?: number;
  /** How many parts travel at once. */
  readonly parallel?: number;
  readonly retry?: Partial<RetryPolicy>;
  readonly network?: Network;
  readonly store?: ResumeStore;
  readonly now?: () => number;
  /** A part that failed for good; the upload then stands as failed and can be resumed. */
  readonly onPartError?: (part: number, error: unknown) => void;
}

export interface Upload {
  readonly state: UploadState;
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Goes on after a pause or a failure, with what has not arrived yet. */
  resume(): void;
  /** Gives up and has the keeper throw away what arrived. */
  cancel(): void;
}

/** The size of parts for a file: the wished one, more where that would make too many. */
export function partSizeFor(size: number, wished: number): number {
  return Math.max(wished, Math.ceil(size / MOST_PARTS));
}

/** Begins at once. */
export function startUpload(file: File, options: UploadOptions): Upload {
  const { transport, field, parallel = 3, network = browserNetwork, store = resumeStore() } = options;
  const { now = Date.now, onPartError } = options;
  const policy: RetryPolicy = { ...RETRY, ...options.retry };
  const identity: FileIdentity = {
    scope: transport.scope ?? '',
    field,
    name: file.name,
    size: file.size,
    lastModified: file.lastModified,
  };
  let partSize = partSizeFor(file.size, options.partSize ?? PART_SIZE);
  const arrived = new Map<number, string>();
  const underway = new Map<number, number>();
  const meter = new SpeedMeter();
  const listeners = new Set<() => void>();
  let id: Promise<string> | undefined;
  let controller = new AbortController();
  const cancelled = new AbortController();
  let state: UploadState = {
    status: 'sending',
    sent: 0,
    total: file.size,
    percent: 0,
    speed: undefined,
    failure: undefined,
    kept: undefined,
  };

  const tell = (change: Partial<UploadState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const bytesOf = (number: number): number => Math.min(partSize, file.size - (number - 1) * partSize);
  const count = (): number => Math.max(1, Math.ceil(file.size / partSize));
  const measure = (): void => {
    const whole = [...arrived.keys()].reduce((sum, number) => sum + bytesOf(number), 0);
    const partly = [...underway.values()].reduce((sum, sent) => sum + sent, 0);
    const sent = Math.min(file.size, whole + partly);
    const percent = arrived.size === count() ? 100 : Math.min(99, Math.floor((sent * 100) / Math.max(1, file.size)));
    tell({ sent, percent, speed: meter.measure(sent, now()) });
  };
  const sentParts = (): SentPart[] =>
    [...arrived].map(([number, etag]) => ({ number, etag })).sort((one, other) => one.number - other.number);
  const remember = (upload: string): void =>
    store.keep(identity, { upload, name: file.name, size: file.size, partSize, parts: sentParts(), at: now() });
  const trying = <Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
    persist(call, {
      policy,
      network,
      signal,
      onNetwork: (isOnline) => {
        meter.reset();
        if (!signal.aborted) tell({ status: isOnline ? 'sending' : 'offline', speed: undefined });
      },
    });

  const believe = (parts: readonly SentPart[]): void => {
    arrived.clear();
    for (const { number, etag } of parts) if (number >= 1 && number <= count()) arrived.set(number, etag);
  };

  /** Takes up what an earlier visit or attempt began; undefined when there is nothing, or it is no longer known. */
  async function takeUp(signal: AbortSignal): Promise<string | undefined> {
    const before = store.find(identity);
    if (!before) return undefined;
    partSize = before.partSize;
    believe(before.parts);
    if (!transport.listParts) return before.upload;
    try {
      believe(await trying(async () => (await transport.listParts?.(before.upload, signal)) ?? [], signal));
      return before.upload;
    } catch (error) {
      if (!isForgotten(error)) throw error;
      startOver();
      return undefined;
    }
  }
  function startOver(): void {
    store.forget(identity);
    arrived.clear();
    partSize = partSizeFor(file.size, options.partSize ?? PART_SIZE);
    id = undefined;
  }
  /** Opened once: a pause while the keeper answers must not leave a second upload behind. */
  async function opened(signal: AbortSignal): Promise<string> {
    if (id === undefined) {
      const known = await takeUp(signal);
      signal.throwIfAborted();
      id ??= known === undefined ? begin() : Promise.resolve(known);
      // a failure is heard where it is awaited
      id.catch(() => undefined);
    }
    try {
      const upload = await id;
      signal.throwIfAborted();
      return upload;
    } catch (error) {
      if (!signal.aborted) id = undefined;
      throw error;
    }
  }
  function begin(): Promise<string> {
    const type = options.type ?? file.type;
    const opening = new AbortController();
    cancelled.signal.addEventListener('abort', () => opening.abort(cancelled.signal.reason), { once: true });
    return trying(
      () => transport.begin({ name: file.name, type, size: file.size, partSize, field, purpose: options.purpose }),
      opening.signal,
    ).then((upload) => {
      remember(upload);
      return upload;
    });
  }

  async function send(upload: string, number: number, signal: AbortSignal): Promise<void> {
    const start = (number - 1) * partSize;
    const body = file.slice(start, start + bytesOf(number));
    const onProgress = (sent: number): void => {
      if (signal.aborted) return;
      underway.set(number, Math.min(sent, body.size));
      measure();
    };
    try {
      const etag = await trying(async () => {
        underway.delete(number);
        const tag = await transport.putPart({ upload, number, body, onProgress, signal });
        if (!tag) throw new UploadFailure(`part ${number} came back without an ETag`);
        return tag;
      }, signal);
      signal.throwIfAborted();
      arrived.set(number, etag);
      remember(upload);
    } catch (error) {
      if (!signal.aborted) onPartError?.(number, error);
      throw error;
    } finally {
      underway.delete(number);
    }
    measure();
  }

  async function work(signal: AbortSignal): Promise<void> {
    const upload = await opened(signal);
    measure();
    const missing = Array.from({ length: count() }, (_, index) => index + 1).filter((one) => !arrived.has(one));
    const lane = async (): Promise<void> => {
      for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
        await send(upload, number, signal);
      }
    };
    await Promise.all(Array.from({ length: Math.min(parallel, missing.length) }, lane));
    tell({ status: 'finishing', speed: undefined });
    const kept = await trying(() => transport.complete(upload, sentParts(), signal), signal);
    signal.throwIfAborted();
    store.forget(identity);
    tell({ status: 'done', sent: file.size, percent: 100, kept });
  }

  let isSecondTry = false;
  async function run(): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    const own = controller;
    meter.reset();
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      // the other parts stop too; they go on together
      own.abort();
      underway.clear();
      if (id !== undefined && isForgotten(error)) {
        // the keeper tidied up in the meantime
        startOver();
        if (!isSecondTry) {
          isSecondTry = true;
          return run();
        }
      }
      tell({ status: 'failed', speed: undefined, failure: failureCode(error) });
    }
  }

  const stop = (status: 'paused' | 'cancelled'): void => {
    controller.abort();
    underway.clear();
    meter.reset();
    tell({ status, speed: undefined });
  };
  void run();
  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: () => {
      if (state.status === 'sending' || state.status === 'offline') stop('paused');
    },
    resume: () => {
      if (state.status !== 'paused' && state.status !== 'failed') return;
      tell({ status: 'sending', failure: undefined });
      void run();
    },
    cancel: () => {
      if (state.status === 'done' || state.status === 'cancelled') return;
      const upload = id ?? Promise.resolve(store.find(identity)?.upload);
      stop('cancelled');
      cancelled.abort();
      store.forget(identity);
      // also when the keeper only now names what we no longer want; what it cannot remove, it removes in time by itself
      void upload
        .then((name) => {
          store.forget(identity);
          return name === undefined ? undefined : transport.abort(name);
        })
        .catch(() => undefined);
    },
  };
}
