import { describe, expect, it } from 'vitest';
import { measureWidth, outlineText, setBlock, wrapWords } from './type.ts';
import { FACES, getMetrics } from './typeface.ts';

describe('typesetting', () => {
  it.each(FACES)('%s has the letters of European names', (face) => {
    expect(outlineText('Éloïse Łuczak, Şükrü & Žofie', face, 40, 0, 0).length).toBeGreaterThan(500);
    expect(getMetrics(face).cap).toBeGreaterThan(0.4);
  });

  it('breaks a title to fill its box', () => {
    const block = setBlock('The Long Way Around the Lake', {
      face: 'grotesk',
      fill: '#000',
      x: 0,
      y: 0,
      width: 300,
      height: 200,
    });
    expect(block.lines.length).toBeGreaterThan(1);
    expect(block.width).toBeLessThanOrEqual(300.01);
    expect(block.height).toBeLessThanOrEqual(200.01);
    expect(Math.max(block.width / 300, block.height / 200)).toBeGreaterThan(0.95);
  });

  it('does not exceed the maximum size', () => {
    expect(setBlock('A', { face: 'slab', fill: '#000', x: 0, y: 0, width: 900, height: 900, maxSize: 80 }).size).toBe(
      80,
    );
  });

  it('applies kerning', () => {
    expect(measureWidth('AV', 'grotesk', 100)).toBeLessThan(
      measureWidth('A', 'grotesk', 100) + measureWidth('V', 'grotesk', 100),
    );
  });

  it('omits characters without glyph', () => {
    expect(outlineText('夜', 'grotesk', 40, 0, 0)).toBe('');
    expect(measureWidth('a夜b', 'grotesk', 40)).toBeCloseTo(
      measureWidth('a', 'grotesk', 40) + measureWidth('b', 'grotesk', 40),
      0,
    );
  });

  it('wraps greedily between words', () => {
    expect(wrapWords(['a', 'bb', 'ccc', 'dddddddd'], 4)).toEqual(['a bb', 'ccc', 'dddddddd']);
  });
});
