import { listProjectChecks, type ProjectFacts } from '#domain/catalogue/project-steps.ts';
import { findSideLimits } from '#domain/catalogue/side-minutes.ts';
import { fromMinor, sum } from '#domain/money.ts';
import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { ProjectTrackFields } from '#generated/fields/ProjectTrack.ts';
import { projectsResource } from '#generated/resources.ts';
import type { Item, Project, ProjectOwner, ProjectTrack } from '#generated/schemas.ts';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { hasCover } from './artwork.ts';
import { projects } from './catalogue.table.ts';
import { readProjectItems } from './project-items.ts';
import { readProjectTracks } from './project-tracks.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { columnsOf } from '#server/core/database/selection.ts';
import { shops } from '#server/modules/shops/index.ts';
import { readSideLimits } from './side-limits.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';
import { readSetting } from '#server/core/settings/settings.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Reads the additional members of a project record. Checks are evaluated at `context.now()`. */
export async function readProjectParts(
  db: Queryable,
  row: ProjectRow,
  context: Pick<Context, 'config' | 'now' | 'extensions'>,
) {
  const [items, tracks, sales, isCovered, limits, minGoal, maxCampaignDays, owner, team_members, pledges] =
    await readTogether(db, [
      () => readProjectItems(db, row.id),
      () => readProjectTracks(db, row.id),
      () => context.extensions.readProjectSales(db, row.id),
      () => hasCover(context, row),
      () => readSideLimits(db),
      () => readSetting(db, 'campaign_goal_min'),
      () => readSetting(db, 'campaign_days_max'),
      () => findProjectOwner(db, row),
      () => readTeamMembers(db, row.team),
      () => context.extensions.readProjectPledges(db, row.id),
    ]);
  const facts: ProjectFacts = {
    ...row,
    ends_at: row.ends_at && toSeconds(row.ends_at),
    hasCover: isCovered,
    items,
    tracks: tracks.map(({ side, duration, uuid }) => ({ side, duration, sound: uuid !== null })),
    sideLimits: findSideLimits(limits, row.disc_format),
    paidOrders: sum(sales.map(({ orders }) => orders)),
    minGoal,
    maxCampaignDays,
  };
  return {
    items: items.map((item) => toWire(ProjectItemFields, item) as Item),
    songs: tracks.map((track) => toWire(ProjectTrackFields, track) as ProjectTrack),
    checks: listProjectChecks(facts, toSeconds(context.now())),
    owner,
    sales: sales.map((sums) => ({ ...sums, amount: fromMinor(sums.amount, sums.currency) })),
    team_members,
    pledges,
  };
}

/** The response of an action: the current project with its ETag. */
export async function answerProject(call: AnyCall, tx: Transaction, row: ProjectRow): Promise<Project> {
  call.reply.header('etag', `"${row.version}"`);
  const parts = await readProjectParts(tx, row, call.context);
  return {
    ...(toWire(projectsResource.fields, row) as Project),
    ...parts,
    days_left: computeDaysLeft(row, call.context.now()),
  };
}

/** Days until the end of the campaign, as `days_left` in the list. */
const computeDaysLeft = ({ ends_at }: ProjectRow, now: Date): number | null =>
  ends_at && Math.ceil((ends_at.getTime() - now.getTime()) / 86_400_000);

/** Loads the project `FOR UPDATE`, which also blocks purchases. */
export async function lockProject(tx: Transaction, id: number): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** The account that manages the shop of the artist, else of the label; the recipient of mails. */
async function findProjectOwner(
  db: Queryable,
  { shop_id, artist_id, label_id }: ProjectRow,
): Promise<ProjectOwner | null> {
  const isArtist = eq(shops.artist_id, artist_id);
  const [owner] = await db
    .select(columnsOf(users, 'id', 'name', 'email', 'lang'))
    .from(shops)
    .innerJoin(users, eq(users.id, shops.user_id))
    .where(
      or(
        isArtist,
        label_id === null ? undefined : eq(shops.label_id, label_id),
        and(eq(shops.id, shop_id), ne(shops.type, 'house')),
      ),
    )
    .orderBy(sql`${isArtist} desc nulls last`, shops.id)
    .limit(1);
  return owner ?? null;
}

function readTeamMembers(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, name: users.name, picture: users.picture })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.name));
}
