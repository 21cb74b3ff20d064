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
  if (type === 'multipart/form-data') return { body: formOf(body, parts) };
  if (type === 'application/x-www-form-urlencoded') return { body: textFormOf(body, parts), type };
  // a range such as `image/*` is no content type
  const concrete = type.includes('*') ? undefined : type;
  if (body instanceof Blob) return withType(body, body.type || concrete);
  if (/[/+]json$/.test(type)) return withType(JSON.stringify(body), concrete);
  return withType(typeof body === 'object' ? body : String(body), concrete);
};

const withType = (body: unknown, type: string | undefined): PackedBody => (type ? { body, type } : { body });

/** Lists the entries of a form: one per entry of a list, none for undefined. */
function entriesOf(values: object, parts: Readonly<Record<string, PartWire>>): [name: string, value: unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const { join, deep } = parts[name] ?? {};
    if (value === undefined) return [];
    if (deep && isBag(value)) return deepEntries(name, value);
    if (!Array.isArray(value)) return [[name, value]];
    return join === undefined ? value.map((one: unknown) => [name, one]) : [[name, value.map(textOf).join(join)]];
  });
}

/** `{ from: { day: 1 } }` -> `filter[from][day]`, 1 */
export function deepEntries(name: string, value: unknown): [name: string, value: unknown][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => deepEntries(isBag(one) ? `${name}[]` : name, one));
  if (!isBag(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, one]) => deepEntries(`${name}[${key}]`, one));
}

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

export function textOf(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function formOf(values: object, parts: Readonly<Record<string, PartWire>>): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(values, parts)) {
    // of several media types, the file's own
    const type = parts[name]?.type?.match(/^[^,*]+$/)?.[0];
    if (value instanceof Blob) {
      const typed = type && !value.type ? value.slice(0, value.size, type) : value;
      if (value instanceof File) form.append(name, typed, value.name);
      else form.append(name, typed);
    } else {
      const kind = type ?? (isBag(value) ? 'application/json' : undefined);
      const text = kind?.endsWith('json') ? JSON.stringify(value) : textOf(value);
      form.append(name, kind && kind !== 'text/plain' ? new Blob([text], { type: kind }) : text);
    }
  }
  return form;
}

function textFormOf(values: object, parts: Readonly<Record<string, PartWire>>): string {
  const entries = entriesOf(values, parts).map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams(entries).toString();
}
