import { PgDialect } from 'drizzle-orm/pg-core';

/** Renders queries as text and parameters; has no state. */
export const dialect = new PgDialect();
