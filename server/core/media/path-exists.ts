import { access } from 'node:fs/promises';

/** Whether a file or folder exists. */
export const pathExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
