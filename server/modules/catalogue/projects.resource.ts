import { sql } from 'drizzle-orm';
import { copyArtwork } from './artwork.ts';
import { projects } from './catalogue.table.ts';
import { saveProjectItems } from './project-items.ts';
import { refreshCopiesOf } from './refresh-copies.ts';
import { deriveProjectValues } from './project-rules.ts';
import { readProjectParts } from './project-state.ts';
import { releaseSounds, saveProjectTracks } from './project-tracks.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const projectsResource = defineResource('projects', {
  table: projects,
  computed: {
    days_left: sql`ceil(extract(epoch from ${projects.ends_at} - now()) / 86400)::integer`,
    quote_id: sql.raw('select q.id from quotes q where q.project_id = projects.id'),
  },
  details: (row, call, db) => readProjectParts(db, row, call.context),
  hooks: {
    beforeLock: (id, tx) => refreshCopiesOf(tx, id),
    beforeCreate: (values, _call, tx) => deriveProjectValues(tx, values),
    beforeUpdate: (values, _before, _call, tx) => deriveProjectValues(tx, values),
    beforeDelete: ({ id }, call, tx) => releaseSounds(tx, id, call),
    afterChange: async ({ before, after }, call, tx) => {
      if (!after) return;
      await copyArtwork(tx, { before, after }, call.context);
      await saveProjectItems(tx, { before, after }, call.body.items, call.context.now());
      await saveProjectTracks(tx, { before, after }, call.body.songs, call);
    },
  },
});
