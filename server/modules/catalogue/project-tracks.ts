import { sideMinutes } from '#forms-schema/tracklist.ts';
import { ProjectFields } from '#generated/fields/Project.ts';
import type { ProjectTrackInput } from '#generated/schemas.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { invalid, type FieldError } from '#server/core/problems/problem.ts';
import type { projects } from './catalogue.table.ts';
import { songs } from './catalogue.table.ts';
import { ENCODE_SONGS } from './encode-songs.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readSideLimits } from './side-limits.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';
import { uuidToKey } from '#server/core/uploads/sound-name.ts';

type SongRow = typeof songs.$inferSelect;
type Caller = Pick<AnyCall, 'user' | 'context'>;
type ProjectRow = typeof projects.$inferSelect;

/** Reads the tracks of a project in order. */
export function readProjectTracks(db: Queryable, projectId: number): Promise<SongRow[]> {
  return db.select().from(songs).where(eq(songs.project_id, projectId)).orderBy(asc(songs.position), asc(songs.id));
}

/**
 * Saves the tracks of a project in order: updates by id, inserts without, deletes missing ones with their audio.
 * Undefined `inputs` keeps them and only checks the disc format. Throws 422 for a track of another project, a side that
 * is too long, or audio that is no track upload.
 */
export async function saveProjectTracks(
  tx: Queryable,
  { before, after }: { before: ProjectRow | undefined; after: ProjectRow },
  inputs: readonly ProjectTrackInput[] | undefined,
  call: Caller,
): Promise<void> {
  const existingTracks = before ? await readProjectTracks(tx, after.id) : [];
  if (inputs || before?.disc_format !== after.disc_format) await checkSides(tx, after, inputs ?? existingTracks);
  if (!inputs) return;
  checkIds(inputs, existingTracks);
  const sentIds = new Set(inputs.map(({ id }) => id));
  const removed = existingTracks.filter(({ id }) => !sentIds.has(id));
  for (const track of removed) await assignSound(tx, track, { before: track.uuid, after: null }, 'songs', call);
  const removedIds = removed.map(({ id }) => id);
  if (removedIds.length > 0) await tx.delete(songs).where(inArray(songs.id, removedIds));
  let hasNewSound = false;
  for (const [place, track] of inputs.entries()) {
    const existing = existingTracks.find(({ id }) => id === track.id);
    const row = await saveTrack(tx, { ...toTrackValues(after, track), position: place + 1 }, existing);
    await assignSound(tx, row, { before: existing?.uuid, after: row.uuid }, `songs.${place}.uuid`, call);
    hasNewSound ||= row.uuid !== null && row.uuid !== existing?.uuid;
  }
  if (hasNewSound) await call.context.jobs.send(ENCODE_SONGS, { project_id: after.id }, { tx });
}

/** Releases the audio files of a project to be deleted. */
export async function releaseSounds(tx: Queryable, projectId: number, call: Caller): Promise<void> {
  for (const track of await readProjectTracks(tx, projectId))
    await assignSound(tx, track, { before: track.uuid, after: null }, 'songs', call);
}

/** Checks sides as forms do, with the current limits and the complete record. */
async function checkSides(
  tx: Queryable,
  project: ProjectRow,
  tracks: readonly Pick<ProjectTrackInput, 'side' | 'duration'>[],
): Promise<void> {
  const [field] = ProjectFields.filter(({ name }) => name === 'songs');
  const sideError = field && sideMinutes(tracks, field, project, { sideLimits: await readSideLimits(tx) });
  if (sideError) throw invalid([{ path: 'songs', ...sideError }]);
}

function checkIds(inputs: readonly ProjectTrackInput[], existingTracks: readonly SongRow[]): void {
  const errors = inputs.flatMap(({ id }, place): FieldError[] =>
    id === undefined || existingTracks.some((track) => track.id === id)
      ? []
      : [{ path: `songs.${place}.id`, code: 'reference_unknown' }],
  );
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) errors.push({ path: 'songs', code: 'input_unique' });
  if (errors.length > 0) throw invalid(errors);
}

function toTrackValues(project: ProjectRow, { id: _, ...track }: ProjectTrackInput) {
  return { ...track, project_id: project.id, artist_name: track.artist_name || project.artist_name };
}

async function saveTrack(
  tx: Queryable,
  values: typeof songs.$inferInsert,
  existing: SongRow | undefined,
): Promise<SongRow> {
  const [row] = existing
    ? await tx.update(songs).set(values).where(eq(songs.id, existing.id)).returning()
    : await tx.insert(songs).values(values).returning();
  if (!row) throw new Error('The database did not return the track.');
  return row;
}

interface Change {
  before: string | null | undefined;
  after: string | null;
}

function assignSound(tx: Queryable, { id }: SongRow, { before, after }: Change, field: string, call: Caller) {
  const files = { before: before && uuidToKey(before), after: after && uuidToKey(after) };
  return assignUpload(tx, { purpose: 'track', field, record: `songs/${id}`, ...files }, call);
}
