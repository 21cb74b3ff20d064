/** WAV files: PCM of 8 to 32 bits or floating point, any number of channels. */

/** Bytes that contain the header before the samples, unless pictures are embedded. */
export const WAV_HEAD = 65_536;
/** Maximum rate of the MP3 encoder; uploads have up to four times as much. */
const HIGHEST_RATE = 48_000;

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

export interface WavHead {
  readonly format: typeof PCM | typeof FLOAT;
  readonly channels: number;
  /** Samples per second. */
  readonly rate: number;
  /** Bytes of one sample of one channel. */
  readonly width: number;
  /** Offset of the samples, and their declared length in bytes. */
  readonly start: number;
  readonly length: number;
}

/** Parses the header; undefined for other files and unsupported kinds of WAV. */
export function readWavHead(bytes: Buffer): WavHead | undefined {
  let head: Omit<WavHead, 'start' | 'length'> | undefined;
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    const start = offset + 8;
    if (name === 'data') return head && { ...head, start, length };
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      head = readFormat(bytes.subarray(start, start + length));
      if (!head) return undefined;
    }
    offset = start + length + (length % 2);
  }
  return undefined;
}

function readFormat(chunk: Buffer): Omit<WavHead, 'start' | 'length'> | undefined {
  const code = chunk.readUInt16LE(0);
  const format = code === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : code;
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  const width = chunk.readUInt16LE(14) / 8;
  const isPlayable = channels > 0 && channels <= 32 && rate >= 8_000 && rate <= 384_000;
  if (!isPlayable) return undefined;
  if (format === PCM && [1, 2, 3, 4].includes(width)) return { format, channels, rate, width };
  return format === FLOAT && (width === 4 || width === 8) ? { format, channels, rate, width } : undefined;
}

export interface Sound {
  readonly rate: number;
  /** One channel, -1 to 1. */
  readonly samples: Float32Array;
}

/** Decodes a WAV file to mono at a sample rate of MP3. Throws for files that `readWavHead` does not support. */
export function readWav(bytes: Buffer): Sound {
  const head = readWavHead(bytes);
  if (!head) throw new Error('This is no WAV file that we can play.');
  const { start, length, channels, width } = head;
  const readSample = createSampleReader(bytes, head);
  // a truncated file is decoded up to its end
  const frames = Math.floor(Math.min(length, bytes.length - start) / (channels * width));
  const step = Math.ceil(head.rate / HIGHEST_RATE);
  const samples = new Float32Array(Math.floor(frames / step));
  const weight = 1 / (step * channels);
  for (let frame = 0; frame < samples.length; frame++) {
    let sum = 0;
    const from = start + frame * step * channels * width;
    for (let index = 0; index < step * channels; index++) sum += readSample(from + index * width);
    samples[frame] = sum * weight;
  }
  return { rate: Math.round(head.rate / step), samples };
}

function createSampleReader(bytes: Buffer, { format, width }: WavHead): (at: number) => number {
  if (format === FLOAT) return width === 4 ? (at) => bytes.readFloatLE(at) : (at) => bytes.readDoubleLE(at);
  // 8-bit samples are unsigned
  if (width === 1) return (at) => (bytes.readUInt8(at) - 128) / 128;
  const scale = 2 ** (width * 8 - 1);
  return (at) => bytes.readIntLE(at, width) / scale;
}
