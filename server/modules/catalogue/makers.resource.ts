import { and, eq, sql } from 'drizzle-orm';
import { projects, songs } from './catalogue.table.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

const nextVersion = { version: sql`${projects.version} + 1` };

/** Updates the denormalised artist name of projects and tracks. */
async function renameArtist(tx: Queryable, id: number, from: string, to: string): Promise<void> {
  const artistProjects = tx.select({ id: projects.id }).from(projects).where(eq(projects.artist_id, id));
  await tx
    .update(songs)
    .set({ artist_name: to })
    .where(and(eq(songs.artist_name, from), sql`${songs.project_id} in ${artistProjects}`));
  await tx
    .update(projects)
    .set({ artist_name: to, ...nextVersion })
    .where(eq(projects.artist_id, id));
}

export const artistsResource = defineResource('artists', {
  table: artists,
  hooks: {
    afterChange: async ({ before, after }, _call, tx) => {
      if (before && after && before.name !== after.name) await renameArtist(tx, after.id, before.name, after.name);
    },
  },
});

export const labelsResource = defineResource('labels', {
  table: labels,
  hooks: {
    afterChange: async ({ before, after }, _call, tx) => {
      if (!before || !after || before.name === after.name) return;
      await tx
        .update(projects)
        .set({ label_name: after.name, ...nextVersion })
        .where(eq(projects.label_id, after.id));
    },
  },
});
