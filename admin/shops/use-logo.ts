import { useEffect, useState } from 'react';

/** Object URLs of files that are not uploaded yet. */
const objectUrls = new WeakMap<File, string>();

function getObjectUrl(file: File): string {
  const url = objectUrls.get(file) ?? URL.createObjectURL(file);
  objectUrls.set(file, url);
  return url;
}

function revokeObjectUrl(file: File | undefined): void {
  const url = file && objectUrls.get(file);
  if (!file || !url) return;
  URL.revokeObjectURL(url);
  objectUrls.delete(file);
}

/** The file of a file input; undefined once uploaded. */
function findFile(value: unknown): File | undefined {
  const { file } = Object(value) as { file?: unknown };
  return file instanceof File ? file : undefined;
}

/** The displayable logo of a form: a picture folder, or an object URL until the record is saved. */
export function useLogo(value: unknown, saved: unknown): unknown {
  const [lastFile, setLastFile] = useState<File>();
  const file = findFile(value);
  if (file && file !== lastFile) setLastFile(file);
  useEffect(() => () => revokeObjectUrl(lastFile), [lastFile]);
  if (file) return getObjectUrl(file);
  return lastFile && typeof value === 'string' && value !== saved ? getObjectUrl(lastFile) : value;
}
