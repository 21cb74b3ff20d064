import { CATEGORY_SEED } from '#domain/categories.ts';
import { sql } from 'drizzle-orm';
import { categories } from '#server/catalogue/catalogue.table.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Writes the fixed shelves of §2.1 that are not there yet; run it after every migration. */
export async function seedCategories(db: Queryable): Promise<void> {
  await db
    .insert(categories)
    .values([...CATEGORY_SEED])
    .onConflictDoNothing();
  // the fixed numbers are given, so the counter for staff's own shelves has to begin above them
  await db.execute(
    sql`select setval(pg_get_serial_sequence('categories', 'id'), greatest((select max(id) from categories), (select last_value from categories_id_seq)))`,
  );
}
