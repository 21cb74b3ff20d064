/** What somebody does with files, for stories that begin after it. */

/** Waits until a part that is loaded with the form is there. */
export async function appearing<Found extends Element>(form: Element, selector: string): Promise<Found> {
  for (;;) {
    const found = form.querySelector<Found>(selector);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A WAV of silence that is big enough to be sent in parts, or one that only claims to be. */
export function soundFile(name: string, isReal = true): File {
  const bytes = new Uint8Array(12_000_000);
  if (isReal) bytes.set(new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '));
  else bytes.set(new TextEncoder().encode('MZ'));
  return new File([bytes], name, { type: 'audio/wav', lastModified: Date.UTC(2026, 9, 2) });
}

/** Gives files to a file input as the browser's own dialog does. */
export async function chooseFiles(form: Element, files: readonly File[]): Promise<void> {
  const input = await appearing<HTMLInputElement>(form, 'input[type=file]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
