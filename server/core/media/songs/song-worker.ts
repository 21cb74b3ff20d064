/** Runs in a worker thread: a score or a WAV file in, an MP3 out, so that the server's thread is not blocked. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { compose, type Score } from './compose.ts';
import { mixdown } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';
import { readWav } from './wav.ts';

/** Source to encode. */
export type Work = Score | { readonly wav: string };

async function encoded(work: Work): Promise<Uint8Array> {
  if (!('wav' in work)) return encodeMp3(mixdown(compose(work), work.seed));
  const { samples, rate } = readWav(await readFile(work.wav));
  return encodeMp3(samples, rate);
}

parentPort?.postMessage(await encoded(workerData as Work));
