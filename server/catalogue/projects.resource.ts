import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { ProjectTrackFields } from '#generated/fields/ProjectTrack.ts';
import type { Item, ProjectTrack } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { projects } from '#server/catalogue/catalogue.table.ts';
import { readProjectItems, saveProjectItems } from '#server/catalogue/project-items.ts';
import { followingValues } from '#server/catalogue/project-rules.ts';
import { forgetSounds, readProjectTracks, saveProjectTracks } from '#server/catalogue/project-tracks.ts';
import type { Queryable } from '#server/platform/database.ts';
import { resource } from '#server/resource/register.ts';
import { toWire } from '#server/resource/wire.ts';

/** What the single project shows besides its columns. */
export async function projectParts(db: Queryable, projectId: number) {
  const items = await readProjectItems(db, projectId);
  const tracks = await readProjectTracks(db, projectId);
  return {
    items: items.map((item) => toWire(ProjectItemFields, item) as Item),
    songs: tracks.map((track) => toWire(ProjectTrackFields, track) as ProjectTrack),
  };
}

export const projectsResource = resource('projects', {
  table: projects,
  computed: { quote_id: sql.raw('select q.id from quotes q where q.project_id = projects.id') },
  one: (row, _call, db) => projectParts(db, row.id),
  hooks: {
    beforeCreate: (values, _call, tx) => followingValues(tx, values),
    beforeUpdate: (values, _before, _call, tx) => followingValues(tx, values),
    beforeDelete: ({ id }, call, tx) => forgetSounds(tx, id, call),
    afterChange: async ({ before, after }, call, tx) => {
      if (!after) return;
      await saveProjectItems(tx, { before, after }, call.body.items, call.context.now());
      await saveProjectTracks(tx, { before, after }, call.body.songs, call);
    },
  },
});
