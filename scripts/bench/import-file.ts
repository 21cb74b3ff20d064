import { createHash } from 'node:crypto';
import type { Import, KeptFile, Upload } from '#generated/schemas.ts';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';

const PART = 4_194_304;
const HEADINGS =
  'Email,First Name,Last Name,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone';
const STREETS = ['rue des Martyrs', 'Weserstraße', 'Via Garibaldi', 'Calle Mayor', 'Lidická'];

/** Yields the header and `count` rows of a customer CSV in Shopify's format. */
export function* generateCustomerRows(count: number): Generator<string> {
  yield `${HEADINGS}\n`;
  for (let row = 1; row <= count; row++)
    yield `bench-${row}@example.net,Name${row % 997},Family${row % 4999},yes,${row % 300} ${STREETS[row % 5]},Paris,FR,75${String(row % 20).padStart(3, '0')},+33 1 ${row}\n`;
}

/** Signs in as administrator; returns a function that calls the API and throws on error statuses. */
export async function createAdminClient(origin: string) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@example.com', password: DEMO_PASSWORD });
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: json, body });
  const { token } = (await answer.json()) as { token: string };
  return async <Answer>(
    method: string,
    path: string,
    payload?: object | Buffer,
  ): Promise<{ body: Answer; etag: string }> => {
    const isBytes = Buffer.isBuffer(payload);
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isBytes ? { 'content-type': 'application/octet-stream' } : payload ? json : {}),
      },
      ...(payload && { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return { body: (text ? JSON.parse(text) : undefined) as Answer, etag: reply.headers.get('etag') ?? '' };
  };
}

type AdminClient = Awaited<ReturnType<typeof createAdminClient>>;

/** Uploads a file of customers in parts, as a browser does, and creates its import. */
export async function startImport(callApi: AdminClient, count: number): Promise<{ record: Import; bytes: number }> {
  let bytes = 0;
  for (const line of generateCustomerRows(count)) bytes += Buffer.byteLength(line);
  const file = { purpose: 'import_file', name: 'customers.csv', type: 'text/csv', size: bytes, part_size: PART };
  const { body: upload } = await callApi<Upload>('POST', '/uploads', file);
  const parts: { number: number; etag: string }[] = [];
  const send = async (part: Buffer) => {
    const number = parts.length + 1;
    await callApi('PUT', `/uploads/${upload.id}/parts/${number}`, part);
    parts.push({ number, etag: `"${createHash('md5').update(part).digest('hex')}"` });
  };
  let pendingBytes = Buffer.alloc(0);
  let pieces: string[] = [];
  let length = 0;
  for (const line of generateCustomerRows(count)) {
    pieces.push(line);
    if ((length += line.length) < 65_536) continue;
    pendingBytes = Buffer.concat([pendingBytes, Buffer.from(pieces.join(''))]);
    [pieces, length] = [[], 0];
    for (; pendingBytes.length >= PART; pendingBytes = pendingBytes.subarray(PART))
      await send(pendingBytes.subarray(0, PART));
  }
  pendingBytes = Buffer.concat([pendingBytes, Buffer.from(pieces.join(''))]);
  for (; pendingBytes.length > 0; pendingBytes = pendingBytes.subarray(PART))
    await send(pendingBytes.subarray(0, PART));
  const { body: storedFile } = await callApi<KeptFile>('POST', `/uploads/${upload.id}/complete`, { parts });
  const { body: record } = await callApi<Import>('POST', '/admin/imports', { kind: 'customers', file: storedFile.key });
  return { record, bytes };
}
