/** File selection for stories. */

/** Waits until an element is rendered. */
export async function waitForElement<Match extends Element>(form: Element, selector: string): Promise<Match> {
  for (;;) {
    const element = form.querySelector<Match>(selector);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Creates a silent WAV file large enough for several parts, or one with wrong content. */
export function createSoundFile(name: string, isReal = true): File {
  const bytes = new Uint8Array(12_000_000);
  if (isReal) bytes.set(new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '));
  else bytes.set(new TextEncoder().encode('MZ'));
  return new File([bytes], name, { type: 'audio/wav', lastModified: Date.UTC(2026, 9, 2) });
}

/** Selects files in a file input, like the browser's dialog. */
export async function chooseFiles(form: Element, files: readonly File[]): Promise<void> {
  const input = await waitForElement<HTMLInputElement>(form, 'input[type=file]');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
