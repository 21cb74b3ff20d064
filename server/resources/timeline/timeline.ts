import { TimelineKind } from '#generated/enums.ts';
import { auditResource } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { AuditEntry, Timeline, TimelineEntry } from '#generated/schemas.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '#server/core/problems/problem.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { listNotes } from '../notes/notes.ts';
import { notes } from '../notes/notes.table.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRows, type RowOf } from '#server/core/database/selection.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Columns of a timeline row; `at` in microseconds. */
const TIMELINE_ROW = {
  kind: sql<TimelineKind>`kind`,
  id: sql<number>`id`,
  at: sql<string>`at::text`,
  who: sql<string | null>`who`,
};
type TimelineRow = RowOf<typeof TIMELINE_ROW>;

/** Returns the details of an entry by id. */
export type EntryDetails = (id: number) => Partial<TimelineEntry> | undefined;

/** A result of an audited action (a mail, a refund): its entry kind, its table, and the key of its id in `after`. */
export interface Outcome {
  kind: TimelineKind;
  fact: string;
  table: PgTable & { id: PgColumn };
}

/** The record of a timeline. */
export interface TimelineSubject {
  resource: ResourceName;
  id: number;
  /** Its creation: `select 'placed', id, moment, who`. Without a row the record does not exist. */
  created: SQL;
  /** Condition on `mails`. */
  mails: SQL;
  /** Further events, each `select kind, id, moment, who`. */
  more: readonly SQL[];
  /** Results of actions, besides mails. */
  outcomes?: readonly Outcome[];
  /** Loads the details of the entry kinds in `created`, `more` and `outcomes`. */
  loadDetails?(getIds: (kind: TimelineKind) => number[]): Promise<Partial<Record<TimelineKind, EntryDetails>>>;
}

interface TimelineQuery {
  kinds?: string;
  cursor?: string;
  limit?: number;
}

/**
 * Reads a page of a record's timeline, newest first: audited actions, mails, notes and further events. An action and its
 * result (a refund, a mail) are one entry. The cursor is the position of the last entry.
 */
export async function readTimeline(
  reads: Database,
  subject: TimelineSubject,
  { kinds, cursor, limit = 20 }: TimelineQuery,
): Promise<Timeline> {
  const { resource, id } = subject;
  const requestedKinds = kinds?.split(',') ?? TimelineKind.values;
  const [at, kind, lastId] = cursor?.split('.') ?? [];
  const isOutcome = isShownAsOutcome(getOutcomes(subject), requestedKinds);
  const sources = [
    sql`select 'action' as kind, id, created_at as moment, user_name as who from audit_entries a
      where resource = ${resource} and record_id = ${id} and not ${isOutcome}`,
    subject.created,
    sql`select 'mail', id, created_at, null from mails where ${subject.mails}`,
    sql`select 'note', n.id, n.created_at, u.name from notes n left join users u on u.id = n.author_id
      where n.resource = ${resource} and n.record_id = ${id}`,
    ...subject.more,
  ];
  const rows = await readRows(
    reads,
    TIMELINE_ROW,
    (columns) => sql`
    select ${columns} from (${sql.join(sources, sql` union all `)}) events,
      lateral (select (extract(epoch from moment) * 1000000)::bigint as at) microseconds
    where kind = any(${sql.param(requestedKinds)}::text[])
      ${at === undefined ? sql`` : sql`and (at, kind, id) < (${at}::bigint, ${kind}::text, ${lastId}::int)`}
    order by microseconds.at desc, kind desc, id desc limit ${limit + 1}`,
  );
  if (rows.length === 0 && (await reads.execute(subject.created)).rows.length === 0) throw notFound();
  const page = rows.slice(0, limit);
  const [details, getCause] = await Promise.all([
    loadEntryDetails(reads, subject, page),
    loadCauses(reads, subject, page),
  ]);
  const end = page.at(-1);
  return {
    entries: page.map((row) => ({
      ...{ kind: row.kind, id: row.id, who: row.who },
      at: Math.floor(Number(row.at) / 1_000_000),
      ...details[row.kind]?.(row.id),
      ...getCause(row),
    })),
    next: rows.length > limit && end ? `${end.at}.${end.kind}.${end.id}` : null,
  };
}

const MAIL_OUTCOME: Outcome = { kind: 'mail', fact: 'mail_id', table: mails };

const getOutcomes = ({ outcomes = [] }: TimelineSubject): readonly Outcome[] => [...outcomes, MAIL_OUTCOME];

/** Whether audit entry `a` is shown as part of its result, when results are requested. */
function isShownAsOutcome(outcomes: readonly Outcome[], requestedKinds: readonly string[]): SQL {
  const conditions = outcomes
    .filter(({ kind }) => requestedKinds.includes(kind))
    .map(({ fact, table }) => sql`exists (select from ${table} where ${table.id} = (a.after ->> ${fact})::int)`);
  // the creation is shown as the entry `placed`
  const isCreation = requestedKinds.includes('placed') ? sql`a.action = 'create'` : sql`false`;
  return sql`(${or(isCreation, ...conditions)})`;
}

/** Loads the actions that led to the entries of a page. The returned function looks up the action of an entry. */
async function loadCauses(db: Database, subject: TimelineSubject, page: readonly TimelineRow[]) {
  const { resource, id: recordId } = subject;
  const outcomes = getOutcomes(subject);
  const hiddenMembers = [...outcomes.map(({ fact }) => fact), ...OUTCOME_MEMBERS];
  const ids = page.map(({ id }) => String(id));
  const conditions = outcomes.map(
    ({ fact }) => sql`${auditEntries.after} ->> ${fact} = any(${sql.param(ids)}::text[])`,
  );
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource),
        eq(auditEntries.record_id, recordId),
        or(eq(auditEntries.action, 'create'), ...conditions),
      ),
    )
    .orderBy(asc(auditEntries.id));
  return ({ kind, id }: Pick<TimelineRow, 'kind' | 'id'>): Partial<TimelineEntry> => {
    const fact = outcomes.find((outcome) => outcome.kind === kind)?.fact;
    const isCause = ({ action, after }: AuditRow) =>
      fact ? after?.[fact] === id : kind === 'placed' && action === 'create';
    const causes = rows.filter(isCause);
    const [row] = causes;
    if (!row) return {};
    // a refund is first created, then settled: merges both changes
    const before = row.before && Object.assign({}, ...causes.map((cause) => cause.before).toReversed());
    const after = row.after && removeMembers(Object.assign({}, ...causes.map((cause) => cause.after)), hiddenMembers);
    return {
      ...(row.user_name && { who: row.user_name }),
      action: toWire(auditResource.fields, { ...row, before, after }) as AuditEntry,
    };
  };
}

type AuditRow = typeof auditEntries.$inferSelect;

const removeMembers = (after: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(after).filter(([name]) => !names.includes(name)));

/** Members of audit entries that the entry of the result shows. */
const OUTCOME_MEMBERS: readonly string[] = ['mail', 'recipient', 'reason', 'comment'];

/** Loads the details of a page's entries, one query for each kind. */
async function loadEntryDetails(
  db: Database,
  { loadDetails }: TimelineSubject,
  page: readonly TimelineRow[],
): Promise<Partial<Record<TimelineKind, EntryDetails>>> {
  const getIds = (kind: TimelineKind) => page.filter((row) => row.kind === kind).map(({ id }) => id);
  const [actions, pageMails, pageNotes, otherDetails] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.id, getIds('action'))),
    db
      .select()
      .from(mails)
      .where(inArray(mails.id, getIds('mail'))),
    listNotes(db, inArray(notes.id, getIds('note'))),
    loadDetails?.(getIds),
  ]);
  const findById = <T extends { id: number }>(rows: readonly T[], id: number) => rows.find((row) => row.id === id);
  return {
    action: (id) => {
      const row = findById(actions, id);
      return row && { action: toWire(auditResource.fields, row) as AuditEntry };
    },
    mail: (id) => {
      const row = findById(pageMails, id);
      if (!row) return undefined;
      const { recipient, subject, template, status } = row;
      return { mail: { id, recipient, subject, template, status } };
    },
    note: (id) => ({ note: findById(pageNotes, id) }),
    ...otherDetails,
  };
}
