/** Which of several media types stands for a body or an answer. */
import type { Answer, Media } from './operation-parts.ts';
import type { Schema } from './schema.ts';

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** `Application/JSON; charset=utf-8` -> `application/json` */
export function bareType(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a media type holds JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(bareType(mediaType));
}

/** Whether it is JSON by no other name, which is what a client sends of itself. */
export function isPlainJson(mediaType: string): boolean {
  return ['application/json', '*/*'].includes(bareType(mediaType));
}

export function isForm(mediaType: string): boolean {
  return FORMS.includes(bareType(mediaType));
}

/** The media type a client speaks where it has the choice: plain JSON, other JSON, a form, else the first. */
export function mainType(mediaTypes: readonly string[]): string | undefined {
  return mediaTypes.find(isPlainJson) ?? mediaTypes.find(isJson) ?? mediaTypes.find(isForm) ?? mediaTypes[0];
}

/** The answers of success by their status: the one for all others where none is of success by name. */
export function successes(answers: ReadonlyMap<string, Answer>): [status: string, answer: Answer][] {
  const found = [...answers].filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  return found.length > 0 ? found : [...answers].filter(([status]) => status === 'default');
}

/** Schema of the main media type among those that have one. */
export function mainSchema(media: ReadonlyMap<string, Media> = new Map()): Schema | undefined {
  const described = [...media].filter(([, { schema }]) => schema !== undefined).map(([type]) => type);
  return media.get(mainType(described) ?? '')?.schema;
}
