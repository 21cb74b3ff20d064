import type { PersonalDataKind } from '#generated/enums.ts';
import type { ResourceName } from '#generated/resources.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The customer whose data is exported or erased. */
export interface DataSubject {
  readonly customer: number;
  readonly user_id: number | null;
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly number[];
}

type Values = Readonly<Record<string, SQL | string | boolean | null>>;

/** Personal data in one table, with the rules for export and erasure. */
export interface PersonalDataSource {
  readonly table: PgTable;
  readonly kind: PersonalDataKind;
  /** The resource whose audit entries concern these rows. */
  readonly resource?: ResourceName;
  rows(subject: DataSubject): SQL;
  /** Values that an erasure writes; `delete` removes the rows, `keep` retains them as required by law. */
  readonly erase: 'delete' | 'keep' | ((subject: DataSubject) => Values);
  /** Columns excluded from exports: staff notes, data of others. */
  readonly excluded?: readonly string[];
}

/** The tables of a module by personal data. A test fails for a table in neither list. */
export interface PersonalData {
  /** In erasure order: referencing tables come first. */
  readonly sources: readonly PersonalDataSource[];
  /** Tables without personal data. */
  readonly impersonal: readonly PgTable[];
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly personalData: readonly PersonalDataSource[];
  }
}

/** Replacement of an erased text. */
export const ERASED = '—';
/** Replacement of an erased e-mail address, unique per person, so that a person's records stay linked. */
export const toErasedEmail = ({ customer }: Pick<DataSubject, 'customer'>): string =>
  `erased-${customer}@erased.invalid`;

/** Pattern of SQL's LIKE for erased e-mail addresses. */
export const ERASED_EMAILS = 'erased-%@erased.invalid';

/** Erasure values that set columns to null. */
export const nullColumns = (...columns: string[]): Values => Object.fromEntries(columns.map((name) => [name, null]));
export const EMPTY_CONTACT = nullColumns('phone', 'company');

/** Condition for rows of the account. */
export const byAccount =
  (column: PgColumn) =>
  ({ user_id }: DataSubject): SQL =>
    sql`${column} = ${user_id}::integer`;

/** Condition for rows of the account, or with the e-mail where they have no account. */
export const byAccountOrEmail =
  (table: { user_id: PgColumn; email: PgColumn }) =>
  ({ user_id, email }: DataSubject): SQL =>
    sql`(${table.user_id} = ${user_id}::integer or ${table.user_id} is null and lower(${table.email}) = ${email})`;

/** Condition for rows of the person's orders; `column` may be an expression. */
export const byOrders =
  (column: PgColumn | SQL) =>
  ({ orders }: DataSubject): SQL =>
    sql`${column} = any (${sql.param([...orders])}::integer[])`;
