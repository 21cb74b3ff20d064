import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeDistance, formatDistance, sortByDistance } from './distances.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const LYON = { latitude: 45.764, longitude: 4.8357 };
const TOKYO = { latitude: 35.6762, longitude: 139.6503 };

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_AROUND = Math.PI * 6_371_008.8;

it('measures known distances within half a per cent', () => {
  const expectNear = (metres: number, expected: number) =>
    expect(Math.abs(metres - expected)).toBeLessThan(expected * 0.005);
  // on the ellipsoid (Vincenty)
  expectNear(computeDistance(PARIS, LYON), 391_800);
  expectNear(computeDistance(PARIS, TOKYO), 9_735_600);
});

it('crosses the date line and the poles', () => {
  const degree = HALF_AROUND / 180;
  expect(computeDistance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(degree, 3);
  expect(computeDistance({ latitude: 89.5, longitude: 0 }, { latitude: 89.5, longitude: 180 })).toBeCloseTo(degree, 3);
});

it('is a distance: not negative, symmetric, at most half around, and no detour is shorter', () => {
  fc.assert(
    fc.property(places, places, places, (a, b, c) => {
      const direct = computeDistance(a, b);
      expect(direct).toBeGreaterThanOrEqual(0);
      expect(direct).toBeLessThanOrEqual(HALF_AROUND + 1e-6);
      expect(computeDistance(b, a)).toBeCloseTo(direct, 3);
      expect(computeDistance(a, a)).toBe(0);
      expect(computeDistance(a, c) + computeDistance(c, b)).toBeGreaterThanOrEqual(direct - 1);
    }),
  );
});

it('sorts by distance, keeps every place, and puts those without coordinates last in their order', () => {
  fc.assert(
    fc.property(
      places,
      fc.array(
        fc.oneof(
          places,
          fc.constant({ latitude: null, longitude: null }),
          fc.constant({ latitude: 48, longitude: null }),
        ),
      ),
      (from, all) => {
        const numbered = all.map((place, index) => ({ ...place, index }));
        const sorted = sortByDistance(numbered, from);
        expect(sorted.map(({ place }) => place.index).toSorted((a, b) => a - b)).toEqual(
          numbered.map(({ index }) => index),
        );
        const known = sorted.findIndex(({ distance }) => distance === undefined);
        const unknown = known === -1 ? [] : sorted.slice(known);
        expect(unknown.every(({ distance }) => distance === undefined)).toBe(true);
        expect(unknown.map(({ place }) => place.index)).toEqual(
          unknown.map(({ place }) => place.index).toSorted((a, b) => a - b),
        );
        const distances = sorted.flatMap(({ distance }) => distance ?? []);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      },
    ),
  );
});

it.each([
  [0, 'en-GB', '0 m'],
  [344, 'en-GB', '340 m'],
  [996, 'en-GB', '1 km'],
  [2449, 'en-GB', '2.4 km'],
  [2449, 'fr-FR', '2,4 km'],
  [9960, 'en-GB', '10 km'],
  [391_800, 'fr-FR', '392 km'],
  [391_800, 'zh-CN', '392公里'],
])('formats %d metres in %s as %s', (metres, locale, expected) => {
  expect(formatDistance(metres, locale).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(expected);
});
