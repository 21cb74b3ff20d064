import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadFailure } from './upload-failure.ts';
import { createFakeTransport } from './fake-transport.ts';
import { getPartSize } from './part-progress.ts';
import { createResumeStore } from './resume-store.ts';
import type { Network } from './retry.ts';
import { startUpload, type Upload, type UploadOptions } from './upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates an in-memory Storage. */
function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}
const TEXT = 'the needle drops on side one';
const file = (text = TEXT): File =>
  new File([text], 'master.wav', { type: 'audio/wav', lastModified: 1_760_000_000_000 });
const isSettled = ({ state }: Upload): boolean => ['done', 'failed', 'cancelled'].includes(state.status);
const untilAbort = (signal: AbortSignal): Promise<undefined> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

function startTest(transport: UploadOptions['transport'], overrides: Partial<UploadOptions> = {}) {
  const storage = createStorage();
  const store = createResumeStore(() => storage);
  const options: UploadOptions = {
    transport,
    field: 'audio',
    partSize: 10,
    store,
    retry: { random: () => 1 },
    ...overrides,
  };
  return { upload: startUpload(file(), options), options, store, restart: () => startUpload(file(), options) };
}
async function finish(upload: Upload): Promise<Upload['state']> {
  for (let turn = 0; turn < 200 && !isSettled(upload); turn += 1) await vi.advanceTimersByTimeAsync(1000);
  return upload.state;
}

describe('an upload', () => {
  it('sends parts with ETags and completes them in order', async () => {
    const transport = createFakeTransport();
    const { upload } = startTest(transport);
    expect(await finish(upload)).toMatchObject({
      status: 'done',
      percent: 100,
      sent: 28,
      storedFile: { key: 'media/upload-1' },
    });
    expect(transport.puts.map(({ number, size }) => [number, size])).toEqual([
      [1, 10],
      [2, 10],
      [3, 8],
    ]);
    expect(await transport.files.get('media/upload-1')?.text()).toBe(TEXT);
    expect(transport.opened).toEqual([
      { name: 'master.wav', type: 'audio/wav', size: 28, partSize: 10, field: 'audio' },
    ]);
  });

  it('uses parts of 5 MB, or larger ones to stay within the part limit', () => {
    const parts: number[] = [];
    const transport = createFakeTransport({ onPut: ({ size }) => void parts.push(size) });
    const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'large.wav');
    const upload = startUpload(large, { transport, field: 'audio', store: createResumeStore(() => createStorage()) });
    return finish(upload).then(() => {
      expect(parts).toEqual([5 * 1_048_576, 1]);
      expect(getPartSize(100 * 1024 ** 3, 5 * 1_048_576)).toBe(Math.ceil((100 * 1024 ** 3) / 10_000));
    });
  });

  it('sends three parts concurrently, completing in any order', async () => {
    const transport = createFakeTransport({
      onPut: ({ number }) => new Promise((resolve) => setTimeout(() => resolve(`"late-${number}"`), 1000 / number)),
    });
    const { upload } = startTest(transport, { partSize: 4 });
    expect(await finish(upload)).toMatchObject({ status: 'done' });
    expect(transport.peak()).toBe(3);
    expect(await transport.files.get('media/upload-1')?.text()).toBe(TEXT);
  });

  it('reports per cent and bytes per second, and 100 only at the end', async () => {
    const transport = createFakeTransport({
      onPut: async (_, { onProgress, body }) => {
        for (let sent = 1; sent <= body.size; sent += 1) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          onProgress(sent);
        }
        return undefined;
      },
    });
    const { upload } = startTest(transport, { parallel: 1 });
    const states: [number, number | undefined][] = [];
    upload.subscribe(() => states.push([upload.state.percent, upload.state.speed]));
    await vi.advanceTimersByTimeAsync(7000);
    expect(upload.state).toMatchObject({ status: 'sending', sent: 14, percent: 50, speed: 2 });
    await finish(upload);
    const percents = states.map(([percent]) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(states.filter(([percent]) => percent === 100).length).toBeLessThan(4);
  });

  it('sends an empty file as one empty part', async () => {
    const transport = createFakeTransport();
    const upload = startUpload(new File([], 'empty.txt'), {
      transport,
      field: 'f',
      store: createResumeStore(() => createStorage()),
    });
    expect(await finish(upload)).toMatchObject({ status: 'done', percent: 100 });
    expect(transport.puts).toHaveLength(1);
  });
});

describe('failing parts', () => {
  it('are retried with backoff', async () => {
    const attemptTimes: number[] = [];
    const start = Date.now();
    const transport = createFakeTransport({
      onPut: ({ number, attempt }) => {
        if (number !== 1) return undefined;
        attemptTimes.push(Date.now() - start);
        if (attempt === 1) throw new TypeError('connection dropped');
        if (attempt === 2) throw new UploadFailure('Internal Server Error', { status: 500 });
        if (attempt === 3) throw new UploadFailure('Slow Down', { status: 503, retryAfter: 20 });
        return undefined;
      },
    });
    expect(await finish(startTest(transport).upload)).toMatchObject({ status: 'done' });
    expect(attemptTimes).toEqual([0, 500, 1500, 21_500]);
  });

  it('without an ETag count as not arrived', async () => {
    const transport = createFakeTransport({
      onPut: ({ number, attempt }) => (number === 2 && attempt < 3 ? null : undefined),
    });
    expect(await finish(startTest(transport).upload)).toMatchObject({ status: 'done' });
    expect(transport.puts.filter(({ number }) => number === 2)).toHaveLength(3);
  });

  it('fail the upload after the last attempt, are reported, and can be resumed', async () => {
    let isBroken = true;
    const onPartError = vi.fn();
    const transport = createFakeTransport({ onPut: ({ number }) => (isBroken && number === 3 ? '' : undefined) });
    const { upload } = startTest(transport, { onPartError });
    expect(await finish(upload)).toMatchObject({ status: 'failed', failure: 'upload_failed' });
    expect(onPartError).toHaveBeenCalledOnce();
    expect(onPartError.mock.lastCall).toEqual([
      3,
      expect.objectContaining({ message: 'part 3 came back without an ETag' }),
    ]);
    expect(transport.puts.filter(({ number }) => number === 3)).toHaveLength(6);
    isBroken = false;
    const putCount = transport.puts.length;
    upload.resume();
    expect(upload.state.failure).toBeUndefined();
    expect(await finish(upload)).toMatchObject({ status: 'done' });
    expect(transport.puts.slice(putCount).map(({ number }) => number)).toEqual([3]);
  });

  it('are not retried when rejected', async () => {
    const transport = createFakeTransport({
      onPut: () => {
        throw new UploadFailure('Forbidden', { status: 403 });
      },
    });
    expect(await finish(startTest(transport, { parallel: 1 }).upload)).toMatchObject({
      status: 'failed',
      failure: 'upload_refused',
    });
    expect(transport.puts).toHaveLength(1);
  });

  it('report a file that was deleted', async () => {
    const transport = createFakeTransport({
      onPut: () => {
        throw new DOMException('gone', 'NotReadableError');
      },
    });
    expect(await finish(startTest(transport).upload)).toMatchObject({ status: 'failed', failure: 'upload_unreadable' });
  });

  it('wait for the network without using up attempts', async () => {
    let isOnline = true;
    let goOnline = (): void => undefined;
    const network: Network = {
      isOnline: () => isOnline,
      onOnline: (callback) => ((goOnline = callback), () => undefined),
    };
    const transport = createFakeTransport({
      onBegin: () => void (isOnline = false),
      onPut: () => {
        if (!isOnline) throw new TypeError('offline');
        return undefined;
      },
    });
    const { upload } = startTest(transport, { network, parallel: 1 });
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(upload.state).toMatchObject({ status: 'offline', percent: 0, speed: undefined });
    isOnline = true;
    goOnline();
    expect(await finish(upload)).toMatchObject({ status: 'done' });
  });
});

describe('pausing and resuming', () => {
  it('sends only the missing parts', async () => {
    const transport = createFakeTransport({
      onPut: ({ number, attempt }, { signal }) => (number > 1 && attempt === 1 ? untilAbort(signal) : undefined),
    });
    const { upload } = startTest(transport, { parallel: 2 });
    await vi.advanceTimersByTimeAsync(10);
    upload.pause();
    expect(upload.state).toMatchObject({ status: 'paused', percent: 35 });
    const putCount = transport.puts.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transport.puts).toHaveLength(putCount);
    upload.resume();
    expect(await finish(upload)).toMatchObject({ status: 'done' });
    expect(transport.puts.filter(({ number }) => number === 1)).toHaveLength(1);
    expect(transport.opened).toHaveLength(1);
  });

  it('does not create a second upload when paused during creation', async () => {
    const transport = createFakeTransport({ onBegin: () => new Promise((resolve) => setTimeout(resolve, 100)) });
    const { upload } = startTest(transport);
    upload.pause();
    upload.resume();
    upload.pause();
    await vi.advanceTimersByTimeAsync(500);
    upload.resume();
    expect(await finish(upload)).toMatchObject({ status: 'done' });
    expect(transport.opened).toHaveLength(1);
  });

  it('resumes after a reload when the same file is selected for the same field', async () => {
    const transport = createFakeTransport({
      onPut: ({ number, attempt }, { signal }) => (number === 3 && attempt === 1 ? untilAbort(signal) : undefined),
    });
    const { options, store, restart } = startTest(transport);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.list('', 'audio')).toMatchObject([{ name: 'master.wav', parts: [{ number: 1 }, { number: 2 }] }]);
    expect(await finish(restart())).toMatchObject({ status: 'done' });
    expect(transport.opened).toHaveLength(1);
    expect(transport.puts.filter(({ number }) => number < 3)).toHaveLength(2);
    expect(store.list('', 'audio')).toEqual([]);
    const other = startUpload(file(), { ...options, field: 'other' });
    await finish(other);
    expect(transport.opened).toHaveLength(2);
  });

  it('trusts the storage’s part list, and starts over when the upload has expired', async () => {
    const transport = createFakeTransport({
      onPut: ({ upload, number }, { signal }) =>
        upload === 'upload-1' && number === 3 ? untilAbort(signal) : undefined,
    });
    const { restart } = startTest(transport);
    await vi.advanceTimersByTimeAsync(10);
    transport.expire('upload-1');
    expect(await finish(restart())).toMatchObject({ status: 'done', storedFile: { key: 'media/upload-2' } });
    expect(await transport.files.get('media/upload-2')?.text()).toBe(TEXT);
  });

  it('starts over once when parts report an expired upload', async () => {
    const fakeTransport = createFakeTransport({
      onPut: ({ upload, number }, { signal }) =>
        upload === 'upload-1' && number === 3 ? untilAbort(signal) : undefined,
    });
    const transport = { ...fakeTransport, listParts: undefined };
    const { restart } = startTest(transport);
    await vi.advanceTimersByTimeAsync(10);
    fakeTransport.expire('upload-1');
    expect(await finish(restart())).toMatchObject({ status: 'done', storedFile: { key: 'media/upload-2' } });
  });
});

describe('cancelling', () => {
  it('aborts requests, deletes arrived parts and the stored state', async () => {
    let abortCount = 0;
    const transport = createFakeTransport({
      onPut: ({ number }, { signal }) => {
        signal.addEventListener('abort', () => (abortCount += 1));
        return number === 1 ? undefined : untilAbort(signal);
      },
    });
    const { upload, store } = startTest(transport);
    await vi.advanceTimersByTimeAsync(10);
    upload.cancel();
    await vi.advanceTimersByTimeAsync(10);
    expect(upload.state.status).toBe('cancelled');
    expect(abortCount).toBe(3);
    expect(transport.aborted).toEqual(['upload-1']);
    expect(store.list('', 'audio')).toEqual([]);
    upload.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upload.state.status).toBe('cancelled');
    expect(transport.files.size).toBe(0);
  });

  it('aborts an upload whose id arrives later', async () => {
    const transport = createFakeTransport({ onBegin: () => new Promise((resolve) => setTimeout(resolve, 1000)) });
    const { upload, store } = startTest(transport);
    await vi.advanceTimersByTimeAsync(10);
    upload.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect(transport.aborted).toEqual(['upload-1']);
    expect(transport.puts).toEqual([]);
    expect(store.list('', 'audio')).toEqual([]);
  });
});

describe('createResumeStore', () => {
  const identity = { scope: 'projects/1', field: 'audio', name: 'a', size: 1, lastModified: 2 };
  const unfinished = { upload: 'u', name: 'a', size: 1, partSize: 1, parts: [], at: 0 };

  it('separates scopes and fields and expires after a week', () => {
    let now = 0;
    const storage = createStorage();
    const store = createResumeStore(
      () => storage,
      () => now,
    );
    store.save(identity, unfinished);
    expect(store.find(identity)).toEqual(unfinished);
    expect(store.find({ ...identity, scope: 'projects/2' })).toBeUndefined();
    expect(store.list('projects/1', 'cover')).toEqual([]);
    now = 8 * 24 * 3600_000;
    expect(store.list('projects/1', 'audio')).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('tolerates a storage that is full, blocked or corrupt', () => {
    const blockedStore = createResumeStore(() => {
      throw new DOMException('no', 'SecurityError');
    });
    blockedStore.save(identity, unfinished);
    expect(blockedStore.find(identity)).toBeUndefined();
    expect(blockedStore.list('projects/1', 'audio')).toEqual([]);
    const storage = createStorage();
    const store = createResumeStore(() => storage);
    store.save(identity, unfinished);
    storage.setItem(storage.key(0) ?? '', '{"upload":1');
    expect(store.find(identity)).toBeUndefined();
  });
});
