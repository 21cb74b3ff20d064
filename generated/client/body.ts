// Written by `npm run generate` from the OpenAPI description. Do not edit.

/** Encoding of a body other than JSON. */
export interface BodyWire {
  /** Media type, as `multipart/form-data`. */
  readonly type: string;
  /** Encoding of single parts. */
  readonly parts?: Readonly<Record<string, PartWire>>;
}

export interface PartWire {
  readonly type?: string;
  /** Separator of a list that is one entry instead of several. */
  readonly join?: string;
  /** `filter[from]=…` for each member instead of JSON. */
  readonly deep?: true;
}

export interface PackedBody {
  readonly body: unknown;
  /** Content-Type; absent when the sender sets it. */
  readonly type?: string;
}

export type PackBody = (body: unknown, wire: BodyWire) => PackedBody | undefined;

/** Encodes a body by its media type. FormData and URLSearchParams are returned unchanged. */
export const packBody: PackBody = (body, { type, parts = {} }) => {
  if (body === undefined || body === null) return undefined;
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  if (type === 'multipart/form-data') return { body: createForm(body, parts) };
  if (type === 'application/x-www-form-urlencoded') return { body: createUrlEncodedForm(body, parts), type };
  // a range such as `image/*` is no content type
  const contentType = type.includes('*') ? undefined : type;
  if (body instanceof Blob) return withType(body, body.type || contentType);
  if (/[/+]json$/.test(type)) return withType(JSON.stringify(body), contentType);
  return withType(typeof body === 'object' ? body : String(body), contentType);
};

const withType = (body: unknown, type: string | undefined): PackedBody => (type ? { body, type } : { body });

/** Lists the entries of a form: one per entry of a list, none for undefined. */
function listEntries(values: object, parts: Readonly<Record<string, PartWire>>): [name: string, value: unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const { join, deep } = parts[name] ?? {};
    if (value === undefined) return [];
    if (deep && isObject(value)) return listDeepEntries(name, value);
    if (!Array.isArray(value)) return [[name, value]];
    return join === undefined ? value.map((entry: unknown) => [name, entry]) : [[name, value.map(toText).join(join)]];
  });
}

/** Lists the entries of a nested value: `{ from: { day: 1 } }` -> `filter[from][day]`, 1. */
export function listDeepEntries(name: string, value: unknown): [name: string, value: unknown][] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((entry) => listDeepEntries(isObject(entry) ? `${name}[]` : name, entry));
  if (!isObject(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, entry]) => listDeepEntries(`${name}[${key}]`, entry));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Formats a single value of a form or query; '' for null. */
export function toText(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function createForm(values: object, parts: Readonly<Record<string, PartWire>>): FormData {
  const form = new FormData();
  for (const [name, value] of listEntries(values, parts)) {
    // several media types: the file has its own
    const type = parts[name]?.type?.match(/^[^,*]+$/)?.[0];
    if (value instanceof Blob) {
      const typedBlob = type && !value.type ? value.slice(0, value.size, type) : value;
      if (value instanceof File) form.append(name, typedBlob, value.name);
      else form.append(name, typedBlob);
    } else {
      const kind = type ?? (isObject(value) ? 'application/json' : undefined);
      const text = kind?.endsWith('json') ? JSON.stringify(value) : toText(value);
      form.append(name, kind && kind !== 'text/plain' ? new Blob([text], { type: kind }) : text);
    }
  }
  return form;
}

function createUrlEncodedForm(values: object, parts: Readonly<Record<string, PartWire>>): string {
  const entries = listEntries(values, parts).map(([name, value]) => [name, toText(value)]);
  return new URLSearchParams(entries).toString();
}
