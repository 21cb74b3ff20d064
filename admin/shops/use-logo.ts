import { useEffect, useState } from 'react';

/** Object URLs of files that are not uploaded yet. */
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

/** The file of a file input; undefined once uploaded. */
function fileIn(value: unknown): File | undefined {
  const { file } = Object(value) as { file?: unknown };
  return file instanceof File ? file : undefined;
}

/** The displayable logo of a form: a picture folder, or an object URL until the record is saved. */
export function useLogo(value: unknown, saved: unknown): unknown {
  const [last, setLast] = useState<File>();
  const chosen = fileIn(value);
  if (chosen && chosen !== last) setLast(chosen);
  useEffect(() => () => forget(last), [last]);
  if (chosen) return addressOf(chosen);
  return last && typeof value === 'string' && value !== saved ? addressOf(last) : value;
}
