/** Runs in a worker thread: a score in, an MP3 out, so that the server's own thread goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { compose, type Score } from './compose.ts';
import { mixdown } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';

const score = workerData as Score;
parentPort?.postMessage(encodeMp3(mixdown(compose(score), score.seed)));
