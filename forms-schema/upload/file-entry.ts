/** A file of a file input: selected, uploading or stored. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { RuleViolation } from '../validators.ts';
import type { FileCheck } from './check-file.ts';
import { type FileValue, parseStoredFile, toStoredValue } from './file-value.ts';
import type { UploadState, UploadStatus } from './upload.ts';

/** Details of a file. Of a stored file often only the key is known. */
export interface FileDetails {
  readonly name: string;
  readonly type: string;
  readonly size: number | undefined;
}

/** The part of Upload that entries use; the uploader itself is loaded with the field. */
interface TrackedUpload {
  readonly state: UploadState;
  subscribe(listener: () => void): () => void;
}

/** Stage of a file; translated by `forms.file_<stage>`. */
export type FileStage = 'kept' | 'checking' | 'refused' | 'ready' | UploadStatus;

/** A file in a form. A class, so that form state passes it by reference. */
export class FileEntry implements FileValue {
  /** Unique within the page, as list key. */
  readonly id: string;
  readonly details: FileDetails;
  /** The content of a selected file. */
  readonly file: File | undefined;
  /** Key of a stored file. */
  readonly key: string | undefined;
  /** Media type detected by content, if any. */
  contentType: string | undefined;
  /** Incremented on every change, to trigger a render. */
  version = 0;

  #violation: RuleViolation | undefined;
  #isChecked: boolean;
  #upload: TrackedUpload | undefined;
  readonly #listeners = new Set<() => void>();

  static #count = 0;

  private constructor(details: FileDetails, file: File | undefined, key: string | undefined) {
    FileEntry.#count += 1;
    this.id = `file-${FileEntry.#count}`;
    this.details = details;
    this.file = file;
    this.key = key;
    this.#isChecked = file === undefined;
  }

  static fromFile(file: File): FileEntry {
    return new FileEntry({ name: file.name, type: file.type, size: file.size }, file, undefined);
  }

  /** Creates an entry from a wire value: a key, or a key with name and type. Undefined for other values. */
  static fromValue(value: unknown): FileEntry | undefined {
    const stored = parseStoredFile(value);
    if (!stored) return undefined;
    const { key, name, mime: type } = stored;
    return new FileEntry({ name, type, size: undefined }, undefined, key);
  }

  /** Sets the result of checking the file. */
  setCheckResult({ violation, contentType }: FileCheck): void {
    this.#isChecked = true;
    this.#violation = violation;
    this.contentType = contentType;
    this.#notify();
  }

  /** Tracks the upload of the file. */
  trackUpload(upload: TrackedUpload): void {
    this.#upload = upload;
    upload.subscribe(() => this.#notify());
    this.#notify();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #notify(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  get progress(): UploadState | undefined {
    return this.#upload?.state;
  }

  get stage(): FileStage {
    if (this.#violation) return 'refused';
    if (!this.#isChecked) return 'checking';
    return this.progress?.status ?? (this.key === undefined ? 'ready' : 'kept');
  }

  /** Why the form cannot be submitted with it; undefined when it can. */
  get problem(): RuleViolation | undefined {
    const { stage, progress } = this;
    if (this.#violation) return this.#violation;
    if (stage === 'ready' || stage === 'kept' || stage === 'done') return undefined;
    const params = { name: this.details.name, percent: progress?.percent ?? 0 };
    if (progress?.failure) return { code: progress.failure, params };
    return { code: stage === 'paused' ? 'upload_paused' : 'upload_running', params };
  }

  /**
   * The record's value: the key of a stored file, the bytes of one posted with the form, the entry itself when not
   * ready.
   */
  toValue(field: FieldDefinition): unknown {
    if (this.problem) return this;
    const key = this.key ?? this.progress?.storedFile?.key;
    const { name, type } = this.details;
    return key === undefined ? this.file : toStoredValue({ key, name, mime: this.contentType ?? type }, field);
  }

  /** Identifies the selection, to detect changes of the form. */
  toJSON(): unknown {
    return this.key ?? [this.details.name, this.details.size, this.file?.lastModified];
  }
}
