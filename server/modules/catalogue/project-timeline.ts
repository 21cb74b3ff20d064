import type { ActionDefinition } from '#generated/definitions.ts';
import { projectsResource } from '#generated/resources.ts';
import type { Timeline, TimelineEntry } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { readTimeline, type EntryDetails } from '#server/resources/timeline/timeline.ts';

/** Reads the timeline of a project with uploads. `shared` marks entries that the artist sees. */
export async function adminGetProjectTimeline({
  context: { reads },
  params: { id },
  query,
}: Call<'adminGetProjectTimeline'>): Promise<Timeline> {
  const { entries, next } = await readTimeline(
    reads,
    {
      resource: 'projects',
      id,
      created: sql`select 'placed', id, created_at, artist_name from projects where id = ${id}`,
      mails: sql`project_id = ${id}`,
      more: [
        sql`select 'upload', ${UPLOAD_NUMBER}, u.created_at, a.name from uploads u left join users a on a.id = u.user_id
          where u.status = 'done' and ${isOfProject(id)}`,
      ],
      loadDetails: async (getIds) => ({ upload: await loadUploadDetails(reads, id, getIds('upload')) }),
    },
    query,
  );
  return { entries: entries.map((entry) => ({ ...entry, shared: isShared(entry) })), next };
}

/** Whether the artist sees an entry: steps, their mails and uploads, but no notes and edits. */
function isShared({ kind, action }: TimelineEntry): boolean {
  if (kind === 'action') return STEPS.includes(action?.operation ?? '');
  return kind !== 'note';
}

const actions: readonly ActionDefinition[] = projectsResource.actions;
/** Step operations. */
const STEPS = actions.flatMap(({ operationId, transition }) => (transition?.field === 'step' ? [operationId] : []));

/** A numeric id of an upload, whose key is a text. */
const UPLOAD_NUMBER = sql`hashtext(u.key) & 2147483647`;

const isOfProject = (id: number) => sql`u.used_by in (select 'songs/' || s.id from songs s where s.project_id = ${id})`;

async function loadUploadDetails(db: Database, projectId: number, ids: readonly number[]): Promise<EntryDetails> {
  if (ids.length === 0) return () => undefined;
  const upload = {
    id: sql<number>`${UPLOAD_NUMBER}`,
    name: sql<string>`u.name`,
    size: sql<number>`u.size::float8`,
    track: sql<string>`s.title`,
  };
  const rows = await readRows(
    db,
    upload,
    (columns) => sql`
    select ${columns} from uploads u join songs s on u.used_by = 'songs/' || s.id
    where s.project_id = ${projectId} and ${UPLOAD_NUMBER} = any(${sql.param(ids)}::int[])`,
  );
  return (uploadId) => {
    const row = rows.find(({ id }) => id === uploadId);
    return row && { upload: { name: row.name, size: row.size, track: row.track } };
  };
}
