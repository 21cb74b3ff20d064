/**
 * A multipart upload of one file (§5): pausable, resumed after network loss or reload, with progress.
 * Framework-independent: subscribe and read the state.
 */
import type { RetryPolicy } from '#generated/client/retry.ts';
import { getFailureCode, type FailureCode, isUploadGone, UploadFailure } from './upload-failure.ts';
import { PartProgress } from './part-progress.ts';
import { createResumeStore, type ResumeStore } from './resume-store.ts';
import { browserNetwork, type Network, callWithRetry, RETRY } from './retry.ts';
import { SpeedMeter } from './speed.ts';
import type { StoredFile, UploadTransport } from './transport.ts';
import { type Attempt, UploadSession } from './upload-session.ts';

/** Default part size in bytes: 5 MB (§9). */
export const PART_SIZE = 5 * 1_048_576;

export type UploadStatus = 'sending' | 'offline' | 'paused' | 'finishing' | 'done' | 'failed' | 'cancelled';

export interface UploadState {
  readonly status: UploadStatus;
  readonly sent: number;
  readonly total: number;
  /** Integer from 0 to 100; 100 only when everything has arrived. */
  readonly percent: number;
  /** Bytes per second; undefined until measured. */
  readonly speed: number | undefined;
  readonly failure: FailureCode | undefined;
  readonly storedFile: StoredFile | undefined;
}

export interface UploadOptions {
  readonly transport: UploadTransport;
  readonly field: string;
  readonly purpose?: string;
  /** Media type detected by content; the declared one when absent. */
  readonly type?: string;
  readonly partSize?: number;
  /** Number of concurrent parts. */
  readonly parallel?: number;
  readonly retry?: Partial<RetryPolicy>;
  readonly network?: Network;
  readonly store?: ResumeStore;
  readonly now?: () => number;
  /** Called when a part has failed finally; the upload is then `failed` and can be resumed. */
  readonly onPartError?: (part: number, error: unknown) => void;
}

export interface Upload {
  readonly state: UploadState;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Resumes after a pause or failure with the missing parts. */
  resume(): void;
  /** Cancels the upload and deletes the arrived parts. */
  cancel(): void;
}

/** Starts an upload immediately. */
export function startUpload(file: File, options: UploadOptions): Upload {
  const upload = new FileUpload(file, options);
  void upload.start();
  return upload;
}

class FileUpload implements Upload {
  readonly #file: File;
  readonly #options: UploadOptions;
  readonly #progress: PartProgress;
  readonly #session: UploadSession;
  readonly #meter = new SpeedMeter();
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #controller = new AbortController();
  #hasStartedOver = false;
  #state: UploadState;

  constructor(file: File, options: UploadOptions) {
    const { transport, field, purpose, type = file.type, partSize = PART_SIZE, store = createResumeStore() } = options;
    this.#file = file;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#progress = new PartProgress(file.size, partSize);
    this.#session = new UploadSession({
      file: { name: file.name, type, size: file.size, field, purpose },
      lastModified: file.lastModified,
      transport,
      store,
      progress: this.#progress,
      attempt: this.#attempt,
      now: this.#now,
    });
    this.#state = {
      status: 'sending',
      sent: 0,
      total: file.size,
      percent: 0,
      speed: undefined,
      failure: undefined,
      storedFile: undefined,
    };
  }

  get state(): UploadState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly pause = (): void => {
    if (this.#state.status === 'sending' || this.#state.status === 'offline') this.#stop('paused');
  };

  readonly resume = (): void => {
    if (this.#state.status !== 'paused' && this.#state.status !== 'failed') return;
    this.#setState({ status: 'sending', failure: undefined });
    void this.start();
  };

  readonly cancel = (): void => {
    if (this.#state.status === 'done' || this.#state.status === 'cancelled') return;
    this.#stop('cancelled');
    this.#session.cancel();
  };

  /** Sends the missing parts. Resolves when the upload is done, failed or stopped. */
  async start(): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    this.#meter.reset();
    try {
      await this.#sendFile(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      // the other parts stop too and are resumed together
      controller.abort();
      this.#progress.clearInFlight();
      if (this.#session.isOpen && isUploadGone(error)) {
        this.#session.startOver();
        if (!this.#hasStartedOver) {
          this.#hasStartedOver = true;
          return this.start();
        }
      }
      this.#setState({ status: 'failed', speed: undefined, failure: getFailureCode(error) });
    }
  }

  async #sendFile(signal: AbortSignal): Promise<void> {
    const { transport, parallel = 3 } = this.#options;
    const upload = await this.#session.open(signal);
    this.#updateProgress();
    const queue = this.#progress.missingParts;
    const sendParts = async (): Promise<void> => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        await this.#sendPart(upload, number, signal);
      }
    };
    await Promise.all(Array.from({ length: Math.min(parallel, queue.length) }, sendParts));
    this.#setState({ status: 'finishing', speed: undefined });
    const storedFile = await this.#attempt(
      () => transport.complete(upload, this.#progress.arrivedParts, signal),
      signal,
    );
    signal.throwIfAborted();
    this.#session.removeStored();
    this.#setState({ status: 'done', sent: this.#file.size, percent: 100, storedFile });
  }

  async #sendPart(upload: string, number: number, signal: AbortSignal): Promise<void> {
    const { transport, onPartError } = this.#options;
    const body = this.#progress.slice(this.#file, number);
    const onProgress = (sent: number): void => {
      if (signal.aborted) return;
      this.#progress.recordSent(number, Math.min(sent, body.size));
      this.#updateProgress();
    };
    try {
      const etag = await this.#attempt(async () => {
        this.#progress.clearInFlight(number);
        const tag = await transport.putPart({ upload, number, body, onProgress, signal });
        if (!tag) throw new UploadFailure(`part ${number} came back without an ETag`);
        return tag;
      }, signal);
      signal.throwIfAborted();
      this.#progress.recordArrival(number, etag);
      this.#session.save(upload);
    } catch (error) {
      if (!signal.aborted) onPartError?.(number, error);
      throw error;
    } finally {
      this.#progress.clearInFlight(number);
    }
    this.#updateProgress();
  }

  readonly #attempt: Attempt = (call, signal) =>
    callWithRetry(call, {
      policy: { ...RETRY, ...this.#options.retry },
      network: this.#options.network ?? browserNetwork,
      signal,
      onNetwork: (isOnline) => {
        this.#meter.reset();
        if (!signal.aborted) this.#setState({ status: isOnline ? 'sending' : 'offline', speed: undefined });
      },
    });

  #stop(status: 'paused' | 'cancelled'): void {
    this.#controller.abort();
    this.#progress.clearInFlight();
    this.#meter.reset();
    this.#setState({ status, speed: undefined });
  }

  #updateProgress(): void {
    const { sentBytes: sent, percent } = this.#progress;
    this.#setState({ sent, percent, speed: this.#meter.measure(sent, this.#now()) });
  }

  #setState(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
