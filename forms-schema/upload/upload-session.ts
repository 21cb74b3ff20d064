import { isForgotten } from './failure.ts';
import type { PartProgress } from './part-progress.ts';
import type { FileIdentity, ResumeStore } from './resume-store.ts';
import type { NewUpload, UploadTransport } from './transport.ts';

/** Makes a call until it succeeds, fails for good or is aborted. */
export type Attempt = <Answer>(call: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

interface SessionOptions {
  readonly file: Omit<NewUpload, 'partSize'>;
  readonly lastModified: number;
  readonly transport: UploadTransport;
  readonly store: ResumeStore;
  readonly progress: PartProgress;
  readonly attempt: Attempt;
  readonly now: () => number;
}

/** The upload of one file as the storage knows it: begun once, resumed after a reload, begun anew when it has expired. */
export class UploadSession {
  readonly #options: SessionOptions;
  readonly #identity: FileIdentity;
  readonly #cancelled = new AbortController();
  #id: Promise<string> | undefined;

  constructor(options: SessionOptions) {
    const { field, name, size } = options.file;
    this.#options = options;
    this.#identity = {
      scope: options.transport.scope ?? '',
      field,
      name,
      size,
      lastModified: options.lastModified,
    };
  }

  get isOpen(): boolean {
    return this.#id !== undefined;
  }

  /** Resolves to the upload's id. A pause while the storage answers must not leave a second upload behind. */
  async open(signal: AbortSignal): Promise<string> {
    if (this.#id === undefined) {
      const known = await this.#resume(signal);
      signal.throwIfAborted();
      this.#id ??= known === undefined ? this.#begin() : Promise.resolve(known);
      // a failure is handled where it is awaited
      this.#id.catch(() => undefined);
    }
    try {
      const upload = await this.#id;
      signal.throwIfAborted();
      return upload;
    } catch (error) {
      if (!signal.aborted) this.#id = undefined;
      throw error;
    }
  }

  /** Stores the parts that have arrived, for a resume after a reload. */
  save(upload: string): void {
    const { store, progress, now, file } = this.#options;
    const { partSize, arrivedParts: parts } = progress;
    store.keep(this.#identity, { upload, name: file.name, size: file.size, partSize, parts, at: now() });
  }

  /** Removes what was stored for a resume. */
  forget(): void {
    this.#options.store.forget(this.#identity);
  }

  startOver(): void {
    this.forget();
    this.#options.progress.startOver();
    this.#id = undefined;
  }

  /** Has the storage remove what arrived, also when it answers with the upload's id only now. */
  cancel(): void {
    const { store, transport } = this.#options;
    const upload = this.#id ?? Promise.resolve(store.find(this.#identity)?.upload);
    this.#cancelled.abort();
    this.forget();
    void upload
      .then((id) => {
        this.forget();
        return id === undefined ? undefined : transport.abort(id);
      })
      // the storage removes expired uploads by itself
      .catch(() => undefined);
  }

  /** Continues an upload of an earlier visit or attempt; undefined when there is none, or the storage has dropped it. */
  async #resume(signal: AbortSignal): Promise<string | undefined> {
    const { store, transport, progress, attempt } = this.#options;
    const before = store.find(this.#identity);
    if (!before) return undefined;
    progress.restore(before.partSize, before.parts);
    if (!transport.listParts) return before.upload;
    try {
      const parts = await attempt(async () => (await transport.listParts?.(before.upload, signal)) ?? [], signal);
      progress.replaceArrived(parts);
      return before.upload;
    } catch (error) {
      if (!isForgotten(error)) throw error;
      this.startOver();
      return undefined;
    }
  }

  async #begin(): Promise<string> {
    const { file, transport, progress, attempt } = this.#options;
    const opening = new AbortController();
    const { signal } = this.#cancelled;
    signal.addEventListener('abort', () => opening.abort(signal.reason), { once: true });
    const upload = await attempt(() => transport.begin({ ...file, partSize: progress.partSize }), opening.signal);
    this.save(upload);
    return upload;
  }
}
