import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { BaseResolver, bundle, createConfig, isAbsoluteUrl, YamlParseError } from '@redocly/openapi-core';
import type { Document, Source } from '@redocly/openapi-core';
import { nodeAt, placeIn, reportProblem } from './bundle-problems.ts';
import { expandCrud, originOf } from './crud/expand.ts';
import type { Report } from './crud/read-crud.ts';
import { findReplaced } from './crud/replaced-operations.ts';
import type { Diagnostics } from './diagnostics.ts';
import { byText, isObject, objectAt, textAt } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';
import { decode } from './model/pointer.ts';
import { References } from './model/references.ts';
import { referencesIn } from './found-references.ts';
import { withEmbedded } from './embedded-schemas.ts';
import type { FoundReference, EmbeddedSchema } from './found-reference.ts';
import { mayInherit, signed, unsigned, withoutPrototype } from './inherited-names.ts';
import { addSchemaFolder, schemaReferences } from './schema-folder.ts';
import { failureText, unusableDescription, unusableText } from './unreadable.ts';

export interface Description {
  /** The whole description as one document; references point into it (`#/components/...`). */
  document: JsonObject;
  /** Absolute paths of the files it was read from. */
  files: string[];
}

/** Reads JSON by the platform's own parser, which takes a tenth of the time, and signs what is read for the bundler. */
class Resolver extends BaseResolver {
  hasSigned = false;

  override parseDocument(source: Source, isRoot = false): Document {
    const unusable = isRoot || source.absoluteRef.endsWith('.md') ? undefined : unusableText(source.body);
    if (unusable !== undefined) throw new YamlParseError(new Error(unusable), source);
    const document = this.#parsed(source, isRoot);
    return isRoot ? document : { source, parsed: this.sign(document.parsed as Json, source.body) };
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    const path = super.resolveExternalRef(base, ref);
    return path.includes('%') && !isAbsoluteUrl(path) && !existsSync(path) ? decode(path) : path;
  }

  /** What was read from a text, with a sign at names the bundler fails at. */
  sign(read: Json, text: string): Json {
    if (!mayInherit(text)) return read;
    this.hasSigned = true;
    return signed(read);
  }

  #parsed(source: Source, isRoot: boolean): Document {
    if (!source.absoluteRef.endsWith('.json')) return super.parseDocument(source, isRoot);
    try {
      return { source, parsed: JSON.parse(source.body) as Json };
    } catch {
      return super.parseDocument(source, isRoot); // it says what is wrong and where
    }
  }
}

/**
 * Reads a description from one file or many and bundles it: files under other paths become named components by
 * their file name. `x-schemas: <folder>` at the root makes every file of that folder a component, referred to or not.
 * `file` may be an address (https://…). Problems go to `diagnostics`; a description that cannot be read at all gives undefined.
 */
export async function readDescription(file: string, diagnostics: Diagnostics): Promise<Description | undefined> {
  const path = isAbsoluteUrl(file) ? file : resolve(file);
  const config = await createConfig({});
  const resolver = new Resolver(config.resolve);
  const loaded = await resolver.resolveDocument(null, path, true).catch(failureText);
  if (typeof loaded === 'string' || loaded instanceof Error) {
    diagnostics.error('unreadable', `${file}#`, typeof loaded === 'string' ? loaded : failureText(loaded));
    return undefined;
  }
  const root = usableRoot(loaded, file, diagnostics);
  if (!root) return undefined;
  if (!isAbsoluteUrl(path)) addSchemaFolder(root, path);
  const report: Report = (code, pointer, message) => {
    const place = placeIn(file, loaded.source, pointer);
    diagnostics.error(code, `${file}${pointer}`, `${message.slice(0, -1)} (${place}).`);
  };
  const origins = expandCrud(root, schemaReferences(root), report);
  const load = async (ref: string): Promise<Json | undefined> => {
    const [address = '', pointer = ''] = ref.split('#');
    const read = await resolver.resolveDocument(loaded.source.absoluteRef, address).catch(failureText);
    return typeof read === 'string' || !('parsed' in read) ? undefined : nodeAt(read.parsed as Json, pointer);
  };
  for (const { entry, template } of await findReplaced(root, origins, load))
    report('duplicate-operation', entry.pointer, `${template.method} of this path is also written out.`);
  const embedded: EmbeddedSchema[] = [];
  const base = URL.parse(textAt(root.$self) ?? '', isAbsoluteUrl(path) ? path : pathToFileURL(path).href)?.href ?? '';
  const references = new References(root, diagnostics);
  const all = withoutSelf(referencesIn(root, embedded), textAt(root.$self));
  const found = withEmbedded(all, embedded, base, references);
  // nothing refers to another file, so that there is nothing to bundle
  if (found.every(({ ref }) => ref.startsWith('#'))) {
    for (const { ref, pointer: inDocument } of found) {
      if (references.has(ref)) continue;
      const pointer = originOf(inDocument, origins);
      const place = placeIn(file, loaded.source, pointer);
      diagnostics.error('unresolved-ref', `${file}${pointer}`, `There is no ${ref} (${place}).`);
    }
    return { document: root, files: [path] };
  }
  // 3.2 only adds words that stay as they are in openapi.json; the bundler knows 3.1
  const version = versionOf(root);
  if (version.startsWith('3.2')) root.openapi = '3.1.1';
  const whole = objectAt(resolver.sign(root, loaded.source.body));
  whole.components = { ...objectAt(whole.components), schemas: withoutPrototype(objectAt(whole.components).schemas) };
  const doc = Object.assign(loaded, { parsed: whole });
  const result = await bundle({ doc, config, externalRefResolver: resolver });
  const document = objectAt(resolver.hasSigned ? unsigned(whole) : whole);
  document.openapi = version;
  const context = { file, root: loaded, origins, document, resolver, diagnostics };
  for (const problem of result.problems) await reportProblem(problem, context);
  return { document, files: [...result.fileDependencies].sort(byText) };
}

/** The root of a description of OpenAPI 3; undefined, with an error, for any other document. */
function usableRoot(loaded: Document, file: string, diagnostics: Diagnostics): JsonObject | undefined {
  const root = loaded.parsed as Json;
  const reason = unusableDescription(loaded.source.body, root);
  if (reason !== undefined) {
    diagnostics.error('unreadable', `${file}#`, reason);
    return undefined;
  }
  const version = versionOf(root);
  if (isObject(root) && /^3\.[012](\.|$)/.test(version)) return root;
  const word = isObject(root) && root.swagger !== undefined ? 'swagger' : 'openapi';
  diagnostics.error(
    'unsupported-version',
    `#/${word}`,
    version === 'none' ? 'It has no version.' : `This is ${word === 'swagger' ? 'Swagger' : 'version'} ${version}.`,
  );
  return undefined;
}

// `openapi: 3.1` without quotes is a number in YAML
function versionOf(root: Json): string {
  if (!isObject(root)) return 'none';
  const version = root.openapi ?? root.swagger ?? 'none';
  return typeof version === 'number' ? version.toFixed(1) : String(version);
}

// a document of 3.2 may refer to itself by the address it gives itself
function withoutSelf(found: readonly FoundReference[], self: string | undefined): readonly FoundReference[] {
  if (self === undefined) return found;
  return found.map((reference) => {
    const [address = '', place] = reference.ref.split('#');
    const isSelf = address === self || (address !== '' && URL.parse(address, self)?.href === self);
    if (!isSelf || place === undefined) return reference;
    const ref = `#${place}`;
    reference.holder[reference.key] = ref;
    return { ...reference, ref };
  });
}
