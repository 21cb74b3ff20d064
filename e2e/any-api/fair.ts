// A test API with envelopes, offset paging, camel case and its own error format.
import Fastify, { type FastifyInstance } from 'fastify';

interface Stall {
  stallId: string;
  holder: string;
  city: string;
  genre: 'jazz' | 'soul' | 'punk';
  crates: number;
  isOpen: boolean;
}

const GENRES: readonly Stall['genre'][] = ['jazz', 'soul', 'punk'];
const CITIES = ['Lyon', 'Utrecht', 'Leeds', 'Porto'];

const createStalls = (): Stall[] =>
  Array.from({ length: 60 }, (_, index) => ({
    stallId: `s${index + 1}`,
    holder: `Crate Digger ${String(index + 1).padStart(2, '0')}`,
    city: CITIES[index % CITIES.length] ?? '',
    genre: GENRES[index % GENRES.length] ?? 'jazz',
    crates: (index * 7) % 40,
    isOpen: index % 5 !== 0,
  }));

const createRecords = (stallId: string) =>
  ['Wax Poetics', 'Second Pressing', 'Dead Wax'].map((title, index) => ({
    number: index + 1,
    title: `${title} (${stallId})`,
  }));

/** Starts the API on a free port; `rows` is its data. */
export async function startFair(token: string): Promise<{ app: FastifyInstance; url: string; rows: Stall[] }> {
  const app = Fastify();
  const rows = createStalls();
  const findStall = (id: string) => rows.find(({ stallId }) => stallId === id);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send({ error: { message: 'Show your badge.' } });
  });
  app.get<{ Querystring: Record<string, string> }>('/v2/stalls', async ({ query }) => {
    const { limit = '20', offset = '0', sortBy = 'holder', order = 'asc', genre, q = '' } = query;
    const matches = rows.filter(
      (row) => (!genre || row.genre === genre) && row.holder.toLowerCase().includes(q.toLowerCase()),
    );
    const key = sortBy as keyof Stall;
    matches.sort((a, b) => (a[key] < b[key] ? -1 : 1) * (order === 'desc' ? -1 : 1));
    const start = Number(offset);
    return {
      stalls: matches.slice(start, start + Number(limit)),
      count: matches.length,
      offset: start,
      limit: Number(limit),
    };
  });
  app.get<{ Params: { stallId: string } }>('/v2/stalls/:stallId', async ({ params }, reply) => {
    const stall = findStall(params.stallId);
    return stall ? { stall } : reply.code(404).send({ error: { message: 'No such stall.' } });
  });
  app.post<{ Body: { stall: Omit<Stall, 'stallId'> } }>('/v2/stalls', async ({ body }, reply) => {
    const stall = { stallId: `s${rows.length + 1}`, ...body.stall };
    rows.push(stall);
    return reply.code(201).send({ stall });
  });
  app.patch<{ Params: { stallId: string }; Body: { stall: Partial<Stall> } }>(
    '/v2/stalls/:stallId',
    async ({ params, body }, reply) => {
      if ((body.stall.crates ?? 0) > 100)
        return reply.code(400).send({ error: { message: 'The hall holds 100 crates a stall.' } });
      return { stall: Object.assign(findStall(params.stallId) ?? {}, body.stall) };
    },
  );
  app.get<{ Params: { stallId: string } }>('/v2/stalls/:stallId/records', async ({ params }) =>
    createRecords(params.stallId),
  );
  app.get<{ Params: { stallId: string; number: string } }>('/v2/stalls/:stallId/records/:number', async ({ params }) =>
    createRecords(params.stallId).find(({ number }) => number === Number(params.number)),
  );
  app.post<{ Params: { stallId: string } }>('/v2/stalls/:stallId/close', async ({ params }) => {
    return { stall: Object.assign(findStall(params.stallId) ?? {}, { isOpen: false }) };
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url: `${origin}/v2`, rows };
}

const record = { type: 'object', properties: { number: { type: 'integer' }, title: { type: 'string' } } };
const recordNumber = { name: 'number', in: 'path', required: true, schema: { type: 'integer' } };
const stall = { $ref: '#/components/schemas/Stall' };
const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object) => ({ '200': { description: 'Done.', ...body(schema) } });
const envelope = (properties: object) => ({ type: 'object', properties });
const integer = { type: 'integer' };
const stallId = { name: 'stallId', in: 'path', required: true, schema: { type: 'string' } };
const queryParameter = (name: string, schema: object) => ({ name, in: 'query', schema });

/** OpenAPI description of the API, without vendor extensions. */
export const FAIR = {
  openapi: '3.0.3',
  info: { title: 'Record fair', version: '2' },
  paths: {
    '/stalls': {
      get: {
        operationId: 'listStalls',
        tags: ['Fair'],
        parameters: [
          queryParameter('limit', integer),
          queryParameter('offset', integer),
          queryParameter('sortBy', { type: 'string', enum: ['holder', 'crates'] }),
          queryParameter('order', { type: 'string', enum: ['asc', 'desc'] }),
          queryParameter('genre', { $ref: '#/components/schemas/Genre' }),
          queryParameter('q', { type: 'string' }),
        ],
        responses: answer(
          envelope({ stalls: { type: 'array', items: stall }, count: integer, offset: integer, limit: integer }),
        ),
      },
      post: { operationId: 'addStall', requestBody: body(envelope({ stall })), responses: answer(envelope({ stall })) },
    },
    '/stalls/{stallId}': {
      parameters: [stallId],
      get: { operationId: 'getStall', responses: answer(envelope({ stall })) },
      patch: {
        operationId: 'changeStall',
        requestBody: body(envelope({ stall })),
        responses: answer(envelope({ stall })),
      },
    },
    '/stalls/{stallId}/records': {
      get: { operationId: 'listRecords', parameters: [stallId], responses: answer({ type: 'array', items: record }) },
    },
    '/stalls/{stallId}/records/{number}': {
      get: { operationId: 'getRecord', parameters: [stallId, recordNumber], responses: answer(record) },
    },
    '/stalls/{stallId}/close': {
      post: { operationId: 'closeStall', parameters: [stallId], responses: answer(envelope({ stall })) },
    },
  },
  components: {
    schemas: {
      Genre: { type: 'string', enum: [...GENRES] },
      Stall: {
        type: 'object',
        required: ['holder', 'city'],
        properties: {
          stallId: { type: 'string', readOnly: true },
          holder: { type: 'string', maxLength: 80 },
          city: { type: 'string' },
          genre: { $ref: '#/components/schemas/Genre' },
          crates: { type: 'integer', minimum: 0 },
          isOpen: { type: 'boolean', readOnly: true },
        },
      },
    },
  },
};
