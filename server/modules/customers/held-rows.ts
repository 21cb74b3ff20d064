import type { Row } from '#server/core/api/wire.ts';

/** Personal data of one table. */
export interface PersonalDataRows {
  readonly name: string;
  readonly kind: string;
  readonly rows: readonly Row[];
}
