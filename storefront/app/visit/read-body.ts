// Parses request bodies of actions. Bodies are untrusted: any client can post.
import { data } from 'react-router';

/** Creates an error response without a body. */
const createErrorResponse = (status: 400 | 415) => data(null, { status });

/** Creates the 400 response for a readable but invalid body. */
export const createBadRequest = () => createErrorResponse(400);

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function getMediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Reads a posted form. Throws 415 for another media type and 400 for a malformed body. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.includes(getMediaType(request))) throw createErrorResponse(415);
  try {
    return await request.formData();
  } catch {
    throw createErrorResponse(400);
  }
}

/** Parses a JSON object. Throws 400 for anything else. */
export function parseObject(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // rejected below
  }
  throw createErrorResponse(400);
}

/** Reads a JSON object. Throws 415 for another media type and 400 for anything but an object. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  if (getMediaType(request) !== 'application/json') throw createErrorResponse(415);
  return parseObject(await request.text().catch(() => ''));
}

/** Reads the fields of a JSON body, or of a form posted without JavaScript. Throws as `readForm` and `readObject`. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  return getMediaType(request) === 'application/json'
    ? readObject(request)
    : Object.fromEntries(await readForm(request));
}

/** Fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a text of a request; '' when it is missing or of another type. */
export function readText(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Whether the body is a form. */
export function isFormRequest(request: Request): boolean {
  return FORM_TYPES.includes(getMediaType(request));
}

/**
 * Validates a header value, such as an idempotency key: 1 to 255 printable ASCII characters. Throws 400 for anything
 * else.
 */
export function parseHeaderText(value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)) return value;
  throw createErrorResponse(400);
}
