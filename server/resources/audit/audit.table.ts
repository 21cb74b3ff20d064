import type { AuditAction, UndoState } from '#generated/enums.ts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/core/database/columns.ts';

/** Who did what to which record. Written in the transaction of the change, so neither exists without the other. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    resource: text().notNull(),
    record_id: integer().notNull(),
    action: text().$type<AuditAction>().notNull(),
    operation: text().notNull(),
    user_id: integer(),
    user_name: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Why, where who did it had to say so. */
    reason: text(),
    undo: text().$type<UndoState>().notNull().default('never'),
    /** The entry that this one took back. */
    undoes: integer(),
    request_id: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('audit_record_idx').on(t.resource, t.record_id, t.created_at),
    index('audit_user_idx').on(t.user_id, t.created_at, t.id),
    index('audit_request_idx').on(t.request_id),
    index('audit_created_at_idx').on(t.created_at, t.id),
  ],
);
