import { expect, it } from 'vitest';
import { readLookMessage, readLookPageMessage, pickPreviewLook } from './look-message.ts';

it('tells what is right, empties what is empty, and keeps quiet about what is half typed', () => {
  const typed = { header_bg: '#17233b', header_color: '#f4e', bg_color: '', logo_height: 900, logo_position: 'center' };
  const told = pickPreviewLook({ ...typed, white_label: true, logo: 'shop-4' });
  expect(told).toMatchObject({
    ...{ header_bg: '#17233b', bg_color: null, logo_position: 'center', white_label: true, logo: 'shop-4' },
  });
  expect('header_color' in told).toBe(false);
  expect('logo_height' in told).toBe(false);
});

it('hears no address that would run or fetch something', () => {
  const evil = { header_bg: 'url(//evil.example)', artist_facebook: 'javascript:alert(1)', logo: '../../x?y' };
  const told = readLookMessage({ type: 'look', look: evil });
  expect([told?.header_bg, told?.artist_facebook, told?.logo]).toEqual([undefined, undefined, undefined]);
});

it('hears nothing else', () => {
  expect([null, 'look', { type: 'other', look: {} }, { type: 'look', look: 7 }].map(readLookMessage)).toEqual(
    Array(4).fill(undefined),
  );
  expect([{ type: 'look-page', height: 900 }, { type: 'look-page', height: '9' }, {}].map(readLookPageMessage)).toEqual(
    [900, undefined, undefined],
  );
});
