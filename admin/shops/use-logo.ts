import { useEffect, useState } from 'react';

/** Addresses of files that are not sent yet, as long as something shows them. */
const addresses = new WeakMap<File, string>();

function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

function forget(file: File | undefined): void {
  const address = file && addresses.get(file);
  if (!file || !address) return;
  URL.revokeObjectURL(address);
  addresses.delete(file);
}

/** The file that a file input holds; once it is sent, the input holds its key alone. */
function fileIn(value: unknown): File | undefined {
  const { file } = Object(value) as { file?: unknown };
  return file instanceof File ? file : undefined;
}

/**
 * The logo of a form as a page can show it: its folder, or the address of a file on this computer. A file that is sent has
 * a key, but a page gets it by that only after the record is saved.
 */
export function useLogo(value: unknown, saved: unknown): unknown {
  const [last, setLast] = useState<File>();
  const chosen = fileIn(value);
  if (chosen && chosen !== last) setLast(chosen);
  useEffect(() => () => forget(last), [last]);
  if (chosen) return addressOf(chosen);
  return last && typeof value === 'string' && value !== saved ? addressOf(last) : value;
}
