import { PgDialect } from 'drizzle-orm/pg-core';

/** Renders queries as text and parameters. Stateless. */
export const dialect = new PgDialect();
