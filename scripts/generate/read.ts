import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { BaseResolver, bundle, createConfig, isAbsoluteUrl, YamlParseError } from '@redocly/openapi-core';
import type { Document, Source } from '@redocly/openapi-core';
import { getNode, formatLocation, reportProblem } from './bundle-problems.ts';
import { expandCrud, findOrigin } from './crud/expand.ts';
import type { Report } from './crud/read-crud.ts';
import { findReplaced } from './crud/replaced-operations.ts';
import type { Diagnostics } from './diagnostics.ts';
import { compareText, isObject, asObject, asText } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';
import { decodePart } from './model/pointer.ts';
import { References } from './model/references.ts';
import { collectReferences } from './found-references.ts';
import { rewriteEmbeddedReferences } from './embedded-schemas.ts';
import type { FoundReference, EmbeddedSchema } from './found-reference.ts';
import { hasInheritedName, markInheritedNames, unmarkInheritedNames, toNullPrototype } from './inherited-names.ts';
import { addSchemaFolder, createSchemaLookup } from './schema-folder.ts';
import { formatFailure, explainUnusableDescription, explainUnusableText } from './unreadable.ts';

export interface Description {
  /** The bundled description; references point into it (`#/components/...`). */
  document: JsonObject;
  /** Absolute paths of its files. */
  files: string[];
}

/** Reads JSON by JSON.parse, which takes a tenth of the time, and marks inherited names for the bundler. */
class Resolver extends BaseResolver {
  hasMarkedNames = false;

  override parseDocument(source: Source, isRoot = false): Document {
    const unusable = isRoot || source.absoluteRef.endsWith('.md') ? undefined : explainUnusableText(source.body);
    if (unusable !== undefined) throw new YamlParseError(new Error(unusable), source);
    const document = this.#parse(source, isRoot);
    return isRoot ? document : { source, parsed: this.markNames(document.parsed as Json, source.body) };
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    const path = super.resolveExternalRef(base, ref);
    return path.includes('%') && !isAbsoluteUrl(path) && !existsSync(path) ? decodePart(path) : path;
  }

  /** Marks names of inherited members in a parsed document. */
  markNames(document: Json, text: string): Json {
    if (!hasInheritedName(text)) return document;
    this.hasMarkedNames = true;
    return markInheritedNames(document);
  }

  #parse(source: Source, isRoot: boolean): Document {
    if (!source.absoluteRef.endsWith('.json')) return super.parseDocument(source, isRoot);
    try {
      return { source, parsed: JSON.parse(source.body) as Json };
    } catch {
      return super.parseDocument(source, isRoot); // reports the error with its place
    }
  }
}

/**
 * Reads a description from a file or an address (https://…) and bundles it: referenced files become components named by their
 * file. `x-schemas: <folder>` at the root makes every file of that folder a component. Problems go to `diagnostics`; returns
 * undefined when the description cannot be read.
 */
export async function readDescription(file: string, diagnostics: Diagnostics): Promise<Description | undefined> {
  const path = isAbsoluteUrl(file) ? file : resolve(file);
  const config = await createConfig({});
  const resolver = new Resolver(config.resolve);
  const loaded = await resolver.resolveDocument(null, path, true).catch(formatFailure);
  if (typeof loaded === 'string' || loaded instanceof Error) {
    diagnostics.error('unreadable', `${file}#`, typeof loaded === 'string' ? loaded : formatFailure(loaded));
    return undefined;
  }
  const root = getUsableRoot(loaded, file, diagnostics);
  if (!root) return undefined;
  if (!isAbsoluteUrl(path)) addSchemaFolder(root, path);
  const report: Report = (code, pointer, message) => {
    const place = formatLocation(file, loaded.source, pointer);
    diagnostics.error(code, `${file}${pointer}`, `${message.slice(0, -1)} (${place}).`);
  };
  const origins = expandCrud(root, createSchemaLookup(root), report);
  const load = async (ref: string): Promise<Json | undefined> => {
    const [address = '', pointer = ''] = ref.split('#');
    const resolved = await resolver.resolveDocument(loaded.source.absoluteRef, address).catch(formatFailure);
    return typeof resolved === 'string' || !('parsed' in resolved)
      ? undefined
      : getNode(resolved.parsed as Json, pointer);
  };
  for (const { entry, template } of await findReplaced(root, origins, load))
    report('duplicate-operation', entry.pointer, `${template.method} of this path is also written out.`);
  const embedded: EmbeddedSchema[] = [];
  const base = URL.parse(asText(root.$self) ?? '', isAbsoluteUrl(path) ? path : pathToFileURL(path).href)?.href ?? '';
  const references = new References(root, diagnostics);
  const allReferences = rewriteSelfReferences(collectReferences(root, embedded), asText(root.$self));
  const foundReferences = rewriteEmbeddedReferences(allReferences, embedded, base, references);
  // no reference to another file: nothing to bundle
  if (foundReferences.every(({ ref }) => ref.startsWith('#'))) {
    for (const { ref, pointer: inDocument } of foundReferences) {
      if (references.has(ref)) continue;
      const pointer = findOrigin(inDocument, origins);
      const place = formatLocation(file, loaded.source, pointer);
      diagnostics.error('unresolved-ref', `${file}${pointer}`, `There is no ${ref} (${place}).`);
    }
    return { document: root, files: [path] };
  }
  // the bundler supports 3.1; keywords of 3.2 are kept as they are
  const version = readVersion(root);
  if (version.startsWith('3.2')) root.openapi = '3.1.1';
  const markedRoot = asObject(resolver.markNames(root, loaded.source.body));
  markedRoot.components = {
    ...asObject(markedRoot.components),
    schemas: toNullPrototype(asObject(markedRoot.components).schemas),
  };
  const doc = Object.assign(loaded, { parsed: markedRoot });
  const result = await bundle({ doc, config, externalRefResolver: resolver });
  const document = asObject(resolver.hasMarkedNames ? unmarkInheritedNames(markedRoot) : markedRoot);
  document.openapi = version;
  const context = { file, root: loaded, origins, document, resolver, diagnostics };
  for (const problem of result.problems) await reportProblem(problem, context);
  return { document, files: [...result.fileDependencies].sort(compareText) };
}

/** Returns the root of an OpenAPI 3 description; undefined, with an error, for any other document. */
function getUsableRoot(loaded: Document, file: string, diagnostics: Diagnostics): JsonObject | undefined {
  const root = loaded.parsed as Json;
  const reason = explainUnusableDescription(loaded.source.body, root);
  if (reason !== undefined) {
    diagnostics.error('unreadable', `${file}#`, reason);
    return undefined;
  }
  const version = readVersion(root);
  if (isObject(root) && /^3\.[012](\.|$)/.test(version)) return root;
  const keyword = isObject(root) && root.swagger !== undefined ? 'swagger' : 'openapi';
  diagnostics.error(
    'unsupported-version',
    `#/${keyword}`,
    version === 'none' ? 'It has no version.' : `This is ${keyword === 'swagger' ? 'Swagger' : 'version'} ${version}.`,
  );
  return undefined;
}

// `openapi: 3.1` without quotes is a number in YAML
function readVersion(root: Json): string {
  if (!isObject(root)) return 'none';
  const version = root.openapi ?? root.swagger ?? 'none';
  return typeof version === 'number' ? version.toFixed(1) : String(version);
}

// a document of 3.2 may refer to itself by its `$self`
function rewriteSelfReferences(
  foundReferences: readonly FoundReference[],
  self: string | undefined,
): readonly FoundReference[] {
  if (self === undefined) return foundReferences;
  return foundReferences.map((reference) => {
    const [address = '', place] = reference.ref.split('#');
    const isSelf = address === self || (address !== '' && URL.parse(address, self)?.href === self);
    if (!isSelf || place === undefined) return reference;
    const ref = `#${place}`;
    reference.holder[reference.key] = ref;
    return { ...reference, ref };
  });
}
