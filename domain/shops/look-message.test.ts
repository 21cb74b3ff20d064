import { expect, it } from 'vitest';
import { readLookMessage, readLookPageMessage, pickPreviewLook } from './look-message.ts';

it('picks valid values, clears empty ones and drops invalid ones', () => {
  const typed = { header_bg: '#17233b', header_color: '#f4e', bg_color: '', logo_height: 900, logo_position: 'center' };
  const picked = pickPreviewLook({ ...typed, white_label: true, logo: 'shop-4' });
  expect(picked).toMatchObject({
    ...{ header_bg: '#17233b', bg_color: null, logo_position: 'center', white_label: true, logo: 'shop-4' },
  });
  expect('header_color' in picked).toBe(false);
  expect('logo_height' in picked).toBe(false);
});

it('drops values that would run or fetch something', () => {
  const evil = { header_bg: 'url(//evil.example)', artist_facebook: 'javascript:alert(1)', logo: '../../x?y' };
  const picked = readLookMessage({ type: 'look', look: evil });
  expect([picked?.header_bg, picked?.artist_facebook, picked?.logo]).toEqual([undefined, undefined, undefined]);
});

it('ignores other messages', () => {
  expect([null, 'look', { type: 'other', look: {} }, { type: 'look', look: 7 }].map(readLookMessage)).toEqual(
    Array(4).fill(undefined),
  );
  expect([{ type: 'look-page', height: 900 }, { type: 'look-page', height: '9' }, {}].map(readLookPageMessage)).toEqual(
    [900, undefined, undefined],
  );
});
