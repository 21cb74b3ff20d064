import { expect, it } from 'vitest';
import { PEAK_COUNT, PeakMeter } from './peaks.ts';

const RATE = 8000;
const createTone = (seconds: number, level: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => level * Math.sin(i / 3));

it('measures equal parts in per cent of the loudest, over all channels', () => {
  const meter = new PeakMeter();
  meter.add([createTone(20, 0.1), createTone(20, 0.2)], RATE);
  meter.add([createTone(20, 0.4), createTone(20, 0)], RATE);
  const peaks = meter.read();
  expect(peaks).toHaveLength(PEAK_COUNT);
  expect(peaks.slice(0, 100).every((level) => level === 50)).toBe(true);
  expect(peaks.slice(100).every((level) => level === 100)).toBe(true);
});

it('does not depend on how the samples are split', () => {
  const samples = Float32Array.from({ length: RATE * 13 }, (_, i) => Math.sin(i / 9) * Math.sin(i / 20_000));
  const [whole, split] = [new PeakMeter(), new PeakMeter()];
  whole.add([samples], RATE);
  for (let i = 0; i < samples.length; i += 1152) split.add([samples.subarray(i, i + 1152)], RATE);
  expect(split.read()).toEqual(whole.read());
});

it('repeats values for audio with fewer windows, and is empty without audio', () => {
  const short = new PeakMeter();
  short.add([createTone(1, 0.5)], RATE);
  expect(short.read()).toHaveLength(PEAK_COUNT);
  const silent = new PeakMeter();
  silent.add([new Float32Array(RATE * 20)], RATE);
  expect(new Set(silent.read())).toEqual(new Set([0]));
  expect(new PeakMeter().read()).toEqual([]);
});
