import type { AuditAction, UndoState } from '#generated/enums.ts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/core/database/columns.ts';

/** The audit log. Entries are written in the transaction of the change. */
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
    /** The reason, for operations that require one. */
    reason: text(),
    undo: text().$type<UndoState>().notNull().default('never'),
    /** Id of the entry that this entry undid. */
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
