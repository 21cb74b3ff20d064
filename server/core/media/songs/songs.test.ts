import { describe, expect, it } from 'vitest';
import { Genre } from '#generated/enums.ts';
import { random } from '../random.ts';
import { compose } from './compose.ts';
import { playNote, RATE, type InstrumentName } from './instruments.ts';
import { CEILING, mixPiece } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';

describe('demo songs', () => {
  it.each(Genre.values.map((genre) => [genre]))(
    'of genre %i last 18 to 34 seconds, have an even loudness and do not clip',
    (genre) => {
      const piece = compose({ seed: 'test', genre });
      expect(piece.seconds).toBeGreaterThan(18);
      expect(piece.seconds).toBeLessThan(34);
      expect(piece.notes.every(({ note }) => note.pitch >= 24 && note.pitch <= 108)).toBe(true);
      const track = mixPiece(piece, 'test');
      const loudness = Math.sqrt(track.reduce((sum, sample) => sum + sample ** 2, 0) / track.length);
      const peak = track.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
      expect(loudness).toBeGreaterThan(0.1);
      expect(loudness).toBeLessThan(0.16);
      expect(peak).toBeGreaterThan(0.4);
      expect(peak).toBeLessThanOrEqual(CEILING);
      // fades out
      expect(track.subarray(-200).every((sample) => Math.abs(sample) < 0.02)).toBe(true);
    },
  );

  it('have bass, chords and a melody', () => {
    const parts = new Set(compose({ seed: 'x', genre: 8 }).notes.map(({ part }) => part));
    expect([...parts].sort()).toEqual(['bass', 'keys', 'lead']);
  });

  it('are equal for the same score and differ for others', () => {
    expect(compose({ seed: 'a', genre: 7 })).toEqual(compose({ seed: 'a', genre: 7 }));
    expect(compose({ seed: 'a', genre: 7 })).not.toEqual(compose({ seed: 'b', genre: 7 }));
    const piece = compose({ seed: 'a', genre: 15 });
    expect(mixPiece(piece, 'a')).toEqual(mixPiece(piece, 'a'));
  });

  it('are encoded as MP3 at 96 kbit/s', () => {
    const mp3 = encodeMp3(new Float32Array(RATE * 2));
    expect(mp3[0]).toBe(0xff);
    expect(mp3[1]! & 0xe0).toBe(0xe0);
    expect(mp3.length / 2).toBeGreaterThan(11_000);
    expect(mp3.length / 2).toBeLessThan(13_500);
  });

  it.each([
    ['guitar', 45],
    ['guitar', 64],
    ['upright', 33],
    ['piano', 60],
    ['flute', 72],
  ] as const satisfies readonly (readonly [InstrumentName, number])[])(
    'are played in tune: %s at %i',
    (name, pitch) => {
      const track = new Float32Array(RATE);
      playNote(track, name, { at: 0, length: 1, pitch, force: 0.8 }, random('tuning'));
      const expectedPeriod = RATE / (440 * 2 ** ((pitch - 69) / 12));
      expect(Math.abs(1200 * Math.log2(expectedPeriod / measurePeriod(track, expectedPeriod)))).toBeLessThan(15);
    },
  );
});

/** Measures the period near the expected one, by autocorrelation. */
function measurePeriod(track: Float32Array, expectedPeriod: number): number {
  let [best, bestLag] = [-Infinity, expectedPeriod];
  for (let lag = expectedPeriod * 0.95; lag < expectedPeriod * 1.05; lag += expectedPeriod / 2000) {
    const wholeLag = Math.floor(lag);
    const fraction = lag - wholeLag;
    let sum = 0;
    for (let i = 4000; i < 10_000; i++)
      sum += track[i]! * (track[i + wholeLag]! * (1 - fraction) + track[i + wholeLag + 1]! * fraction);
    if (sum > best) [best, bestLag] = [sum, lag];
  }
  return bestLag;
}
