import type { Diagnostics } from '../diagnostics.ts';
import { asList, asObject, asText } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { joinPointer, parsePointer } from './pointer.ts';
import type { Schema } from './schema.ts';

export type ParameterPlace = 'query' | 'header' | 'path' | 'cookie';

/** A part of an operation; `component` is its name under components when it is shared. */
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
  /** `encoding.<property>.contentType`: accepted media types by property. */
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
/** Headers that OpenAPI describes by media types and security; parameters of these names are ignored. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/** Whether a parameter is a header that OpenAPI ignores. */
export function isIgnoredHeader({ in: place, name }: JsonObject): boolean {
  return place === 'header' && typeof name === 'string' && IGNORED_HEADERS.has(name.toLowerCase());
}

/** Whether a parameter is the whole query (`in: querystring`). */
export function isWholeQuery({ in: place }: JsonObject): boolean {
  return place === 'querystring';
}

/** Reads the parts of operations; their references are resolved, those of schemas are not. */
export class OperationReader {
  readonly #normaliser: Normaliser;
  readonly #diagnostics: Diagnostics;

  constructor(normaliser: Normaliser, diagnostics: Diagnostics) {
    this.#normaliser = normaliser;
    this.#diagnostics = diagnostics;
  }

  /** Reads a list of parameters. Omits a whole query (OpenAPI 3.2) with a warning, and ignored headers. */
  readParameters(node: Json | undefined, holder: string): Parameter[] {
    return asList(node)
      .map((entry, index) => this.readParameter(entry, joinPointer(holder, 'parameters', index)))
      .filter(({ words, pointer }) => {
        if (isWholeQuery(words)) this.#diagnostics.warn('whole-query', pointer, 'It stays only in openapi.json.');
        return !isWholeQuery(words) && !isIgnoredHeader(words);
      });
  }

  readParameter(node: Json | undefined, pointer: string): Parameter {
    const { words, ...shared } = this.#follow(node, pointer, 'parameters');
    const place = asText(words.in);
    return {
      ...shared,
      words,
      name: asText(words.name) ?? '',
      in: place === 'header' || place === 'path' || place === 'cookie' ? place : 'query',
      required: words.required === true || place === 'path',
      schema: this.#readSchema(words, shared.pointer),
    };
  }

  readHeader(node: Json | undefined, pointer: string): Header {
    const { words, ...shared } = this.#follow(node, pointer, 'headers');
    return { ...shared, words, required: words.required === true, schema: this.#readSchema(words, shared.pointer) };
  }

  readBody(node: Json | undefined, pointer: string): Body {
    const { words, ...shared } = this.#follow(node, pointer, 'requestBodies');
    return {
      ...shared,
      words,
      required: words.required === true,
      media: this.#readMedia(words.content, shared.pointer),
    };
  }

  readAnswer(node: Json | undefined, pointer: string): Answer {
    const { words, ...shared } = this.#follow(node, pointer, 'responses');
    const headers = Object.entries(asObject(words.headers)).map(
      ([name, header]) => [name, this.readHeader(header, joinPointer(shared.pointer, 'headers', name))] as const,
    );
    return { ...shared, words, media: this.#readMedia(words.content, shared.pointer), headers: new Map(headers) };
  }

  #follow(node: Json | undefined, pointer: string, section: string): Shared {
    const { node: words, pointer: targetPointer, ref } = this.#normaliser.references.follow(node, pointer);
    const parts = ref === undefined ? [] : parsePointer(ref);
    const component = parts.length === 3 && parts[0] === 'components' && parts[1] === section ? parts[2] : undefined;
    return { words, pointer: targetPointer, ...(component === undefined ? {} : { component }) };
  }

  // a parameter or header may have `content` instead of `schema`
  #readSchema(words: JsonObject, pointer: string): Schema {
    const [type, media] = Object.entries(asObject(words.content))[0] ?? [];
    if (words.schema !== undefined || type === undefined) {
      return this.#normaliser.normalise(words.schema, joinPointer(pointer, 'schema'));
    }
    return this.#normaliser.normalise(asObject(media).schema, joinPointer(pointer, 'content', type, 'schema'));
  }

  #readMedia(content: Json | undefined, pointer: string): ReadonlyMap<string, Media> {
    const media = new Map<string, Media>();
    for (const [type, entry] of Object.entries(asObject(content))) {
      const mediaPointer = joinPointer(pointer, 'content', type);
      const { node } = this.#normaliser.references.follow(entry, mediaPointer);
      if (node.itemSchema !== undefined) {
        this.#diagnostics.warn(
          'not-typed',
          joinPointer(mediaPointer, 'itemSchema'),
          '`itemSchema` is no part of the types.',
        );
      }
      for (const word of ['prefixEncoding', 'itemEncoding']) {
        if (node[word] !== undefined)
          this.#diagnostics.warn(
            'nameless-parts',
            joinPointer(mediaPointer, word),
            `\`${word}\` stays only in openapi.json.`,
          );
      }
      const accept = Object.entries(asObject(node.encoding)).flatMap(([name, encoding]) => {
        const contentType = asText(asObject(encoding).contentType);
        return contentType === undefined ? [] : [[name, contentType] as const];
      });
      const schema =
        node.schema === undefined
          ? undefined
          : this.#normaliser.normalise(node.schema, joinPointer(mediaPointer, 'schema'));
      const encoding = node.encoding === undefined ? {} : { encoding: asObject(node.encoding) };
      media.set(type, { ...(schema ? { schema } : {}), accept: new Map(accept), ...encoding });
    }
    return media;
  }
}
