import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Case } from './cases.ts';

/** One statement as the server sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The statements the server runs for a request once its caches are warm. They are taken from the driver while the
 * request is answered in process, so the reference runs exactly what ours runs, no more and no less.
 */
export async function statementsOf(
  app: FastifyInstance,
  { method, url, body }: Case,
  token?: string,
): Promise<Statement[]> {
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
      const { text, values: own } =
        typeof query === 'string' ? { text: query, values: undefined } : (query as Partial<Statement>);
      if (text) statements.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
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
