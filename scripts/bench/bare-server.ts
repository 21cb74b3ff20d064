// The reference: a bare Fastify server that runs given statements and returns their rows, without validation, conversion or
// logging. Reads its routes from the JSON file named on the command line and prints its address.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Case } from './cases.ts';
import type { Statement } from './capture.ts';

interface Plan {
  database: string;
  routes: (Case & { statements: Statement[] })[];
}

const { database, routes }: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString: database, max: 20 });
const app = Fastify();
const byUrl = new Map(routes.map((route) => [route.url, route.statements]));

app.route({
  method: ['GET', 'POST'],
  url: '/*',
  handler: async (request) => {
    const statements = byUrl.get(request.url) ?? [];
    const results: unknown[] = [];
    for (const { text, values } of statements) results.push((await pool.query(text, values)).rows);
    return results;
  },
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
