import { describe, expect, it } from 'vitest';
import { measure, outline, setBlock, wrap } from './type.ts';
import { FACES, metrics } from './typeface.ts';

describe('typesetting', () => {
  it.each(FACES)('%s has letters for names of Europe', (face) => {
    expect(outline('Éloïse Łuczak, Şükrü & Žofie', face, 40, 0, 0).length).toBeGreaterThan(500);
    expect(metrics(face).cap).toBeGreaterThan(0.4);
  });

  it('breaks a title so that it fills its box and stays inside', () => {
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

  it('keeps to the largest size asked for', () => {
    expect(setBlock('A', { face: 'slab', fill: '#000', x: 0, y: 0, width: 900, height: 900, maxSize: 80 }).size).toBe(
      80,
    );
  });

  it('kerns', () => {
    expect(measure('AV', 'grotesk', 100)).toBeLessThan(measure('A', 'grotesk', 100) + measure('V', 'grotesk', 100));
  });

  it('leaves out what no font can write', () => {
    expect(outline('夜', 'grotesk', 40, 0, 0)).toBe('');
    expect(measure('a夜b', 'grotesk', 40)).toBeCloseTo(measure('a', 'grotesk', 40) + measure('b', 'grotesk', 40), 0);
  });

  it('wraps greedily and never inside a word', () => {
    expect(wrap(['a', 'bb', 'ccc', 'dddddddd'], 4)).toEqual(['a bb', 'ccc', 'dddddddd']);
  });
});
