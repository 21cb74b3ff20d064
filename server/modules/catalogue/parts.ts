import type { GroupShipment, Song } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { admit, GUARD_COLUMNS, type Guarded } from './access.ts';
import { SONGS_COLUMN } from './detail.ts';

/** The tracklist of a project. Throws 404 as its own page does. */
export async function listProjectSongs(call: Call<'listProjectSongs'>): Promise<Song[]> {
  const { rows } = await call.context.reads.execute<Guarded & { songs: Song[] }>(
    sql`select ${GUARD_COLUMNS}, ${SONGS_COLUMN} from projects p where p.id = ${call.params.id}`,
  );
  return (await admit(call, rows[0])).songs;
}

/**
 * The shop whose parcel a project of `projects p` joins (§4): that of its group's first project; its own without a group.
 */
export const PARCEL_SHOP = sql.raw(`coalesce((select first.shop_id from projects first
  where first.group_shipment = p.group_shipment order by first.id limit 1), p.shop_id)`);

/** Whose parcel a project joins. Throws 404 as its own page does. */
export async function getGroupShipment(call: Call<'getGroupShipment'>): Promise<GroupShipment> {
  const { rows } = await call.context.reads.execute<Guarded & { shop_id: number; group_shipment: string | null }>(
    sql`select ${GUARD_COLUMNS}, p.group_shipment, ${PARCEL_SHOP} as shop_id from projects p where p.id = ${call.params.id}`,
  );
  const { shop_id, group_shipment } = await admit(call, rows[0]);
  return { project_id: call.params.id, shop_id, group: group_shipment };
}
