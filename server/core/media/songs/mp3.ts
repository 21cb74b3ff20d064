import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE, type Track } from './instruments.ts';

const KBPS = 96;
/** Samples of one MPEG frame. */
const FRAME = 1152;
/** Sample rates of MP3; others are encoded as the nearest. */
const RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Encodes a track as mono MP3, 96 kbit/s (64 for rates below 16 kHz). */
export function encodeMp3(track: Track, rate = RATE): Uint8Array {
  const nearestRate = RATES.toSorted((a, b) => Math.abs(a - rate) - Math.abs(b - rate))[0] ?? RATE;
  const encoder = new Mp3Encoder(1, nearestRate, nearestRate < 16_000 ? 64 : KBPS);
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
