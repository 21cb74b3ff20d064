import type { ProjectCard } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { readRecommendations } from '#server/modules/catalogue/index.ts';
import { getCartItems } from './fill.ts';
import { findCart } from './saved-carts.ts';

/** Cards shown beside a cart or order. */
const DEFAULT_LIMIT = 8;

/** Records that go with those of a cart, or of the order that it became. Best sellers for an unknown cart. */
export async function listRelatedToCart(call: Call<'listRelatedToCart'>): Promise<ProjectCard[]> {
  const { context, body } = call;
  const { saved, order_id } = await findCart(context.db, body.id, context.now());
  const cartIds = getCartItems(saved?.shops).map(({ project_id }) => project_id);
  const projectIds = order_id === undefined ? cartIds : await readOrderedProjects(call, order_id);
  const { currency, limit = DEFAULT_LIMIT } = body;
  return readRecommendations(call, { projectIds: [...new Set(projectIds)], currency, limit });
}

async function readOrderedProjects({ context }: Call<'listRelatedToCart'>, orderId: number): Promise<number[]> {
  const { rows } = await context.db.execute<{ project_id: number }>(
    sql`select distinct project_id from order_lines where order_id = ${orderId} and project_id is not null`,
  );
  return rows.map(({ project_id }) => project_id);
}
