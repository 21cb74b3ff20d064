import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app/http/app.ts';
import { readConfig } from '#server/core/config/config.ts';
import { connect } from '#server/core/database/database.ts';
import type { Case } from './cases.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

/** A statement as the server sent it to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

interface Shop {
  /** Address of its database. */
  database: string;
  dataDir: string;
  /** Staff token. */
  token: string;
}

/** Captures the statements of each case from a server over the shop's database. */
export async function captureStatements<One extends Case>(
  cases: readonly One[],
  { database, dataDir, token }: Shop,
): Promise<(One & { statements: Statement[] })[]> {
  const config = readConfig({
    ...{ DATA_DIR: dataDir, DATABASE_URL: database, LOG_LEVEL: 'silent', SERVE: 'api' },
    // a shared answer needs no statement
    RESPONSE_CACHE_MB: '0',
  });
  const connection = connect({ url: database });
  const app = createApp({ config, ...connection, jobs: silentJobs });
  try {
    const captured: (One & { statements: Statement[] })[] = [];
    for (const testCase of cases)
      captured.push({
        ...testCase,
        statements: await captureRequest(app, testCase, testCase.staff ? token : undefined),
      });
    return captured;
  } finally {
    await app.close();
    await connection.close();
  }
}

/**
 * Captures the statements that the server runs for a request once its caches are warm, by wrapping the driver's `query`.
 * The reference then runs exactly the same statements.
 */
async function captureRequest(app: FastifyInstance, { method, url, body }: Case, token?: string): Promise<Statement[]> {
  const send = () =>
    app.inject({
      method,
      url,
      ...(body ? { payload: body } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  await send();
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const recorded: Record<string, unknown> = {
    query(this: pg.Client, ...args: unknown[]) {
      const [query, values] = args;
      const { text, values: queryValues } =
        typeof query === 'string' ? { text: query, values: undefined } : (query as Partial<Statement>);
      if (text) statements.push({ text, values: queryValues ?? (Array.isArray(values) ? values : []) });
      return Reflect.apply(original, this, args);
    },
  };
  Object.assign(pg.Client.prototype, recorded);
  try {
    const answer = await send();
    if (answer.statusCode >= 400)
      throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
