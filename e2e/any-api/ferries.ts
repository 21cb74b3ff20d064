// A test API with unusual conventions: full updates by PUT, lists without paging, changes by POST, JSON:API, JSON
// filters, searches by POST and a singleton record.
import Fastify, { type FastifyInstance } from 'fastify';

export type Row = Record<string, unknown>;

export interface Ferries {
  app: FastifyInstance;
  url: string;
  data: { bookings: Row[]; trips: Row[]; ports: Row[]; berths: Row[]; company: Row; keys: Row[] };
  /** Received calls other than GET, in order. */
  writes: { method: string; url: string; body: unknown }[];
  /** URLs of the received GETs, in order. */
  reads: string[];
}

const createData = (): Ferries['data'] => ({
  bookings: Array.from({ length: 30 }, (_, index) => ({
    number: `B${String(index + 1).padStart(3, '0')}`,
    trip_id: (index % 4) + 1,
    status: index % 3 === 0 ? 'open' : 'paid',
    placed_at: `2026-11-${String(30 - index).padStart(2, '0')}T10:00:00Z`,
    boards_at: `2026-12-${String(index + 1).padStart(2, '0')}T08:15:00`,
    seats: (index * 7) % 11,
    extras: { meal: 'fish', cabin: { deck: 3 } },
    stops: [{ port_name: 'Calais', arrives_at: '2026-12-01T09:00:00Z' }],
  })),
  trips: ['Dover – Calais', 'Portsmouth – Caen', 'Bilbao – Cork', 'Bari – Split'].map((name, index) => ({
    id: index + 1,
    name,
    ferry: index === 0 ? 'f1' : { id: 'f2', name: 'Seagull' },
    departs_at: '2026-12-01T06:00:00+01:00',
  })),
  ports: ['Calais', 'Dover'].map((name, index) => ({
    type: 'ports',
    id: String(index + 1),
    attributes: { name, berths: 4 + index },
  })),
  berths: [1, 2, 1].map((port, index) => ({
    id: index + 10,
    port: String(port),
    name: `Berth ${'ABC'.charAt(index)}`,
    depth: 9 - index,
    open: true,
  })),
  company: { name: 'Grey Gull Lines', support_email: 'help@gull.example', founded_on: '1954-03-01' },
  keys: [{ id: 'k1', name: 'Website', secret: 'sk_live_51', created_at: '2026-01-01T00:00:00Z' }],
});

/** Starts the API on a free port; without a token it needs no authentication. */
export async function startFerries(token?: string): Promise<Ferries> {
  const app = Fastify();
  const data = createData();
  const writes: Ferries['writes'] = [];
  const reads: string[] = [];
  app.addHook('preHandler', async ({ method, url, body, headers }, reply) => {
    if (token !== undefined && headers.authorization !== `Bearer ${token}` && headers['x-api-key'] !== token)
      return reply.code(401).send({ error: 'unauthorized', error_description: 'Tickets, please.' });
    if (method === 'GET') reads.push(url);
    else writes.push({ method, url, body });
  });
  const findBooking = (number: string) => data.bookings.find((row) => row.number === number) ?? {};
  type Numbered = { Params: { number: string }; Body: Row };
  type Identified = { Params: { id: string }; Body: Row };
  app.get('/bookings', async () => data.bookings);
  app.post<{ Body: Row | Row[] }>('/bookings', async ({ body }, reply) => {
    if (Array.isArray(body) || body.trip_id === undefined)
      return reply.code(422).send({ errors: [{ detail: 'A booking needs a trip.' }] });
    data.bookings.push(body);
    return reply.code(201).send(body);
  });
  app.get<Numbered>('/bookings/:number', async ({ params }) => findBooking(params.number));
  app.put<Numbered>('/bookings/:number', async ({ params, body }) => {
    const index = data.bookings.indexOf(findBooking(params.number));
    data.bookings[index] = { ...body, number: params.number };
    return data.bookings[index];
  });
  app.post<Numbered>('/bookings/:number/cancel', async ({ params }) =>
    Object.assign(findBooking(params.number), { status: 'cancelled' }),
  );
  app.get<{ Querystring: { filter?: string; search?: string } }>('/trips', async ({ query }) => {
    const { name } = JSON.parse(query.filter ?? '{}') as { name?: { _contains?: string; _eq?: string } };
    const isMatch = (text: string) =>
      (name?._contains === undefined || text.includes(name._contains)) &&
      (name?._eq === undefined || text === name._eq) &&
      text.toLowerCase().includes((query.search ?? '').toLowerCase());
    const matches = data.trips.filter((row) => isMatch(String(row.name)));
    return { data: matches, meta: { total_count: matches.length } };
  });
  const findTrip = (id: string) => data.trips.find((row) => String(row.id) === id) ?? {};
  app.get<Identified>('/trips/:id', async ({ params }) => ({ trip: findTrip(params.id), links: { self: '/trips' } }));
  app.post<Identified>('/trips/:id', async ({ params, body }) => ({ trip: Object.assign(findTrip(params.id), body) }));
  app.get('/ferries', async () => ({
    data: ['f1', 'f2'].map((id) => ({ id, name: id === 'f1' ? 'Puffin' : 'Seagull' })),
  }));
  app.get<Identified>('/ferries/:id', async ({ params: { id } }) => ({ id, name: id === 'f1' ? 'Puffin' : 'Seagull' }));
  app.get('/ports', async () => ({ data: data.ports }));
  const findPort = (id: string) => data.ports.find((row) => row.id === id);
  app.get<Identified>('/ports/:id', async ({ params }) => ({ data: findPort(params.id) }));
  app.patch<{ Params: { id: string }; Body: { data: { attributes: Row } } }>('/ports/:id', async ({ params, body }) => {
    const port = findPort(params.id);
    Object.assign(port?.attributes ?? {}, body.data.attributes);
    return { data: port };
  });
  const findBerths = (id: string) => data.berths.filter((row) => row.port === id);
  type Berth = { Params: { id: string; berthId: string }; Body: Row };
  app.get<Identified>('/ports/:id/berths', async ({ params }) => findBerths(params.id));
  const findBerth = ({ id, berthId }: Berth['Params']) =>
    findBerths(id).find((row) => String(row.id) === berthId) ?? {};
  app.get<Berth>('/ports/:id/berths/:berthId', async ({ params }) => findBerth(params));
  app.put<Berth>('/ports/:id/berths/:berthId', async ({ params, body }, reply) => {
    if (Number(body.depth) > 20)
      return reply.code(422).send({ error: { details: [{ field: 'depth', message: 'No berth is that deep.' }] } });
    return Object.assign(findBerth(params), body);
  });
  app.post<Berth>('/ports/:id/berths/:berthId/close', async ({ params }) =>
    Object.assign(findBerth(params), { open: false }),
  );
  app.get('/company', async () => data.company);
  app.patch<{ Body: Row }>('/company', async ({ body }) => Object.assign(data.company, body));
  app.post<{ Body: { text?: string; page?: number } }>('/sailings/search', async ({ body }) => {
    const sailings = ['Morning crossing', 'Noon crossing', 'Night crossing'].map((name, id) => ({
      id,
      name,
      seats: 100 * id,
    }));
    const results = sailings.filter(({ name }) => name.toLowerCase().includes((body.text ?? '').toLowerCase()));
    return { results, total: results.length };
  });
  app.get('/api_keys', async () => ({ data: data.keys }));
  app.get<Identified>('/api_keys/:id', async ({ params }) => data.keys.find(({ id }) => id === params.id));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, data, writes, reads };
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const done = (schema: object) => ({ '200': { description: 'Done.', ...json(schema) } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: 'array', items });
const object = (properties: object, required?: string[]) => ({
  type: 'object',
  properties,
  ...(required && { required }),
});
const text = { type: 'string' };
const integer = { type: 'integer' };
const moment = { type: 'string', format: 'date-time' };
const inPath = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
const inQuery = (name: string, schema: object) => ({ name, in: 'query', schema });
const resourceObject = object({ type: text, id: text, attributes: object({ name: text, berths: integer }) });

/** OpenAPI description of the API. */
export const FERRIES = {
  openapi: '3.1.0',
  info: { title: 'Grey Gull Lines', version: '1' },
  tags: [
    { name: 'sales', 'x-displayName': 'Ticket sales' },
    { name: 'fleet', description: 'Ships, trips and ports.' },
  ],
  security: [{ bearer: [] }, { key: [] }],
  paths: {
    '/bookings': {
      get: { operationId: 'listBookings', tags: ['sales'], responses: done(list(ref('Booking'))) },
      post: {
        operationId: 'createBookings',
        tags: ['sales'],
        summary: 'Create one or more bookings',
        requestBody: json({ oneOf: [list(ref('Booking')), ref('Booking')] }),
        responses: done(ref('Booking')),
      },
    },
    '/bookings/{number}': {
      parameters: [inPath('number')],
      get: { operationId: 'getBooking', tags: ['sales'], responses: done(ref('Booking')) },
      put: {
        operationId: 'putBooking',
        tags: ['sales'],
        requestBody: json(ref('Booking')),
        responses: done(ref('Booking')),
      },
    },
    '/bookings/{number}/cancel': {
      post: {
        operationId: 'bookings_cancel_v1',
        tags: ['sales'],
        summary: 'Cancel a booking',
        parameters: [inPath('number')],
        responses: done(ref('Booking')),
      },
    },
    '/trips': {
      get: {
        operationId: 'listTrips',
        tags: ['fleet'],
        parameters: [
          inQuery('limit', integer),
          inQuery('page', integer),
          inQuery('search', text),
          { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
        ],
        responses: done(object({ data: list(ref('Trip')), meta: object({ total_count: integer }) })),
      },
    },
    '/trips/{id}': {
      parameters: [inPath('id', integer)],
      get: { operationId: 'getTrip', responses: done(object({ trip: ref('Trip'), links: object({ self: text }) })) },
      post: {
        operationId: 'updateTrip',
        requestBody: json(object({ name: text, departs_at: moment })),
        responses: done(object({ trip: ref('Trip') })),
      },
    },
    '/ferries': {
      get: { operationId: 'listFerries', tags: ['fleet'], responses: done(object({ data: list(ref('Ferry')) })) },
    },
    '/ferries/{id}': { get: { operationId: 'getFerry', parameters: [inPath('id')], responses: done(ref('Ferry')) } },
    '/ports': {
      get: { operationId: 'listPorts', tags: ['fleet'], responses: done(object({ data: list(resourceObject) })) },
    },
    '/ports/{id}': {
      parameters: [inPath('id')],
      get: { operationId: 'getPort', responses: done(object({ data: resourceObject })) },
      patch: {
        operationId: 'patchPort',
        requestBody: json(object({ data: resourceObject })),
        responses: done(object({ data: resourceObject })),
      },
    },
    '/ports/{id}/berths': {
      parameters: [inPath('id')],
      get: { operationId: 'listBerths', tags: ['fleet'], responses: done(list(ref('Berth'))) },
    },
    '/ports/{id}/berths/{berthId}': {
      parameters: [inPath('id'), inPath('berthId', integer)],
      get: { operationId: 'getBerth', responses: done(ref('Berth')) },
      put: { operationId: 'putBerth', requestBody: json(ref('Berth')), responses: done(ref('Berth')) },
    },
    '/ports/{id}/berths/{berthId}/close': {
      post: {
        operationId: 'closeBerth',
        summary: 'Close the berth',
        parameters: [inPath('id'), inPath('berthId', integer)],
        responses: done(ref('Berth')),
      },
    },
    '/company': {
      get: { operationId: 'getCompany', tags: ['office'], summary: 'Company profile', responses: done(ref('Company')) },
      patch: { operationId: 'patchCompany', requestBody: json(ref('Company')), responses: done(ref('Company')) },
    },
    '/sailings/search': {
      post: {
        operationId: 'searchSailings',
        tags: ['fleet'],
        summary: 'Find sailings',
        requestBody: json(object({ text, page: integer })),
        responses: done(object({ results: list(ref('Sailing')), total: integer })),
      },
    },
    '/api_keys': {
      get: { operationId: 'listKeys', tags: ['office'], responses: done(object({ data: list(ref('ApiKey')) })) },
    },
    '/api_keys/{id}': { get: { operationId: 'getKey', parameters: [inPath('id')], responses: done(ref('ApiKey')) } },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of your account page.' },
      key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
    },
    schemas: {
      Berth: object({ id: integer, name: text, depth: integer, open: { type: 'boolean', readOnly: true } }),
      Booking: {
        type: 'object',
        required: ['number', 'trip_id'],
        properties: {
          number: { ...text, maxLength: 900 },
          trip_id: integer,
          status: { type: 'string', enum: ['open', 'paid', 'cancelled'] },
          placed_at: moment,
          boards_at: moment,
          seats: integer,
          extras: {},
          stops: list(object({ port_name: text, arrives_at: moment })),
        },
      },
      Trip: object({ id: integer, name: text, ferry: { oneOf: [text, ref('Ferry')] }, departs_at: moment }),
      Ferry: object({ id: text, name: text }),
      Company: object({
        name: text,
        support_email: { ...text, format: 'email' },
        founded_on: { ...text, format: 'date' },
      }),
      Sailing: object({ id: integer, name: text, seats: integer }),
      ApiKey: object({ id: text, name: text, secret: text, created_at: moment }),
    },
  },
};
