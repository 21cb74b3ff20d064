import type { Mention, Note } from '#generated/schemas.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Call, Context, Handlers } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { writeAuditEntry } from '../audit/audit.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { mailMentions } from './mention-mail.ts';
import { findColleagues, listNotes, getNoteSubject, toWireNote, type NoteRow } from './notes.ts';
import { notes } from './notes.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';
import { checkVersion, requireVersion } from '../version.ts';

/** Maximum number of mentions returned. */
const MAX_MENTIONS = 50;

/** All notes on a record. */
async function adminListNotes({ context, user, query }: Call<'adminListNotes'>): Promise<Note[]> {
  await getNoteSubject(context, context.reads, user, query.resource, query.record_id);
  return listNotes(
    context.reads,
    and(eq(notes.resource, toResourceName(context, query.resource)), eq(notes.record_id, query.record_id)),
  );
}

/** Narrows a resource name. Throws 404. */
function toResourceName(context: Context, resource: string): NoteRow['resource'] {
  const runtime = getResource(context, resource);
  if (!runtime) throw notFound();
  return runtime.name;
}

/** Creates a note. Mentioned colleagues except the author get a mail, and the note is unread for them. */
async function adminCreateNote(call: Call<'adminCreateNote'>): Promise<Note> {
  const { context, user, body, reply } = call;
  const { text, record_id, mentions = [] } = body;
  const row = await inTransaction(context.db, async (tx) => {
    const { runtime, title } = await getNoteSubject(context, tx, user, body.resource, record_id);
    const colleagues = (await findColleagues(tx, mentions)).filter(({ id }) => id !== user?.id);
    const [note] = await tx
      .insert(notes)
      .values({
        ...{ resource: runtime.name, record_id, text, mentions },
        author_id: user?.id,
        unread: colleagues.map(({ id }) => id),
        created_at: context.now(),
      })
      .returning();
    if (!note) throw new Error('The database did not return the note.');
    await mailMentions(tx, context, { note, title, author: user?.name ?? '', colleagues });
    await announceChange(tx, { resource: note.resource, id: record_id, action: 'action' });
    return note;
  });
  reply.status(201);
  reply.header('etag', `"${row.version}"`);
  return toWireNote(row, user?.name ?? null);
}

/** Updates the caller's own note. Newly mentioned colleagues get a mail. The old text is kept in the audit log. */
async function adminUpdateNote(call: Call<'adminUpdateNote'>): Promise<Note> {
  const { context, user, params, body, reply } = call;
  const expected = requireVersion(call);
  const { text, mentions = [] } = body;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockOwnNote(tx, call, params.id);
    await checkVersion(before, expected, async () => ({ ...toWireNote(before, user?.name ?? null) }));
    const { title } = await getNoteSubject(context, tx, user, before.resource, before.record_id);
    const colleagues = await findColleagues(tx, mentions);
    const newColleagues = colleagues.filter(({ id }) => id !== user?.id && !before.mentions.includes(id));
    const unread = [...before.unread.filter((id) => mentions.includes(id)), ...newColleagues.map(({ id }) => id)];
    const [note] = await tx
      .update(notes)
      .set({ text, mentions, unread, edited_at: context.now(), version: sql`${notes.version} + 1` })
      .where(eq(notes.id, before.id))
      .returning();
    if (!note) throw new Error('The database did not return the note.');
    await writeAuditEntry(tx, call, note.resource, note.record_id, {
      before: { note: before.text },
      after: { note: text },
    });
    await mailMentions(tx, context, { note, title, author: user?.name ?? '', colleagues: newColleagues });
    return note;
  });
  reply.header('etag', `"${row.version}"`);
  return toWireNote(row, user?.name ?? null);
}

/** Deletes the caller's own note. Its text is kept in the audit log. */
async function adminDeleteNote(call: Call<'adminDeleteNote'>): Promise<undefined> {
  await inTransaction(call.context.db, async (tx) => {
    const note = await lockOwnNote(tx, call, call.params.id);
    await tx.delete(notes).where(eq(notes.id, note.id));
    await writeAuditEntry(tx, call, note.resource, note.record_id, { before: { note: note.text }, after: {} });
  });
  return undefined;
}

/** Loads a note `FOR UPDATE`. Throws 404, and 403 unless the caller is its author. */
async function lockOwnNote(tx: Transaction, { user, context }: AnyCall, id: number): Promise<NoteRow> {
  const [note] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  const runtime = note && getResource(context, note.resource);
  if (!runtime || !canList(runtime, user)) throw notFound();
  if (note.author_id !== user?.id) throw problem(403, 'not_allowed');
  return note;
}

/** The caller's unread mentions with the titles of their records. */
async function adminListMentions({ context, user }: Call<'adminListMentions'>): Promise<Mention[]> {
  const account = requireAccount(user);
  const rows = await context.reads
    .select({ note: notes, author_name: users.name })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.author_id))
    .where(sql`${notes.unread} @> array[${account.id}]::int[] and ${notes.unread} <> '{}'`)
    .orderBy(desc(notes.created_at), desc(notes.id))
    .limit(MAX_MENTIONS);
  const mentions = rows.map(async ({ note, author_name }): Promise<Mention[]> => {
    const subject = await getNoteSubject(context, context.reads, account, note.resource, note.record_id).catch(
      () => undefined,
    );
    return subject ? [{ ...toWireNote(note, author_name), title: subject.title }] : [];
  });
  return (await Promise.all(mentions)).flat();
}

/** Marks the caller's mentions on a record as read. */
async function adminSeeMentions({ context, user, body }: Call<'adminSeeMentions'>): Promise<undefined> {
  const account = requireAccount(user);
  await context.db
    .update(notes)
    .set({ unread: sql`array_remove(${notes.unread}, ${account.id}::int)` })
    .where(
      and(
        eq(notes.resource, toResourceName(context, body.resource)),
        eq(notes.record_id, body.record_id),
        sql`${notes.unread} @> array[${account.id}]::int[]`,
      ),
    );
  return undefined;
}

/** Staff accounts by name, for mentions. */
async function adminListColleagues({ context }: Call<'adminListColleagues'>) {
  return context.reads
    .select({ id: users.id, name: users.name, picture: users.picture, prod: users.prod })
    .from(users)
    .where(sql`role in ('admin', 'team')`)
    .orderBy(asc(users.name), asc(users.id));
}

export const notesHandlers = {
  adminListNotes,
  adminCreateNote,
  adminUpdateNote,
  adminDeleteNote,
  adminListMentions,
  adminSeeMentions,
  adminListColleagues,
} as const satisfies Partial<Handlers>;
