/** An in-memory upload transport with configurable failures, for tests and stories. */
import { UploadFailure } from './upload-failure.ts';
import type { StoredFile, NewUpload, PartToSend, SentPart, UploadTransport } from './transport.ts';

export interface PutCall {
  readonly upload: string;
  readonly number: number;
  readonly size: number;
  /** Attempt at this part, from 1. */
  readonly attempt: number;
}

interface Behaviour {
  /** Returns the ETag of a part; undefined for the correct one. May throw or delay. */
  readonly onPut?: (call: PutCall, part: PartToSend) => string | null | undefined | Promise<string | null | undefined>;
  readonly onBegin?: (file: NewUpload) => void | Promise<void>;
  readonly onComplete?: (upload: string) => void | Promise<void>;
  readonly scope?: string;
}

interface FakeTransport extends UploadTransport {
  readonly opened: NewUpload[];
  readonly puts: PutCall[];
  readonly aborted: string[];
  /** Completed files by key. */
  readonly files: Map<string, Blob>;
  /** Maximum number of concurrent parts. */
  readonly peak: () => number;
  /** Expires an upload. */
  expire(upload: string): void;
}

/** Parts of an upload by number. */
type Parts = Map<number, { readonly etag: string; readonly body: Blob }>;

/** Creates a transport that keeps uploads in memory. */
export function createFakeTransport({ onPut, onBegin, onComplete, scope }: Behaviour = {}): FakeTransport {
  const uploads = new Map<string, Parts>();
  const opened: NewUpload[] = [];
  const puts: PutCall[] = [];
  const aborted: string[] = [];
  const files = new Map<string, Blob>();
  let inFlight = 0;
  let peak = 0;
  const getParts = (upload: string): Parts => {
    const parts = uploads.get(upload);
    if (!parts) throw new UploadFailure('Not Found', { status: 404 });
    return parts;
  };
  return {
    scope,
    opened,
    puts,
    aborted,
    files,
    peak: () => peak,
    expire: (upload) => void uploads.delete(upload),
    begin: async (file) => {
      await onBegin?.(file);
      opened.push(file);
      const upload = `upload-${opened.length}`;
      uploads.set(upload, new Map());
      return upload;
    },
    putPart: async (part) => {
      const { upload, number, body } = part;
      const attempt = puts.filter((put) => put.upload === upload && put.number === number).length + 1;
      const call: PutCall = { upload, number, size: body.size, attempt };
      puts.push(call);
      inFlight += 1;
      peak = Math.max(peak, inFlight);
      try {
        const parts = getParts(upload);
        const etag = onPut ? await onPut(call, part) : undefined;
        part.signal.throwIfAborted();
        if (etag === null || etag === '') return etag;
        parts.set(number, { etag: etag ?? `"tag-${number}"`, body });
        part.onProgress(body.size);
        return etag ?? `"tag-${number}"`;
      } finally {
        inFlight -= 1;
      }
    },
    complete: async (upload, sent): Promise<StoredFile> => {
      await onComplete?.(upload);
      const parts = getParts(upload);
      const isWrong = sent.some(({ number, etag }, index) => number !== index + 1 || parts.get(number)?.etag !== etag);
      if (isWrong || sent.length !== parts.size) throw new UploadFailure('Invalid Part', { status: 400 });
      files.set(`media/${upload}`, new Blob(sent.flatMap(({ number }) => parts.get(number)?.body ?? [])));
      return { key: `media/${upload}` };
    },
    abort: async (upload) => {
      aborted.push(upload);
      uploads.delete(upload);
    },
    listParts: async (upload): Promise<readonly SentPart[]> =>
      [...getParts(upload)].map(([number, { etag }]) => ({ number, etag })),
  };
}
