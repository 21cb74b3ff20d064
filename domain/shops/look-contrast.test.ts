import { expect, it } from 'vitest';
import { contrastRatio, MIN_CONTRAST } from '#domain/contrast.ts';
import { lookWarnings } from './look-contrast.ts';

it('warns of nothing where nothing is coloured, or all of it well', () => {
  expect(lookWarnings({})).toEqual([]);
  expect(lookWarnings({ header_bg: null, header_color: '', bg_color: undefined })).toEqual([]);
  expect(lookWarnings({ header_bg: '#17233b', header_color: '#f4efe4' })).toEqual([]);
});

it('says how little a pair contrasts, and which colour of its text would do', () => {
  const look = { header_bg: '#e2572b', header_color: '#ffffff', footer_bg: '#777777', footer_color: '#888888' };
  const [header, footer] = lookWarnings(look);
  expect(header).toMatchObject({ part: 'header', field: 'header_color' });
  expect(header?.ratio).toBeCloseTo(3.73, 2);
  expect(footer?.part).toBe('footer');
  for (const { color, field } of [header!, footer!])
    expect(contrastRatio(color, field === 'header_color' ? '#e2572b' : '#777777')).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

it('takes the colours of §9 for those left out of header and footer', () => {
  expect(lookWarnings({ header_bg: '#222222' })).toMatchObject([{ part: 'header', field: 'header_color' }]);
  expect(lookWarnings({ footer_color: '#222222' })).toMatchObject([{ part: 'footer' }]);
  expect(lookWarnings({ header_color: '#222222', footer_color: '#eeeeee' })).toEqual([]);
});

it('wants a background where only a page’s text has a colour: it follows the visitor', () => {
  expect(lookWarnings({ font_color: '#17233b' })).toEqual([{ part: 'page', field: 'bg_color', color: '#ffffff' }]);
  expect(lookWarnings({ font_color: '#f4efe4' })).toEqual([{ part: 'page', field: 'bg_color', color: '#111111' }]);
  expect(lookWarnings({ bg_color: '#17233b' })).toEqual([]);
});

it('does not judge what is half typed', () => {
  expect(lookWarnings({ header_bg: '#17', header_color: '#17233b' })).toEqual([]);
});
