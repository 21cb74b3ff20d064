import type pg from 'pg';
import type { Transaction } from '#server/core/database/database.ts';

/** Numbers of records in a demo shop. */
export type DemoSize = Readonly<Record<'projects' | 'customers' | 'orders', number>>;

/** One load: `client` and `tx` are the same transaction, which the shop's own code nests its transactions in. */
export interface DemoLoad {
  client: pg.Client;
  tx: Transaction;
  size: DemoSize;
  dataDir: string;
  /** Dates are laid around it. */
  now: Date;
  /** Reports the progress of a long step. */
  detail: (text: string) => void;
}
