import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { watchPictures } from './watch-pictures.ts';

watchPictures();
afterEach(() => document.body.replaceChildren());

function addPicture(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  return document.images[0]!;
}

it('replaces a failed WebP by the original, then by a placeholder (§8)', () => {
  const image = addPicture('<img src="/a.webp" srcset="/a-320.webp 320w" data-original="/a.png" alt="Salt">');
  fireEvent.error(image);
  expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual(['/a.png', null]);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/placeholder.svg');
  expect(image.alt).toBe('Salt');
});

it('replaces a failed picture without an original by the placeholder', () => {
  const image = addPicture('<img src="/a.jpg" alt="">');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/placeholder.svg');
});

it('replaces pictures that failed before it ran', () => {
  const image = addPicture('<img src="/a.jpg" alt="">');
  Object.defineProperties(image, {
    complete: { value: true },
    currentSrc: { value: '/a.jpg' },
    naturalWidth: { value: 0 },
  });
  watchPictures();
  expect(image.getAttribute('src')).toBe('/placeholder.svg');
});
