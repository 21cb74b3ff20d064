import type { Diagnostics } from '../diagnostics.ts';
import { listAt, objectAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { child, partsOf } from './pointer.ts';
import type { Schema } from './schema.ts';

export type ParameterPlace = 'query' | 'header' | 'path' | 'cookie';

/** A part of an operation that may be shared: `component` is its name under components when it is. */
interface Shared {
  component?: string;
  words: JsonObject;
  pointer: string;
}
export interface Parameter extends Shared {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: Schema;
}
export interface Header extends Shared {
  required: boolean;
  schema: Schema;
}
export interface Media {
  schema?: Schema;
  /** `encoding.<property>.contentType`: what kinds of file a property takes. */
  accept: ReadonlyMap<string, string>;
  /** `encoding` as written. */
  encoding?: JsonObject;
}
export interface Body extends Shared {
  required: boolean;
  media: ReadonlyMap<string, Media>;
}
export interface Answer extends Shared {
  media: ReadonlyMap<string, Media>;
  headers: ReadonlyMap<string, Header>;
}
/** Headers that OpenAPI leaves to media types and security: parameters of these names are to be ignored. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/** Whether a parameter describes a header that the description says elsewhere. */
export function isIgnoredHeader({ in: place, name }: JsonObject): boolean {
  return place === 'header' && typeof name === 'string' && IGNORED_HEADERS.has(name.toLowerCase());
}

/** Whether a parameter stands for the whole query, not for one name in it. */
export function isWholeQuery({ in: place }: JsonObject): boolean {
  return place === 'querystring';
}

/** Reads the parts of operations, resolved as far as their schemas. */
export class OperationReader {
  readonly #normaliser: Normaliser;
  readonly #diagnostics: Diagnostics;

  constructor(normaliser: Normaliser, diagnostics: Diagnostics) {
    this.#normaliser = normaliser;
    this.#diagnostics = diagnostics;
  }

  /** The parameters of a list; one that is the whole query at once (OpenAPI 3.2) is left out with a warning. */
  parameters(node: Json | undefined, holder: string): Parameter[] {
    return listAt(node)
      .map((entry, index) => this.parameter(entry, child(holder, 'parameters', index)))
      .filter(({ words, pointer }) => {
        if (isWholeQuery(words)) this.#diagnostics.warn('whole-query', pointer, 'It stays only in openapi.json.');
        return !isWholeQuery(words) && !isIgnoredHeader(words);
      });
  }

  parameter(node: Json | undefined, pointer: string): Parameter {
    const { words, ...shared } = this.#follow(node, pointer, 'parameters');
    const place = textAt(words.in);
    return {
      ...shared,
      words,
      name: textAt(words.name) ?? '',
      in: place === 'header' || place === 'path' || place === 'cookie' ? place : 'query',
      required: words.required === true || place === 'path',
      schema: this.#schemaOf(words, shared.pointer),
    };
  }

  header(node: Json | undefined, pointer: string): Header {
    const { words, ...shared } = this.#follow(node, pointer, 'headers');
    return { ...shared, words, required: words.required === true, schema: this.#schemaOf(words, shared.pointer) };
  }

  body(node: Json | undefined, pointer: string): Body {
    const { words, ...shared } = this.#follow(node, pointer, 'requestBodies');
    return { ...shared, words, required: words.required === true, media: this.#media(words.content, shared.pointer) };
  }

  answer(node: Json | undefined, pointer: string): Answer {
    const { words, ...shared } = this.#follow(node, pointer, 'responses');
    const headers = Object.entries(objectAt(words.headers)).map(
      ([name, header]) => [name, this.header(header, child(shared.pointer, 'headers', name))] as const,
    );
    return { ...shared, words, media: this.#media(words.content, shared.pointer), headers: new Map(headers) };
  }

  #follow(node: Json | undefined, pointer: string, section: string): Shared {
    const { node: words, pointer: at, ref } = this.#normaliser.references.follow(node, pointer);
    const parts = ref === undefined ? [] : partsOf(ref);
    const component = parts.length === 3 && parts[0] === 'components' && parts[1] === section ? parts[2] : undefined;
    return { words, pointer: at, ...(component === undefined ? {} : { component }) };
  }

  // a parameter or header may describe its value by content instead of schema
  #schemaOf(words: JsonObject, pointer: string): Schema {
    const [type, media] = Object.entries(objectAt(words.content))[0] ?? [];
    if (words.schema !== undefined || type === undefined) {
      return this.#normaliser.normalise(words.schema, child(pointer, 'schema'));
    }
    return this.#normaliser.normalise(objectAt(media).schema, child(pointer, 'content', type, 'schema'));
  }

  #media(content: Json | undefined, pointer: string): ReadonlyMap<string, Media> {
    const media = new Map<string, Media>();
    for (const [type, entry] of Object.entries(objectAt(content))) {
      const at = child(pointer, 'content', type);
      const { node } = this.#normaliser.references.follow(entry, at);
      if (node.itemSchema !== undefined) {
        this.#diagnostics.warn('not-typed', child(at, 'itemSchema'), '`itemSchema` is no part of the types.');
      }
      for (const word of ['prefixEncoding', 'itemEncoding']) {
        if (node[word] !== undefined)
          this.#diagnostics.warn('nameless-parts', child(at, word), `\`${word}\` stays only in openapi.json.`);
      }
      const accept = Object.entries(objectAt(node.encoding)).flatMap(([name, encoding]) => {
        const contentType = textAt(objectAt(encoding).contentType);
        return contentType === undefined ? [] : [[name, contentType] as const];
      });
      const schema =
        node.schema === undefined ? undefined : this.#normaliser.normalise(node.schema, child(at, 'schema'));
      const encoding = node.encoding === undefined ? {} : { encoding: objectAt(node.encoding) };
      media.set(type, { ...(schema ? { schema } : {}), accept: new Map(accept), ...encoding });
    }
    return media;
  }
}
