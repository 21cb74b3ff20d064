/** A keeper of files in memory that fails as asked: for tests and stories. */
import { UploadFailure } from './failure.ts';
import type { KeptFile, NewUpload, PartToSend, SentPart, UploadTransport } from './transport.ts';

export interface PutCall {
  readonly upload: string;
  readonly number: number;
  readonly size: number;
  /** Which attempt at this part it is, from 1. */
  readonly attempt: number;
}

interface Behaviour {
  /** What a part is answered; undefined for its right ETag. It may throw, or take its time. */
  readonly onPut?: (call: PutCall, part: PartToSend) => string | null | undefined | Promise<string | null | undefined>;
  readonly onBegin?: (file: NewUpload) => void | Promise<void>;
  readonly onComplete?: (upload: string) => void | Promise<void>;
  readonly scope?: string;
}

interface FakeTransport extends UploadTransport {
  readonly begun: NewUpload[];
  readonly puts: PutCall[];
  readonly aborted: string[];
  /** Bytes and order of what was put together, by key. */
  readonly files: Map<string, Blob>;
  /** How many parts were on their way at once, at most. */
  readonly peak: () => number;
  /** As a bucket tidies up: the upload is no longer known. */
  forget(upload: string): void;
}

/** Parts of an upload by number. */
type Parts = Map<number, { readonly etag: string; readonly body: Blob }>;

export function fakeTransport({ onPut, onBegin, onComplete, scope }: Behaviour = {}): FakeTransport {
  const uploads = new Map<string, Parts>();
  const begun: NewUpload[] = [];
  const puts: PutCall[] = [];
  const aborted: string[] = [];
  const files = new Map<string, Blob>();
  let flying = 0;
  let peak = 0;
  const partsOf = (upload: string): Parts => {
    const parts = uploads.get(upload);
    if (!parts) throw new UploadFailure('Not Found', { status: 404 });
    return parts;
  };
  return {
    scope,
    begun,
    puts,
    aborted,
    files,
    peak: () => peak,
    forget: (upload) => void uploads.delete(upload),
    begin: async (file) => {
      await onBegin?.(file);
      begun.push(file);
      const upload = `upload-${begun.length}`;
      uploads.set(upload, new Map());
      return upload;
    },
    putPart: async (part) => {
      const { upload, number, body } = part;
      const attempt = puts.filter((one) => one.upload === upload && one.number === number).length + 1;
      const call: PutCall = { upload, number, size: body.size, attempt };
      puts.push(call);
      flying += 1;
      peak = Math.max(peak, flying);
      try {
        const parts = partsOf(upload);
        const etag = onPut ? await onPut(call, part) : undefined;
        part.signal.throwIfAborted();
        if (etag === null || etag === '') return etag;
        parts.set(number, { etag: etag ?? `"tag-${number}"`, body });
        part.onProgress(body.size);
        return etag ?? `"tag-${number}"`;
      } finally {
        flying -= 1;
      }
    },
    complete: async (upload, sent): Promise<KeptFile> => {
      await onComplete?.(upload);
      const parts = partsOf(upload);
      const wrong = sent.some(({ number, etag }, index) => number !== index + 1 || parts.get(number)?.etag !== etag);
      if (wrong || sent.length !== parts.size) throw new UploadFailure('Invalid Part', { status: 400 });
      files.set(`media/${upload}`, new Blob(sent.flatMap(({ number }) => parts.get(number)?.body ?? [])));
      return { key: `media/${upload}` };
    },
    abort: async (upload) => {
      aborted.push(upload);
      uploads.delete(upload);
    },
    listParts: async (upload): Promise<readonly SentPart[]> =>
      [...partsOf(upload)].map(([number, { etag }]) => ({ number, etag })),
  };
}
