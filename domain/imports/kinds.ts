import { ImportKind } from '#generated/enums.ts';
import type { Role } from '#generated/definitions.ts';

/** Maximum number of rows below the headings. */
export const MAX_IMPORT_ROWS = 1_000_000;

/** Whether a role may import files of a kind; personal data is restricted to administrators. */
export const canImport = (kind: ImportKind, role: Role | undefined): boolean =>
  role === 'admin' || (role === 'team' && ImportKind.data[kind]?.personal !== true);
