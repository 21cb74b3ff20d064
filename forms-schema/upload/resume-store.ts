/** Stores unfinished uploads, to resume them after a reload when the same file is selected again. */
import type { SentPart } from './transport.ts';

export interface UnfinishedUpload {
  readonly upload: string;
  readonly name: string;
  readonly size: number;
  readonly partSize: number;
  readonly parts: readonly SentPart[];
  /** Unix milliseconds of the last part. */
  readonly at: number;
}

/** Identifies a file selected for an input. */
export interface FileIdentity {
  readonly scope: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface ResumeStore {
  find(file: FileIdentity): UnfinishedUpload | undefined;
  save(file: FileIdentity, unfinished: UnfinishedUpload): void;
  remove(file: FileIdentity): void;
  /** Unfinished uploads of an input, latest first. */
  list(scope: string, field: string): readonly UnfinishedUpload[];
}

const PREFIX = 'upload ';
/** How long unfinished uploads can be resumed, here and on the server. Milliseconds. */
export const RESUME_WINDOW_MS = 7 * 24 * 3600_000;

const buildPrefix = (scope: string, field: string): string => `${PREFIX}${JSON.stringify([scope, field])} `;
const buildKey = ({ scope, field, name, size, lastModified }: FileIdentity): string =>
  buildPrefix(scope, field) + JSON.stringify([name, size, lastModified]);

function isPart(part: unknown): part is SentPart {
  if (typeof part !== 'object' || part === null || !('number' in part) || !('etag' in part)) return false;
  return Number.isSafeInteger(part.number) && typeof part.etag === 'string';
}

function parseUnfinishedUpload(text: string | null, now: number): UnfinishedUpload | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<UnfinishedUpload> | null;
    if (!stored || typeof stored.upload !== 'string' || typeof stored.name !== 'string') return undefined;
    const { upload, name, size, partSize, parts, at } = stored;
    if (!Number.isFinite(size) || !Number.isFinite(partSize) || !Array.isArray(parts) || !Number.isFinite(at))
      return undefined;
    if (!parts.every(isPart) || now - (at ?? 0) > RESUME_WINDOW_MS) return undefined;
    return { upload, name, size: size ?? 0, partSize: partSize ?? 0, parts, at: at ?? 0 };
  } catch {
    return undefined; // written by another version
  }
}

/** Creates a store in localStorage or another Storage. When that is full or blocked, uploads start over. */
export function createResumeStore(open: () => Storage = () => localStorage, now: () => number = Date.now): ResumeStore {
  const tryStorage = <Answer>(action: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    find: (file) => tryStorage((storage) => parseUnfinishedUpload(storage.getItem(buildKey(file)), now())),
    save: (file, unfinished) =>
      void tryStorage((storage) => storage.setItem(buildKey(file), JSON.stringify(unfinished))),
    remove: (file) => void tryStorage((storage) => storage.removeItem(buildKey(file))),
    list: (scope, field) =>
      tryStorage((storage) => {
        const prefix = buildPrefix(scope, field);
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const uploads = keys.flatMap((key) => {
          if (!key.startsWith(PREFIX)) return [];
          const unfinished = parseUnfinishedUpload(storage.getItem(key), now());
          if (!unfinished) storage.removeItem(key);
          return unfinished && key.startsWith(prefix) ? [unfinished] : [];
        });
        return uploads.toSorted((a, b) => b.at - a.at);
      }) ?? [],
  };
}
