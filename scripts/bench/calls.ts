// `npm run bench:calls`: overhead of an API call by a page, without its handler: within the process and by the route.
// Handlers answer a fixed value of the described shape, so the database and the rules are not measured.
import type { Api } from '#generated/client.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { extensions } from '#server/app/extensions.ts';
import { createApp } from '#server/app/http/app.ts';
import { readConfig } from '#server/core/config/config.ts';
import { shapes, type Schema } from '#server/core/api/description.ts';
import type { Handlers, OperationId } from '#server/core/api/handler.ts';
import { toAnswerView } from '#server/core/api/schema/answer-view.ts';
import { connect } from '#server/core/database/database.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { capturePageApi } from '#server/testing/page-api.ts';
import { createApiClient } from '#storefront/app/api/client.ts';

const ROUNDS = 15;
const CALLS = 100;
/** Entries of a list, and of lists within it. */
const ENTRIES = [12, 3, 1];

const CASES: Partial<Record<OperationId, (api: Api) => Promise<unknown>>> = {
  getKeptDays: (api) => unwrap(api.GET('/kept-days')),
  getHome: (api) => unwrap(api.GET('/home', { params: { query: { currency: 'EUR' } } })),
  listProjects: (api) => unwrap(api.GET('/projects', { params: { query: { currency: 'EUR' } } })),
  getProject: (api) => unwrap(api.GET('/projects/{id}', { params: { path: { id: 7 }, query: { currency: 'EUR' } } })),
};

/** Builds a value of the described shape. */
function buildSample(schema: Schema, definitions: Readonly<Record<string, Schema>>, lists = 0, depth = 0): unknown {
  if (depth > 8) return null;
  const buildInner = (innerSchema: Schema, moreLists = 0) =>
    buildSample(innerSchema, definitions, lists + moreLists, depth + 1);
  if (schema.$ref) return buildInner(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, buildInner(property)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: ENTRIES[lists] ?? 0 }, () => buildInner(schema.items ?? {}, 1));
  return { string: 'The title of a record', integer: 12_345, number: 24.9, boolean: true }[String(schema.type)] ?? null;
}

function buildAnswer(id: OperationId): unknown {
  const view = toAnswerView(shapes.get(id)?.answers.get(200)?.schema ?? {});
  return buildSample(view, Object(view.definitions) as Record<string, Schema>);
}

/** Milliseconds of processor time of a call. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) await call();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / CALLS;
}

const computeMedian = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const ids = Object.keys(CASES) as OperationId[];
const answers = new Map(ids.map((id) => [id, buildAnswer(id)]));
const handlers = {
  ...extensions.handlers,
  ...Object.fromEntries([...answers].map(([id, answer]) => [id, () => answer])),
} as Handlers;
const capturedApi = capturePageApi();
const connection = connect({ url: 'postgres://shop:x@127.0.0.1:9/shop' });
const app = createApp({
  config: readConfig({ LOG_LEVEL: 'error', SERVE: 'all' }),
  ...connection,
  jobs: silentJobs,
  screens: capturedApi.screens,
  extensions: { ...extensions, handlers },
});
await app.ready();
const { apiFetch, callOperation } = capturedApi.get();
const visitor = { ip: '203.0.113.7', requestId: 'bench-1234', userAgent: undefined };
const send = apiFetch(visitor);
const routeClient = createApiClient({ send, language: 'en' });
const directClient = createApiClient({ send, callOperation: callOperation?.(visitor), language: 'en' });
console.log(`Processor time, median of ${ROUNDS} rounds of ${CALLS} calls:\n`);
console.log('| operation | answer | by the route | within the process | ratio |\n| --- | ---: | ---: | ---: | ---: |');
for (const [id, answer] of answers) {
  const call = CASES[id];
  if (!call) continue;
  const times: { sent: number[]; direct: number[] } = { sent: [], direct: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    // by turns, so that both meet the same load of the machine; the first round warms up
    const pair = { sent: await measure(() => call(routeClient)), direct: await measure(() => call(directClient)) };
    if (round > 0) for (const way of ['sent', 'direct'] as const) times[way].push(pair[way]);
  }
  const [routeTime, directTime] = [computeMedian(times.sent), computeMedian(times.direct)];
  const size = `${(JSON.stringify(answer).length / 1000).toFixed(1)} kB`;
  const ratio = `${Math.round((directTime / routeTime) * 100)} %`;
  console.log(`| \`${id}\` | ${size} | ${routeTime.toFixed(3)} ms | ${directTime.toFixed(3)} ms | ${ratio} |`);
}
await app.close();
await connection.close();
