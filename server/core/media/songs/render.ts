/** Sound files: uploads, encoded as MP3 if needed, and scores, rendered once; and their waveforms. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitAsync } from 'es-toolkit';
import { Genre } from '#generated/enums.ts';
import { writeAtomically } from '../originals.ts';
import { getDerivedFolder } from '../derived-folder.ts';
import type { Score } from './compose.ts';
import type { Work } from './song-worker.ts';
import { pathExists } from '../path-exists.ts';

// rendering uses a core for about a second: one at a time leaves the others to the shop
const runLimited = limitAsync(runInWorker, 1);

/** Returns the path of a song: the upload, or `target` after its score is rendered; undefined without either. */
export async function getSongFile(mediaRoot: string, id: string, target: string): Promise<string | undefined> {
  const upload = await getUploadedFile(mediaRoot, join('songs', id.replaceAll('-', '')));
  if (upload) return upload;
  const text = await readFile(join(mediaRoot, 'songs', `${id}.json`), 'utf8').catch(() => undefined);
  const score = text === undefined ? undefined : readScore(JSON.parse(text));
  if (!score) return undefined;
  await writeAtomically(target, await runLimited(score));
  return target;
}

/** Returns an uploaded MP3, or an uploaded WAV encoded once to the folder's derived files. */
async function getUploadedFile(mediaRoot: string, folder: string): Promise<string | undefined> {
  const mp3 = join(mediaRoot, folder, 'original.mp3');
  if (await pathExists(mp3)) return mp3;
  const wav = join(mediaRoot, folder, 'original.wav');
  if (!(await pathExists(wav))) return undefined;
  const encodedFile = join(getDerivedFolder(mediaRoot, folder), 'sound.mp3');
  if (!(await pathExists(encodedFile))) await writeAtomically(encodedFile, await runLimited({ wav }));
  return encodedFile;
}

/** Returns the path of a song's waveform, which is deleted together with an uploaded song. */
export const getPeaksPath = (mediaRoot: string, id: string): string =>
  join(getDerivedFolder(mediaRoot, join('songs', id.replaceAll('-', ''))), 'peaks.json');

/** Analyses an MP3 file and writes its waveform to `target`. */
export async function writePeaks(mp3: string, target: string): Promise<void> {
  await writeAtomically(target, await runLimited({ mp3 }));
}

function readScore(value: unknown): Score | undefined {
  if (typeof value !== 'object' || value === null || !('seed' in value) || !('genre' in value)) return undefined;
  const genre = Genre.values.find((id) => id === value.genre);
  return typeof value.seed === 'string' && genre ? { seed: value.seed, genre } : undefined;
}

function runInWorker(work: Work): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./song-worker.ts', import.meta.url), { workerData: work });
    worker.once('message', (file: Uint8Array) => resolve(file));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The song worker ended with ${code} before it sent anything.`)));
  });
}
