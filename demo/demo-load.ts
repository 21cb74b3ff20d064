import type pg from 'pg';
import type { Transaction } from '#server/core/database/database.ts';

/** How many of everything a shop is filled with. */
export type DemoSize = Readonly<Record<'projects' | 'customers' | 'orders', number>>;

/** One load: `client` and `tx` are the same transaction, which the shop's own code nests its transactions in. */
export interface DemoLoad {
  client: pg.Client;
  tx: Transaction;
  size: DemoSize;
  dataDir: string;
  /** Dates are laid around it. */
  now: Date;
  /** Says how far a long step is. */
  detail: (text: string) => void;
}
