/** One file of a file input: chosen here, on its way, or kept already. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Verdict } from '../validators.ts';
import { type FileValue, keptFile, keptValue } from './file-value.ts';
import type { UploadState, UploadStatus } from './upload.ts';

/** What is known of a file. A kept one may be known by its key alone. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number | undefined;
}

/** What the entry needs of an upload; the uploader itself is loaded with the field. */
interface OnItsWay {
  readonly state: UploadState;
  subscribe(listener: () => void): () => void;
}

/** Where a file stands: words for it are `forms.file_<stage>`. */
export type FileStage = 'kept' | 'checking' | 'refused' | 'ready' | UploadStatus;

/** A file while somebody sees it. Its own class, so that form state passes it on as it is. */
export class FileEntry implements FileValue {
  /** Of this page alone, for lists. */
  readonly id: string;
  readonly facts: FileFacts;
  /** The bytes, of a file that was chosen here. */
  readonly file: File | undefined;
  /** Name of a file that was kept before. */
  readonly key: string | undefined;
  /** Media type by the content, where that tells. */
  kind: string | undefined;
  /** Goes up with every change, so that the entry is rendered again. */
  version = 0;

  #refusal: Verdict | undefined;
  #isChecked: boolean;
  #upload: OnItsWay | undefined;
  readonly #listeners = new Set<() => void>();

  static #count = 0;

  private constructor(facts: FileFacts, file: File | undefined, key: string | undefined) {
    FileEntry.#count += 1;
    this.id = `file-${FileEntry.#count}`;
    this.facts = facts;
    this.file = file;
    this.key = key;
    this.#isChecked = file === undefined;
  }

  static chosen(file: File): FileEntry {
    return new FileEntry({ name: file.name, type: file.type, size: file.size }, file, undefined);
  }

  /** A value of the wire: a key, or a key with the file's name and type. Undefined for anything else. */
  static kept(value: unknown): FileEntry | undefined {
    const kept = keptFile(value);
    if (!kept) return undefined;
    const { key, name, mime: type } = kept;
    return new FileEntry({ name, type, size: undefined }, undefined, key);
  }

  /** What looking at the file found: why it is not taken, if it is not. */
  judge({ refusal, kind }: { refusal?: Verdict; kind?: string }): void {
    this.#isChecked = true;
    this.#refusal = refusal;
    this.kind = kind;
    this.#tell();
  }

  /** From here on it is sent on its own, before the form. */
  follow(upload: OnItsWay): void {
    this.#upload = upload;
    upload.subscribe(() => this.#tell());
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  get progress(): UploadState | undefined {
    return this.#upload?.state;
  }

  get stage(): FileStage {
    if (this.#refusal) return 'refused';
    if (!this.#isChecked) return 'checking';
    return this.progress?.status ?? (this.key === undefined ? 'ready' : 'kept');
  }

  /** Why the form cannot be sent with it, undefined when it can. */
  get problem(): Verdict | undefined {
    const { stage, progress } = this;
    if (this.#refusal) return this.#refusal;
    if (stage === 'ready' || stage === 'kept' || stage === 'done') return undefined;
    const params = { name: this.facts.name, percent: progress?.percent ?? 0 };
    if (progress?.failure) return { code: progress.failure, params };
    return { code: stage === 'paused' ? 'upload_paused' : 'upload_running', params };
  }

  /** What the record gets: the key of a kept file, the bytes of one that goes with the form, itself when not ready. */
  toValue(field: FieldDefinition): unknown {
    if (this.problem) return this;
    const key = this.key ?? this.progress?.kept?.key;
    const { name, type } = this.facts;
    return key === undefined ? this.file : keptValue({ key, name, mime: this.kind ?? type }, field);
  }

  /** What tells one choice from another, to know whether the form was changed. */
  toJSON(): unknown {
    return this.key ?? [this.facts.name, this.facts.size, this.file?.lastModified];
  }
}
