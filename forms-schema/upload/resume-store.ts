/** Remembers uploads that were not finished, so that one goes on after a reload when the same file is chosen again. */
import type { SentPart } from './transport.ts';

export interface Unfinished {
  readonly upload: string;
  readonly name: string;
  readonly size: number;
  readonly partSize: number;
  readonly parts: readonly SentPart[];
  /** Unix milliseconds of the last part. */
  readonly at: number;
}

/** The same file chosen for the same input. */
export interface FileIdentity {
  readonly scope: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface ResumeStore {
  find(file: FileIdentity): Unfinished | undefined;
  keep(file: FileIdentity, unfinished: Unfinished): void;
  forget(file: FileIdentity): void;
  /** What was begun for an input, latest first. */
  list(scope: string, field: string): readonly Unfinished[];
}

const PREFIX = 'upload ';
/** How long an abandoned upload is remembered here, and kept by our API. Milliseconds. */
export const UNFINISHED_KEPT = 7 * 24 * 3600_000;

const areaOf = (scope: string, field: string): string => `${PREFIX}${JSON.stringify([scope, field])} `;
const keyOf = ({ scope, field, name, size, lastModified }: FileIdentity): string =>
  areaOf(scope, field) + JSON.stringify([name, size, lastModified]);

function isPart(part: unknown): part is SentPart {
  if (typeof part !== 'object' || part === null || !('number' in part) || !('etag' in part)) return false;
  return Number.isSafeInteger(part.number) && typeof part.etag === 'string';
}

function read(text: string | null, now: number): Unfinished | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Unfinished> | null;
    if (!kept || typeof kept.upload !== 'string' || typeof kept.name !== 'string') return undefined;
    const { upload, name, size, partSize, parts, at } = kept;
    if (!Number.isFinite(size) || !Number.isFinite(partSize) || !Array.isArray(parts) || !Number.isFinite(at))
      return undefined;
    if (!parts.every(isPart) || now - (at ?? 0) > UNFINISHED_KEPT) return undefined;
    return { upload, name, size: size ?? 0, partSize: partSize ?? 0, parts, at: at ?? 0 };
  } catch {
    return undefined; // another version of ours wrote it
  }
}

/** In the browser's localStorage, or one like it. Where that is full or forbidden, an upload simply begins anew. */
export function resumeStore(open: () => Storage = () => localStorage, now: () => number = Date.now): ResumeStore {
  const attempt = <Answer>(action: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    find: (file) => attempt((storage) => read(storage.getItem(keyOf(file)), now())),
    keep: (file, unfinished) => void attempt((storage) => storage.setItem(keyOf(file), JSON.stringify(unfinished))),
    forget: (file) => void attempt((storage) => storage.removeItem(keyOf(file))),
    list: (scope, field) =>
      attempt((storage) => {
        const area = areaOf(scope, field);
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const found = keys.flatMap((key) => {
          if (!key.startsWith(PREFIX)) return [];
          const unfinished = read(storage.getItem(key), now());
          if (!unfinished) storage.removeItem(key);
          return unfinished && key.startsWith(area) ? [unfinished] : [];
        });
        return found.toSorted((one, other) => other.at - one.at);
      }) ?? [],
  };
}
