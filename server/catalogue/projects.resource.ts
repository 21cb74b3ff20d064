import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { SongFields } from '#generated/fields/Song.ts';
import type { Item, Song } from '#generated/schemas.ts';
import { asc, eq } from 'drizzle-orm';
import { projects, songs } from '#server/catalogue/catalogue.table.ts';
import { readProjectItems, saveProjectItems } from '#server/catalogue/project-items.ts';
import { followingValues } from '#server/catalogue/project-rules.ts';
import type { Queryable } from '#server/platform/database.ts';
import { resource } from '#server/resource/register.ts';
import { toWire } from '#server/resource/wire.ts';

/** What the single project shows besides its columns. */
export async function projectParts(db: Queryable, projectId: number) {
  const items = await readProjectItems(db, projectId);
  const tracks = await db
    .select()
    .from(songs)
    .where(eq(songs.project_id, projectId))
    .orderBy(asc(songs.position), asc(songs.id));
  return {
    items: items.map((item) => toWire(ProjectItemFields, item) as Item),
    songs: tracks.map((track) => toWire(SongFields, track) as Song),
  };
}

export const projectsResource = resource('projects', {
  table: projects,
  one: (row, _call, db) => projectParts(db, row.id),
  hooks: {
    beforeCreate: (values, _call, tx) => followingValues(tx, values),
    beforeUpdate: (values, _before, _call, tx) => followingValues(tx, values),
    afterChange: async ({ before, after }, { body, context }, tx) => {
      if (after) await saveProjectItems(tx, { before, after }, body.items, context.now());
    },
  },
});
