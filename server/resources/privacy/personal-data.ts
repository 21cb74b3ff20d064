import type { HoldingKind } from '#generated/enums.ts';
import type { ResourceName } from '#generated/resources.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The person whose data is exported or erased. */
export interface DataSubject {
  readonly client: number;
  readonly user_id: number | null;
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly number[];
}

type Values = Readonly<Record<string, SQL | string | boolean | null>>;

/** Rows of a table that hold data of a person: what an export contains and what an erasure makes of them. */
export interface PersonalDataSource {
  readonly table: PgTable;
  readonly kind: HoldingKind;
  /** The resource whose history is about these records. */
  readonly resource?: ResourceName;
  rows(subject: DataSubject): SQL;
  /** What an erasure writes; `delete` removes the rows, `keep` leaves what has to be retained by law. */
  readonly erase: 'delete' | 'keep' | ((subject: DataSubject) => Values);
  /** Columns that an export leaves out: notes of staff, data of others. */
  readonly excluded?: readonly string[];
}

/** What the tables of a module hold of persons. A table in neither list makes a test fail, so that none is forgotten. */
export interface PersonalData {
  /** In this order; what refers to another row comes before it. */
  readonly sources: readonly PersonalDataSource[];
  /** Tables without data of customers. */
  readonly impersonal: readonly PgTable[];
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly personalData: readonly PersonalDataSource[];
  }
}

/** Replaces a name, a street, a text. */
export const ERASED = '—';
/** Replaces an e-mail; one for each person, so that the records of one person still belong together. */
export const erasedEmail = ({ client }: Pick<DataSubject, 'client'>): string => `erased-${client}@erased.invalid`;

/** The values of an erasure that empties columns. */
export const nullColumns = (...columns: string[]): Values => Object.fromEntries(columns.map((name) => [name, null]));
export const EMPTY_CONTACT = nullColumns('phone', 'company');

/** Rows of an account. */
export const byAccount =
  (column: PgColumn) =>
  ({ user_id }: DataSubject): SQL =>
    sql`${column} = ${user_id}::integer`;

/** Rows that name an account, or where they name none, the e-mail. */
export const byAccountOrEmail =
  (table: { user_id: PgColumn; email: PgColumn }) =>
  ({ user_id, email }: DataSubject): SQL =>
    sql`(${table.user_id} = ${user_id}::integer or ${table.user_id} is null and lower(${table.email}) = ${email})`;

/** Rows of the orders of a person; `column` may be an expression. */
export const byOrders =
  (column: PgColumn | SQL) =>
  ({ orders }: DataSubject): SQL =>
    sql`${column} = any (${sql.param([...orders])}::integer[])`;
