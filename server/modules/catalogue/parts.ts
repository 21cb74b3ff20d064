import type { GroupShipment, Song } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { readAccessibleProject, VISIBILITY_COLUMNS } from './access.ts';
import { projects } from './catalogue.table.ts';
import { SONGS } from './detail.ts';
import { addPeaks } from './songs.ts';

const p = alias(projects, 'p');

const SONG_COLUMNS = { songs: SONGS, ...VISIBILITY_COLUMNS };

/** Lists the tracks of a project. Throws 404 as `getProject`. */
export async function listProjectSongs(call: Call<'listProjectSongs'>): Promise<Song[]> {
  const { songs } = await readAccessibleProject(call, call.params.id, SONG_COLUMNS);
  return addPeaks(call.context, songs);
}

/**
 * SQL of the shop whose parcel a project of `projects p` joins (§4): that of the first project of its group, else the
 * project's shop.
 */
export const PARCEL_SHOP = sql<number>`coalesce((select first.shop_id from projects first
  where first.group_shipment = p.group_shipment order by first.id limit 1), p.shop_id)`;

const GROUP_COLUMNS = {
  project_id: p.id,
  shop_id: PARCEL_SHOP,
  group: p.group_shipment,
  ...VISIBILITY_COLUMNS,
};

/** Reads the group shipment of a project. Throws 404 as `getProject`. */
export async function getGroupShipment(call: Call<'getGroupShipment'>): Promise<GroupShipment> {
  return readAccessibleProject(call, call.params.id, GROUP_COLUMNS);
}
