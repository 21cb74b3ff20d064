import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { KeptFile, Problem, Upload, UploadParts } from '#generated/schemas.ts';
import type { ApiCall, TestApi } from '#server/testing/start-api.ts';

/** Minimum size of parts, so that small files have several. */
export const PART = 65_536;

/** Creates a picture of noise, about 200 kB. */
export const createNoisyPng = (width = 260): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

export const toETag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Splits a file into parts. */
export const splitIntoParts = (file: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / PART) }, (_, index) => file.subarray(index * PART, (index + 1) * PART));

/** Creates the upload calls of an account. */
export function createUploadClient(api: TestApi, caller: Pick<ApiCall, 'as' | 'token'>) {
  const bytes = { 'content-type': 'application/octet-stream' };
  const client = {
    open: (file: object) =>
      api.call<Upload & Problem>('POST', '/uploads', {
        ...caller,
        body: { purpose: 'user_picture', name: 'face.png', type: 'image/png', part_size: PART, ...file },
      }),
    put: (id: string, number: number, body: Buffer, headers = {}) =>
      api.call<Problem>('PUT', `/uploads/${id}/parts/${number}`, {
        ...caller,
        body,
        headers: { ...bytes, ...headers },
      }),
    list: (id: string) => api.call<UploadParts & Problem>('GET', `/uploads/${id}/parts`, caller),
    complete: (id: string, parts: UploadParts['parts']) =>
      api.call<KeptFile & Problem>('POST', `/uploads/${id}/complete`, { ...caller, body: { parts } }),
    abort: (id: string) => api.call<Problem>('DELETE', `/uploads/${id}`, caller),
    /** Uploads and completes a file. */
    send: async (file: Buffer, options: object = {}) => {
      const { body: upload } = await client.open({ size: file.length, ...options });
      const parts = splitIntoParts(file);
      for (const [index, part] of parts.entries()) await client.put(upload.id, index + 1, part);
      const partList = parts.map((part, index) => ({ number: index + 1, etag: toETag(part) }));
      return { id: upload.id, parts: partList, answer: await client.complete(upload.id, partList) };
    },
  };
  return client;
}

/** Creates a WAV file of a tone: one channel, 16 bits. */
export function createToneWav(seconds: number, rate = 44_100): Buffer {
  const samples = Math.round(seconds * rate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index++)
    wav.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 440 * index) / rate)), 44 + index * 2);
  return wav;
}
