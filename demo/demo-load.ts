import type pg from 'pg';
import type { Transaction } from '#server/core/database/database.ts';

/** Numbers of records in a demo shop. */
export type DemoSize = Readonly<Record<'projects' | 'customers' | 'orders', number>>;

/** Context of a load. `client` and `tx` are the same transaction; transactions of server code are nested in it. */
export interface DemoLoad {
  client: pg.Client;
  tx: Transaction;
  size: DemoSize;
  dataDir: string;
  /** Reference time of all dates. */
  now: Date;
  /** Reports the progress of a long step. */
  detail: (text: string) => void;
}
