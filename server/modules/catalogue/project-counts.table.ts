import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of projects by shop and category, maintained by triggers. */
export const projectCounts = pgTable(
  'project_counts',
  {
    kind: text().$type<'shop' | 'category'>().notNull(),
    of: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.of] })],
);
