/** Shown in place of a picture that cannot be loaded (§8). */
const PLACEHOLDER = '/placeholder.svg';

/**
 * Replaces pictures that fail to load: by the original in `data-original`, if any, then by the placeholder. One listener
 * for the whole page needs no inline script and covers pictures that failed before this one ran.
 */
export function watchPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replacePicture(target), true);
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replacePicture(image);
}

function replacePicture(image: HTMLImageElement): void {
  const { original = PLACEHOLDER } = image.dataset;
  image.removeAttribute('srcset');
  delete image.dataset.original;
  if (image.getAttribute('src') !== original) image.src = original;
}
