import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE, type Track } from './instruments.ts';

const KBPS = 96;
/** Samples of one MPEG frame. */
const FRAME = 1152;

/** A track as MP3, 96 kbit/s, one channel. */
export function encodeMp3(track: Track): Uint8Array {
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const samples = toInt16(track);
  const chunks: Uint8Array[] = [];
  for (let i = 0; i < samples.length; i += FRAME) {
    chunks.push(new Uint8Array(encoder.encodeBuffer(samples.subarray(i, i + FRAME))));
  }
  chunks.push(new Uint8Array(encoder.flush()));
  return Buffer.concat(chunks);
}

const toInt16 = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (value) => Math.max(-32768, Math.min(32767, Math.round(value * 32767))));
