import { CATEGORY_SEED } from '#domain/catalogue/category-seed.ts';
import { GENRE_SEED } from '#domain/catalogue/genres.ts';
import { sql } from 'drizzle-orm';
import { categories, genreEntries } from './catalogue.table.ts';
import { toPosition } from '#server/resources/arrange-records.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Inserts missing categories of §2.1, and the genre menu when empty. Runs after each migration. */
export async function seedCategories(db: Queryable): Promise<void> {
  await db
    .insert(categories)
    .values([...CATEGORY_SEED])
    .onConflictDoNothing();
  // the sequence starts above the fixed ids
  await db.execute(
    sql`select setval(pg_get_serial_sequence('categories', 'id'), greatest((select max(id) from categories), (select last_value from categories_id_seq)))`,
  );
  const [entry] = await db.select({ id: genreEntries.id }).from(genreEntries).limit(1);
  if (entry) return;
  await db
    .insert(genreEntries)
    .values(GENRE_SEED.map((row, place) => ({ ...row, genres: [...row.genres], position: toPosition(place) })));
}
