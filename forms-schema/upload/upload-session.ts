import { isUploadGone } from './upload-failure.ts';
import type { PartProgress } from './part-progress.ts';
import type { FileIdentity, ResumeStore } from './resume-store.ts';
import type { NewUpload, UploadTransport } from './transport.ts';

/** Retries a call until it succeeds, fails finally or is aborted. */
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

/** The upload of a file in the storage: created once, resumed after a reload, recreated when it has expired. */
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

  /** Resolves to the upload's id. A pause during the request must not create a second upload. */
  async open(signal: AbortSignal): Promise<string> {
    if (this.#id === undefined) {
      const resumedId = await this.#resume(signal);
      signal.throwIfAborted();
      this.#id ??= resumedId === undefined ? this.#begin() : Promise.resolve(resumedId);
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
    store.save(this.#identity, { upload, name: file.name, size: file.size, partSize, parts, at: now() });
  }

  /** Removes what was stored for a resume. */
  removeStored(): void {
    this.#options.store.remove(this.#identity);
  }

  startOver(): void {
    this.removeStored();
    this.#options.progress.startOver();
    this.#id = undefined;
  }

  /** Deletes the upload in the storage, also when its id arrives later. */
  cancel(): void {
    const { store, transport } = this.#options;
    const upload = this.#id ?? Promise.resolve(store.find(this.#identity)?.upload);
    this.#cancelled.abort();
    this.removeStored();
    void upload
      .then((id) => {
        this.removeStored();
        return id === undefined ? undefined : transport.abort(id);
      })
      // the storage removes expired uploads by itself
      .catch(() => undefined);
  }

  /** Resumes an earlier upload. Resolves to its id; undefined when there is none or it has expired in the storage. */
  async #resume(signal: AbortSignal): Promise<string | undefined> {
    const { store, transport, progress, attempt } = this.#options;
    const unfinished = store.find(this.#identity);
    if (!unfinished) return undefined;
    progress.restore(unfinished.partSize, unfinished.parts);
    if (!transport.listParts) return unfinished.upload;
    try {
      const parts = await attempt(async () => (await transport.listParts?.(unfinished.upload, signal)) ?? [], signal);
      progress.replaceArrived(parts);
      return unfinished.upload;
    } catch (error) {
      if (!isUploadGone(error)) throw error;
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
