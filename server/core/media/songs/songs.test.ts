import { describe, expect, it } from 'vitest';
import { Genre } from '#generated/enums.ts';
import { random } from '../random.ts';
import { compose } from './compose.ts';
import { play, RATE, type InstrumentName } from './instruments.ts';
import { CEILING, mixdown } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';

describe('demo songs', () => {
  it.each(Genre.values.map((genre) => [genre]))(
    'of genre %i last half a minute, are even in loudness and never clip',
    (genre) => {
      const piece = compose({ seed: 'test', genre });
      expect(piece.seconds).toBeGreaterThan(18);
      expect(piece.seconds).toBeLessThan(34);
      expect(piece.notes.every(({ note }) => note.pitch >= 24 && note.pitch <= 108)).toBe(true);
      const track = mixdown(piece, 'test');
      const loudness = Math.sqrt(track.reduce((sum, sample) => sum + sample ** 2, 0) / track.length);
      const peak = track.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudness).toBeGreaterThan(0.1);
      expect(loudness).toBeLessThan(0.16);
      expect(peak).toBeGreaterThan(0.4);
      expect(peak).toBeLessThanOrEqual(CEILING);
      // it ends quietly, not cut off
      expect(track.subarray(-200).every((sample) => Math.abs(sample) < 0.02)).toBe(true);
    },
  );

  it('have bass, chords and a melody', () => {
    const parts = new Set(compose({ seed: 'x', genre: 8 }).notes.map(({ part }) => part));
    expect([...parts].sort()).toEqual(['bass', 'keys', 'lead']);
  });

  it('are the same for the same score, and differ from one another', () => {
    expect(compose({ seed: 'a', genre: 7 })).toEqual(compose({ seed: 'a', genre: 7 }));
    expect(compose({ seed: 'a', genre: 7 })).not.toEqual(compose({ seed: 'b', genre: 7 }));
    const piece = compose({ seed: 'a', genre: 15 });
    expect(mixdown(piece, 'a')).toEqual(mixdown(piece, 'a'));
  });

  it('become MP3 at 96 kbit/s', () => {
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
      play(track, name, { at: 0, length: 1, pitch, force: 0.8 }, random('tuning'));
      const wanted = RATE / (440 * 2 ** ((pitch - 69) / 12));
      expect(Math.abs(1200 * Math.log2(wanted / period(track, wanted)))).toBeLessThan(15);
    },
  );
});

/** The period near the wanted one at which the sound is most like itself. */
function period(track: Float32Array, near: number): number {
  let [best, found] = [-Infinity, near];
  for (let lag = near * 0.95; lag < near * 1.05; lag += near / 2000) {
    const whole = Math.floor(lag);
    const rest = lag - whole;
    let sum = 0;
    for (let i = 4000; i < 10_000; i++)
      sum += track[i]! * (track[i + whole]! * (1 - rest) + track[i + whole + 1]! * rest);
    if (sum > best) [best, found] = [sum, lag];
  }
  return found;
}
