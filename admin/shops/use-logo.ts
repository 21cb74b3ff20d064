import { useEffect, useState } from 'react';

/** Object URLs of files that are not uploaded yet. */
const objectUrls = new WeakMap<File, string>();

function getObjectUrl(file: File): string {
  const address = objectUrls.get(file) ?? URL.createObjectURL(file);
  objectUrls.set(file, address);
  return address;
}

function revokeObjectUrl(file: File | undefined): void {
  const address = file && objectUrls.get(file);
  if (!file || !address) return;
  URL.revokeObjectURL(address);
  objectUrls.delete(file);
}

/** The file of a file input; undefined once uploaded. */
function findFile(value: unknown): File | undefined {
  const { file } = Object(value) as { file?: unknown };
  return file instanceof File ? file : undefined;
}

/** The displayable logo of a form: a picture folder, or an object URL until the record is saved. */
export function useLogo(value: unknown, saved: unknown): unknown {
  const [last, setLast] = useState<File>();
  const chosen = findFile(value);
  if (chosen && chosen !== last) setLast(chosen);
  useEffect(() => () => revokeObjectUrl(last), [last]);
  if (chosen) return getObjectUrl(chosen);
  return last && typeof value === 'string' && value !== saved ? getObjectUrl(last) : value;
}
