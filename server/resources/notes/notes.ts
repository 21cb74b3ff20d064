import type { Note } from '#generated/schemas.ts';
import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Account, Context } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { notes } from './notes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';
import { getRow } from '../read-records.ts';
import { toSeconds } from '#server/core/api/wire.ts';

export type NoteRow = typeof notes.$inferSelect;

/** A note in wire format. */
export function toWireNote({ unread: _, ...row }: NoteRow, author_name: string | null): Note {
  const edited_at = row.edited_at && toSeconds(row.edited_at);
  return { ...row, author_name, created_at: toSeconds(row.created_at), edited_at };
}

/** Notes that match a condition, newest first. */
export async function listNotes(db: Queryable, where: SQL | undefined, limit = 200): Promise<Note[]> {
  const rows = await db
    .select({ note: notes, author_name: users.name })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.author_id))
    .where(where)
    .orderBy(desc(notes.created_at), desc(notes.id))
    .limit(limit);
  return rows.map(({ note, author_name }) => toWireNote(note, author_name));
}

/** The resource and title of the record that notes are about. Throws 404 when the account may not see it. */
export async function getNoteSubject(
  context: Pick<Context, 'extensions'>,
  db: Queryable,
  user: Account | undefined,
  resource: string,
  id: number,
): Promise<{ runtime: ResourceRuntime; title: string }> {
  const runtime = getResource(context, resource);
  if (!runtime || !canList(runtime, user)) throw notFound();
  const row = await getRow(runtime, db, { id, user });
  return { runtime, title: String(row[runtime.definition.title] ?? `#${String(id)}`) };
}

/** Loads staff accounts by id. Throws 422 when one is not staff. */
export async function findColleagues(db: Queryable, ids: readonly number[], path = 'mentions') {
  if (ids.length === 0) return [];
  const accounts = await db
    .select({ id: users.id, name: users.name, email: users.email, lang: users.lang, role: users.role })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const staff = accounts.filter(({ role }) => role === 'admin' || role === 'team');
  if (staff.length !== new Set(ids).size) throw invalid([{ path, code: 'reference_unknown' }]);
  return staff;
}
