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

const first = (bag: Bag, names: readonly string[], fits: (value: unknown) => boolean): unknown =>
  names.map((name) => bag[name]).find(fits);

/**
 * Reads code, message and invalid inputs of common formats: problem+json, `{ error: { code, message } }`,
 * `{ errors: [{ field, message }] }`, `{ errors: { field: ['…'] } }`, `{ detail: [{ loc, msg }] }` and their like.
 */
export function wordsOf(body: unknown): ErrorWords {
  if (isText(body)) return { fields: [], ...(body.length < 300 && !body.includes('<') && { text: body }) };
  if (!isBag(body)) return { fields: [] };
  const inner = isBag(body.error) ? wordsOf(body.error) : undefined;
  const list = first(body, LIST, (value) => typeof value === 'object' && value !== null);
  const refused = isBag(list) ? Object.entries(list).flatMap(byName) : Array.isArray(list) ? list.map(refusal) : [];
  const code = first(body, CODE, isCode) ?? inner?.code;
  // a title of one word repeats the code
  const title = code === undefined || /\s/.test(String(body.title)) ? body.title : undefined;
  const text = first(body, TEXT, isText) ?? inner?.text ?? refused.find((one) => one.text)?.text ?? title;
  const fields = [...refused, ...(inner?.fields ?? [])].filter(({ path }) => path !== '');
  return { fields, ...(code !== undefined && { code: String(code) }), ...(isText(text) && { text }) };
}

/** `{ email: ['is taken'] }` */
const byName = ([path, reasons]: [string, unknown]): RefusedField[] =>
  (Array.isArray(reasons) ? reasons : [reasons]).map((reason) => ({ ...refusal(reason), path }));

function refusal(entry: unknown): RefusedField {
  if (!isBag(entry)) return { path: '', code: 'invalid', ...(isText(entry) && { text: entry }) };
  const text = first(entry, TEXT, isText);
  const code = first(entry, CODE, isCode);
  const params = isBag(entry.params) ? (entry.params as RefusedField['params']) : undefined;
  return {
    path: placeOf(first(entry, PLACE, (value) => value !== undefined)),
    code: String(code ?? 'invalid'),
    ...(isText(text) && { text }),
    ...(params && { params }),
  };
}

/** `#/a/b`, `['body', 'a', 'b']`, `{ pointer: '/a/b' }` -> `a.b` */
function placeOf(place: unknown): string {
  if (isBag(place)) return placeOf(first(place, PLACE, isText));
  if (Array.isArray(place)) return place.filter((step, index) => index > 0 || step !== 'body').join('.');
  return isText(place) ? place.replace(/^#?\//, '').replaceAll('/', '.') : '';
}
