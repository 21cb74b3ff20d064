// The only place where actions read what a request carries; the body of another caller than our pages may be anything.
import { data } from 'react-router';

/** A refusal of the whole request: an error page with this status. */
const refusal = (status: 400 | 415) => data(null, { status });

/** The refusal of a body that can be read and makes no sense. */
export const badRequest = () => refusal(400);

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The fields of a posted form. Throws 415 for another type, and 400 for a body that is broken. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.includes(typeOf(request))) throw refusal(415);
  try {
    return await request.formData();
  } catch {
    throw refusal(400);
  }
}

/** A JSON text as the object it should be. Throws 400 for anything else. */
export function parseObject(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // refused like any other value that is no object
  }
  throw refusal(400);
}

/** A body of JSON. Throws 415 for another type, and 400 where it is no object. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw refusal(415);
  return parseObject(await request.text().catch(() => ''));
}

/** The fields of a body that scripts send as JSON and browsers without them as a form. Throws as the two above. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  return typeOf(request) === 'application/json' ? readObject(request) : Object.fromEntries(await readForm(request));
}

/** Whether a body of `readFields` is a form, where fields need more than their entries. */
export function isForm(request: Request): boolean {
  return FORM_TYPES.includes(typeOf(request));
}

/** What may stand in a header, e.g. an idempotency key: printable ASCII. Throws 400 for anything else. */
export function headerText(value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)) return value;
  throw refusal(400);
}
