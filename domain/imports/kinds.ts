import { ImportKind } from '#generated/enums.ts';
import type { Role } from '#generated/definitions.ts';

/** Whether somebody with this role may read in files of a kind: those about people are for administrators. */
export const mayImport = (kind: ImportKind, role: Role | undefined): boolean =>
  role === 'admin' || (role === 'team' && ImportKind.data[kind]?.personal !== true);
