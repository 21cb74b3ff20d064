/** Sound files: an uploaded one as it is or as MP3, a score played once and kept. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitAsync } from 'es-toolkit';
import { Genre } from '#generated/enums.ts';
import { writeAtomically } from '../originals.ts';
import { derivedFolder } from '../derived-folder.ts';
import type { Score } from './compose.ts';
import type { Work } from './song-worker.ts';
import { pathExists } from '../path-exists.ts';

// Playing takes a core for about a second: one at a time leaves the other to the shop.
const limited = limitAsync(playInWorker, 1);

/** Path of the song's sound: the upload, or `target` once its score is played; undefined when there is neither. */
export async function songFile(mediaRoot: string, id: string, target: string): Promise<string | undefined> {
  const upload = await uploadedFile(mediaRoot, join('songs', id.replaceAll('-', '')));
  if (upload) return upload;
  const text = await readFile(join(mediaRoot, 'songs', `${id}.json`), 'utf8').catch(() => undefined);
  const score = text === undefined ? undefined : readScore(JSON.parse(text));
  if (!score) return undefined;
  await writeAtomically(target, await limited(score));
  return target;
}

/** The upload itself if it is an MP3; a WAV is encoded once, beside the folder's derived files. */
async function uploadedFile(mediaRoot: string, folder: string): Promise<string | undefined> {
  const mp3 = join(mediaRoot, folder, 'original.mp3');
  if (await pathExists(mp3)) return mp3;
  const wav = join(mediaRoot, folder, 'original.wav');
  if (!(await pathExists(wav))) return undefined;
  const made = join(derivedFolder(mediaRoot, folder), 'sound.mp3');
  if (!(await pathExists(made))) await writeAtomically(made, await limited({ wav }));
  return made;
}

function readScore(value: unknown): Score | undefined {
  if (typeof value !== 'object' || value === null || !('seed' in value) || !('genre' in value)) return undefined;
  const genre = Genre.values.find((id) => id === value.genre);
  return typeof value.seed === 'string' && genre ? { seed: value.seed, genre } : undefined;
}

function playInWorker(work: Work): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./song-worker.ts', import.meta.url), { workerData: work });
    worker.once('message', (mp3: Uint8Array) => resolve(mp3));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The song worker ended with ${code} before it sent anything.`)));
  });
}
