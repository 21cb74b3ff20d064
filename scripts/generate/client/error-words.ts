/** An invalid input. */
export interface RefusedField {
  /** Path of the property, joined by dots; '' when unknown. */
  readonly path: string;
  readonly code: string;
  /** The API's message. */
  readonly text?: string;
  /** Parameters of the message, as `{ max: 50 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Code, message and invalid inputs of an error body. */
export interface ErrorWords {
  readonly code?: string;
  readonly text?: string;
  readonly fields: readonly RefusedField[];
}

/** Any object. */
type Bag = Readonly<Record<string, unknown> & { error?: unknown; title?: unknown; params?: unknown }>;

const TEXT = ['detail', 'message', 'msg', 'error_description', 'error', 'reason'];
const CODE = ['code', 'error_code', 'type', 'error'];
const PLACE = ['path', 'field', 'name', 'param', 'pointer', 'loc', 'source', 'parameter'];
const LIST = ['errors', 'details', 'detail', 'violations', 'invalid-params', 'invalid_params'];

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCode = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && /^[\w.-]+$/.test(String(value));

const findFirst = (bag: Bag, names: readonly string[], matches: (value: unknown) => boolean): unknown =>
  names.map((name) => bag[name]).find(matches);

/**
 * Reads code, message and invalid inputs of common formats: problem+json, `{ error: { code, message } }`,
 * `{ errors: [{ field, message }] }`, `{ errors: { field: ['…'] } }`, `{ detail: [{ loc, msg }] }` and similar ones.
 */
export function readErrorWords(body: unknown): ErrorWords {
  if (isText(body)) return { fields: [], ...(body.length < 300 && !body.includes('<') && { text: body }) };
  if (!isBag(body)) return { fields: [] };
  const nested = isBag(body.error) ? readErrorWords(body.error) : undefined;
  const list = findFirst(body, LIST, (value) => typeof value === 'object' && value !== null);
  const refused = readFields(list);
  const code = findFirst(body, CODE, isCode) ?? nested?.code;
  // a title of one word repeats the code
  const title = code === undefined || /\s/.test(String(body.title)) ? body.title : undefined;
  const text = findFirst(body, TEXT, isText) ?? nested?.text ?? refused.find((field) => field.text)?.text ?? title;
  const fields = [...refused, ...(nested?.fields ?? [])].filter(({ path }) => path !== '');
  return { fields, ...(code !== undefined && { code: String(code) }), ...(isText(text) && { text }) };
}

/** The invalid inputs of a list, or of an object with reasons by field. */
function readFields(list: unknown): RefusedField[] {
  if (isBag(list)) return Object.entries(list).flatMap(toNamedFields);
  return Array.isArray(list) ? list.map(toRefusedField) : [];
}

/** `{ email: ['is taken'] }` */
const toNamedFields = ([path, reasons]: [string, unknown]): RefusedField[] =>
  (Array.isArray(reasons) ? reasons : [reasons]).map((reason) => ({ ...toRefusedField(reason), path }));

function toRefusedField(entry: unknown): RefusedField {
  if (!isBag(entry)) return { path: '', code: 'invalid', ...(isText(entry) && { text: entry }) };
  const text = findFirst(entry, TEXT, isText);
  const code = findFirst(entry, CODE, isCode);
  const params = isBag(entry.params) ? (entry.params as RefusedField['params']) : undefined;
  return {
    path: formatPath(findFirst(entry, PLACE, (value) => value !== undefined)),
    code: String(code ?? 'invalid'),
    ...(isText(text) && { text }),
    ...(params && { params }),
  };
}

/** `#/a/b`, `['body', 'a', 'b']`, `{ pointer: '/a/b' }` -> `a.b` */
function formatPath(value: unknown): string {
  if (isBag(value)) return formatPath(findFirst(value, PLACE, isText));
  if (Array.isArray(value)) return value.filter((step, index) => index > 0 || step !== 'body').join('.');
  return isText(value) ? value.replace(/^#?\//, '').replaceAll('/', '.') : '';
}
