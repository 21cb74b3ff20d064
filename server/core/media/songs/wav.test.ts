import { describe, expect, it } from 'vitest';
import { createToneWav } from '#server/core/uploads/testing.ts';
import { encodeMp3 } from './mp3.ts';
import { readWav, readWavHead } from './wav.ts';

/** Creates a WAV with a custom header before the samples. */
function createWav({ code = 1, channels = 1, rate = 44_100, bits = 16 }, data: Buffer): Buffer {
  const format = Buffer.alloc(24);
  format.write('fmt ', 0, 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(code, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt16LE(bits, 22);
  const name = Buffer.from('data\0\0\0\0', 'latin1');
  name.writeUInt32LE(data.length, 4);
  // chunks of odd length are padded
  const note = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), note, format, name, data]);
}
const toDoubles = (...values: number[]): Buffer => Buffer.from(Float64Array.from(values).buffer);

describe('a WAV file', () => {
  it.each([
    ['8 bits', { bits: 8 }, Buffer.from([0, 128, 255]), [-1, 0, 127 / 128]],
    ['16 bits', {}, Buffer.from([0x00, 0x80, 0x00, 0x40]), [-1, 0.5]],
    ['24 bits', { bits: 24 }, Buffer.from([0, 0, 0x80, 0, 0, 0x40]), [-1, 0.5]],
    ['32 bits', { bits: 32 }, Buffer.from([0, 0, 0, 0x80]), [-1]],
    ['floating point', { code: 3, bits: 64 }, toDoubles(0.25, -0.5), [0.25, -0.5]],
    ['two channels, mixed', { code: 3, bits: 64, channels: 2 }, toDoubles(1, 0, -0.5, -0.5), [0.5, -0.5]],
    ['a cut end', { channels: 2 }, Buffer.from([0, 0x40, 0, 0x40, 0]), [0.5]],
  ])('of %s is read', (_, format, data, samples) => {
    const sound = readWav(createWav(format, data));
    expect(sound.rate).toBe(44_100);
    expect([...sound.samples]).toEqual(samples.map((sample) => Math.fround(sample)));
  });

  it('of a high sample rate is reduced to one of MP3', () => {
    const { rate, samples } = readWav(createWav({ code: 3, bits: 64, rate: 96_000 }, toDoubles(1, 0, 0.5, 0.5)));
    expect([rate, [...samples]]).toEqual([48_000, [0.5, 0.5]]);
  });

  it.each([
    ['of compressed sound', createWav({ code: 2 }, Buffer.alloc(4))],
    ['of 12 bits', createWav({ bits: 12 }, Buffer.alloc(4))],
    ['without a channel', createWav({ channels: 0 }, Buffer.alloc(4))],
    ['that ends before its samples', createToneWav(1).subarray(0, 40)],
    ['that is none', Buffer.from('RIFF')],
  ])('%s is refused', (_, bytes) => expect(readWavHead(bytes)).toBeUndefined());

  it('is encoded as MP3 of its duration', () => {
    const { samples, rate } = readWav(createToneWav(2));
    expect(encodeMp3(samples, rate).length / 2).toBeCloseTo(12_000, -3.5);
  });
});
