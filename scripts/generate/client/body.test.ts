import { expect, it } from 'vitest';
import { sendJson, startServer } from '../testing-server.ts';
import { type BodyWire, packBody } from './body.ts';
import { getUntypedCall, makeClient, type OperationWire } from './make-client.ts';
import { writeQuery } from './query.ts';
import { unwrap } from './unwrap.ts';

const createCaller = (baseUrl: string, wire: Readonly<Record<string, OperationWire>>) =>
  getUntypedCall(makeClient({ baseUrl, schemes: {}, wire, packBody, writeQuery }, {}));

const MULTIPART = { type: 'multipart/form-data' };
const packForm = (body: object, wire: BodyWire = MULTIPART) => packBody(body, wire)?.body as FormData;

it('sends files and values as multipart/form-data', async () => {
  await using server = await startServer((response) => sendJson(response, 200, {}));
  const body = { cover: new File(['needle'], 'cover.png', { type: 'image/png' }), name: 'Amber', gone: undefined };
  await unwrap(createCaller(server.url, { 'POST /files': { body: MULTIPART } })('POST', '/files', { body }));
  const [arrival] = server.requests;
  expect(arrival?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(arrival?.body).toContain('name="cover"; filename="cover.png"\r\nContent-Type: image/png\r\n\r\nneedle');
  expect(arrival?.body).toContain('name="name"\r\n\r\nAmber');
  expect(arrival?.body).not.toContain('gone');
});

it('sends each part with its described type', async () => {
  const parts = { meta: { type: 'application/json' }, note: { type: 'text/markdown' }, cover: { type: 'image/png' } };
  const form = packForm(
    { meta: 7, note: '# Hi', cover: new Blob(['x']), tags: ['a', 'b'], made: { by: 'Ada' }, isNew: true },
    { ...MULTIPART, parts },
  );
  const typed = [...form].flatMap(([name, value]) => (value instanceof Blob ? [[name, value.type]] : []));
  expect(typed).toEqual([
    ['meta', 'application/json'],
    ['note', 'text/markdown'],
    ['cover', 'image/png'],
    ['made', 'application/json'],
  ]);
  expect(await (form.get('made') as Blob).text()).toBe('{"by":"Ada"}');
  expect([form.getAll('tags'), form.get('isNew')]).toEqual([['a', 'b'], 'true']);
});

it('keeps the type of a file when several are allowed', () => {
  const parts = { cover: { type: 'image/png, image/jpeg' } };
  const form = packForm({ cover: new File(['x'], 'a.jpg', { type: 'image/jpeg' }) }, { ...MULTIPART, parts });
  expect(form.get('cover')).toMatchObject({ name: 'a.jpg', type: 'image/jpeg' });
});

it('sends a urlencoded form', async () => {
  await using server = await startServer((response) => sendJson(response, 200, {}));
  const type = 'application/x-www-form-urlencoded';
  const parts = { size: { join: ',' }, filter: { deep: true } } as const;
  const body = { name: 'A & B', tag: ['x', 'y'], size: [1, 2], filter: { from: { day: 1 } }, other: { a: 1 } };
  await unwrap(createCaller(server.url, { 'POST /forms': { body: { type, parts } } })('POST', '/forms', { body }));
  const [arrival] = server.requests;
  expect(arrival?.headers['content-type']).toBe(type);
  expect([...new URLSearchParams(arrival?.body)]).toEqual([
    ...[
      ['name', 'A & B'],
      ['tag', 'x'],
      ['tag', 'y'],
      ['size', '1,2'],
    ],
    ...[
      ['filter[from][day]', '1'],
      ['other', '{"a":1}'],
    ],
  ]);
});

it.each<[string, unknown, string, string]>([
  ['application/merge-patch+json', { a: null }, 'application/merge-patch+json', '{"a":null}'],
  ['text/plain', 'words', 'text/plain', 'words'],
  ['application/octet-stream', new Blob(['bytes']), 'application/octet-stream', 'bytes'],
  ['image/*', new Blob(['bytes'], { type: 'image/gif' }), 'image/gif', 'bytes'],
])('sends %s as it is', async (type, body, contentType, text) => {
  await using server = await startServer((response) => sendJson(response, 200, {}));
  const call = createCaller(server.url, { 'PATCH /x': { body: { type } } });
  await unwrap(call('PATCH', '/x', { body, headers: { 'X-Own': 'yes' } }));
  expect(server.requests[0]).toMatchObject({ headers: { 'content-type': contentType, 'x-own': 'yes' }, body: text });
});

it('sends no body without one', async () => {
  await using server = await startServer((response) => sendJson(response, 200, {}));
  await createCaller(server.url, { 'POST /files': { body: MULTIPART } })('POST', '/files');
  expect(server.requests[0]?.headers['content-type']).toBeUndefined();
});

it('reads responses other than JSON as text or bytes, or by parseAs', async () => {
  await using server = await startServer((response) => response.end('a;b'));
  const call = createCaller(server.url, { 'GET /csv': { answer: 'text' }, 'GET /zip': { answer: 'stream' } });
  expect(await unwrap(call('GET', '/csv'))).toBe('a;b');
  expect(await new Response((await unwrap(call('GET', '/zip'))) as ReadableStream).text()).toBe('a;b');
  const blob = await unwrap(call('GET', '/zip', { parseAs: 'blob' }));
  expect(await (blob as Blob).text()).toBe('a;b');
});

it.each<[string, unknown, string]>([
  ['/things/{;id}/parts', 'a b', '/things/;id=a%20b/parts'],
  ['/things/{;id*}/parts', [1, 2], '/things/;id=1;id=2/parts'],
  ['/things/{.id}/parts', 'a', '/things/.a/parts'],
  ['/things/{id*}/parts', { a: 1, b: 2 }, '/things/a=1,b=2/parts'],
])('writes a path of the style %s', async (path, id, text) => {
  await using server = await startServer((response) => sendJson(response, 200, {}));
  await createCaller(server.url, { 'GET /things/{id}/parts': { path } })('GET', '/things/{id}/parts', {
    params: { path: { id } },
  });
  expect(server.requests[0]?.url).toBe(text);
});

it.each<[OperationWire['query'], object, string]>([
  [{ ids: { explode: false } }, { ids: [1, 2], q: 'a b' }, 'ids=1,2&q=a%20b'],
  [{ ids: { style: 'pipeDelimited', explode: false } }, { ids: [1, 2] }, 'ids=1|2'],
  [{ ids: { style: 'spaceDelimited', explode: false } }, { ids: [1, 2] }, 'ids=1%202'],
  [{ at: { style: 'deepObject' } }, { at: { from: { day: 1 } }, tags: ['x', 'y'] }, 'at[from][day]=1&tags=x&tags=y'],
  [{ at: {} }, { at: { from: 1, to: 2 } }, 'from=1&to=2'],
  [{ at: { explode: false } }, { at: { from: 1, to: 2 } }, 'at=from,1,to,2'],
  [{ where: { style: 'json' } }, { where: { city: 'Paris' } }, 'where=%7B%22city%22%3A%22Paris%22%7D'],
  [{ to: { allowReserved: true } }, { to: 'a/b', no: undefined, none: [] }, 'to=a/b'],
])('writes a query of %j', async (query, values, text) => {
  expect(writeQuery(query ?? {})(values as Readonly<Record<string, unknown>>)).toBe(text);
  await using server = await startServer((response) => sendJson(response, 200, {}));
  await createCaller(server.url, { 'GET /x': { ...(query && { query }) } })('GET', '/x', { params: { query: values } });
  expect(decodeURIComponent(server.requests[0]?.url ?? '')).toBe(`/x?${decodeURIComponent(text)}`);
});
