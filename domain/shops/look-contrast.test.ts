import { expect, it } from 'vitest';
import { computeContrastRatio, MIN_CONTRAST } from '#domain/contrast.ts';
import { findLookWarnings } from './look-contrast.ts';

it('has no warnings without colours or with sufficient contrast', () => {
  expect(findLookWarnings({})).toEqual([]);
  expect(findLookWarnings({ header_bg: null, header_color: '', bg_color: undefined })).toEqual([]);
  expect(findLookWarnings({ header_bg: '#17233b', header_color: '#f4efe4' })).toEqual([]);
});

it('has the ratio of a pair, and a sufficient text colour', () => {
  const look = { header_bg: '#e2572b', header_color: '#ffffff', footer_bg: '#777777', footer_color: '#888888' };
  const [header, footer] = findLookWarnings(look);
  expect(header).toMatchObject({ part: 'header', field: 'header_color' });
  expect(header?.ratio).toBeCloseTo(3.73, 2);
  expect(footer?.part).toBe('footer');
  for (const { color, field } of [header!, footer!])
    expect(computeContrastRatio(color, field === 'header_color' ? '#e2572b' : '#777777')).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    );
});

it('uses the colours of §9 when header and footer have none', () => {
  expect(findLookWarnings({ header_bg: '#eeeeee' })).toMatchObject([{ part: 'header', field: 'header_color' }]);
  expect(findLookWarnings({ footer_color: '#222222' })).toMatchObject([{ part: 'footer' }]);
  expect(findLookWarnings({ header_color: '#eeeeee', footer_color: '#eeeeee' })).toEqual([]);
});

it('requires a background when only the text of the page has a colour', () => {
  expect(findLookWarnings({ font_color: '#17233b' })).toEqual([{ part: 'page', field: 'bg_color', color: '#ffffff' }]);
  expect(findLookWarnings({ font_color: '#f4efe4' })).toEqual([{ part: 'page', field: 'bg_color', color: '#111111' }]);
  expect(findLookWarnings({ bg_color: '#17233b' })).toEqual([]);
});

it('ignores incomplete colours', () => {
  expect(findLookWarnings({ header_bg: '#17', header_color: '#17233b' })).toEqual([]);
});
