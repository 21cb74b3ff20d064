// Chooses the media type of a body or a response.
import type { Answer, Media } from './operation-parts.ts';
import type { Schema } from './schema.ts';

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** `Application/JSON; charset=utf-8` -> `application/json` */
export function normaliseMediaType(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a media type holds JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(normaliseMediaType(mediaType));
}

/** Whether a media type is plain JSON, the default of clients. */
export function isPlainJson(mediaType: string): boolean {
  return ['application/json', '*/*'].includes(normaliseMediaType(mediaType));
}

export function isForm(mediaType: string): boolean {
  return FORMS.includes(normaliseMediaType(mediaType));
}

/** Chooses the media type of a client: plain JSON, other JSON, a form, else the first. */
export function chooseMediaType(mediaTypes: readonly string[]): string | undefined {
  return mediaTypes.find(isPlainJson) ?? mediaTypes.find(isJson) ?? mediaTypes.find(isForm) ?? mediaTypes[0];
}

/** Lists the success responses by status; `default` when there is no 2xx. */
export function listSuccesses(answers: ReadonlyMap<string, Answer>): [status: string, answer: Answer][] {
  const successes = [...answers].filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  return successes.length > 0 ? successes : [...answers].filter(([status]) => status === 'default');
}

/** Returns the schema of the chosen media type among those with a schema. */
export function getMainSchema(media: ReadonlyMap<string, Media> = new Map()): Schema | undefined {
  const described = [...media].filter(([, { schema }]) => schema !== undefined).map(([type]) => type);
  return media.get(chooseMediaType(described) ?? '')?.schema;
}
