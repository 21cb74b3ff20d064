/** Shown in place of a picture that cannot be loaded (§8). */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#8885" d="M0 0h100v100H0z"/>' +
    '<circle cx="50" cy="50" r="24" fill="none" stroke="#888" stroke-width="15"/><circle cx="50" cy="50" r="3" fill="#888"/></svg>',
)}`;

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
  if (image.src !== original) image.src = original;
}
