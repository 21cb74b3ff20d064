/** Worker thread: converts a score or a WAV file to MP3, or analyses an MP3 file, without blocking the server. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { compose, type Score } from './compose.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { mixPiece } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';
import { PeakMeter } from './peaks.ts';
import { readWav } from './wav.ts';

/** A source to encode, or an MP3 file to analyse. */
export type Work = Score | { readonly wav: string } | { readonly mp3: string };

async function createFile(work: Work): Promise<Uint8Array> {
  if ('mp3' in work) return Buffer.from(JSON.stringify(await analyse(work.mp3)));
  if (!('wav' in work)) return encodeMp3(mixPiece(compose(work), work.seed));
  const { samples, rate } = readWav(await readFile(work.wav));
  return encodeMp3(samples, rate);
}

async function analyse(mp3: string): Promise<number[]> {
  const meter = new PeakMeter();
  for await (const { samples, rate } of decodeMp3(createReadStream(mp3))) meter.add(samples, rate);
  return meter.read();
}

parentPort?.postMessage(await createFile(workerData as Work));
