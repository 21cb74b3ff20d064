/** Worker thread: converts a score or a WAV file to MP3 without blocking the server. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { compose, type Score } from './compose.ts';
import { mixPiece } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';
import { readWav } from './wav.ts';

/** Source to encode. */
export type Work = Score | { readonly wav: string };

async function encodeWork(work: Work): Promise<Uint8Array> {
  if (!('wav' in work)) return encodeMp3(mixPiece(compose(work), work.seed));
  const { samples, rate } = readWav(await readFile(work.wav));
  return encodeMp3(samples, rate);
}

parentPort?.postMessage(await encodeWork(workerData as Work));
