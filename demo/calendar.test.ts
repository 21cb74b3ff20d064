import { describe, expect, it } from 'vitest';
import { createOrderMoments } from './calendar.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const moments = Array.from({ length: 3000 }, (_, index) => index).map(createOrderMoments(3000, NOW));

describe('the times of demo orders', () => {
  it('rise with the order number and end before now', () => {
    expect(moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? moment))).toBe(true);
    expect(moments.at(-1)!.getTime()).toBeLessThan(NOW.getTime());
  });

  it('cover two years', () => {
    expect(moments[0]!.toISOString().slice(0, 7)).toBe('2024-11');
  });

  it('are denser in December than in August', () => {
    const countInMonth = (month: string) => moments.filter((moment) => moment.toISOString().startsWith(month)).length;
    expect(countInMonth('2025-12')).toBeGreaterThan(countInMonth('2025-08') * 1.5);
  });

  it('become denser from one year to the next', () => {
    const firstYearCount = moments.filter((moment) => moment < new Date('2025-11-20T18:00:00Z')).length;
    expect(firstYearCount).toBeLessThan(1500);
  });
});
