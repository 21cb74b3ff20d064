import { relative } from 'node:path';
import { type BaseResolver, type Document, getLineColLocation, type Source } from '@redocly/openapi-core';
import type { bundle } from '@redocly/openapi-core';
import { type Origin, findOrigin } from './crud/expand.ts';
import type { Diagnostics } from './diagnostics.ts';
import { removeMarks } from './inherited-names.ts';
import { isObject, asObject, getOwn, asText } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';
import { parsePointer } from './model/pointer.ts';
import { formatFailure } from './unreadable.ts';

type Problem = Awaited<ReturnType<typeof bundle>>['problems'][number];

interface ProblemContext {
  /** The file of the description as it was named. */
  file: string;
  root: Document;
  origins: Map<string, Origin>;
  /** The bundled description. */
  document: JsonObject;
  resolver: BaseResolver;
  diagnostics: Diagnostics;
}

/** Reports a problem of the bundler at the file, line and column of its cause. */
export async function reportProblem(problem: Problem, context: ProblemContext): Promise<void> {
  const { file, root, origins, document, resolver, diagnostics } = context;
  const [location] = problem.location;
  const source = location ? relative(process.cwd(), location.source.absoluteRef) : file;
  const isRoot = location?.source.absoluteRef === root.source.absoluteRef;
  const originPointer = isRoot ? findOrigin(location.pointer ?? '#', origins) : (location?.pointer ?? '#');
  const pointer = removeMarks(`${source}${originPointer}`);
  const resolved = location && (await resolver.resolveDocument(null, location.source.absoluteRef).catch(formatFailure));
  if (typeof resolved === 'string') return diagnostics.error('unreadable', pointer, resolved);
  if (!location || !resolved || !('parsed' in resolved))
    return diagnostics.error('unresolved-ref', pointer, problem.message);
  const node = getNode(resolved.parsed as Json, location.pointer ?? '');
  if (isHarmless(node, location.pointer ?? '', document)) return;
  const ref = asText(isObject(node) ? node.$ref : node) ?? '';
  const place = formatLocation(source, location.source, originPointer);
  const [address = ''] = ref.split('#');
  const target =
    address !== '' && (await resolver.resolveDocument(location.source.absoluteRef, address).catch(formatFailure));
  if (problem.message.startsWith('Two schemas')) diagnostics.warn('renamed-component', pointer, problem.message);
  else if (typeof target === 'string')
    diagnostics.error('unresolved-ref', pointer, `${ref} (${place}) cannot be read. ${target}`);
  else diagnostics.error('unresolved-ref', pointer, `There is no ${ref} (${place}).`);
}

/** `schemas/Order.yaml:12:9`, where a pointer leads in the text of a file. */
export function formatLocation(file: string, source: Source, pointer: string): string {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: false });
  return `${file}:${start.line}:${start.col}`;
}

export function getNode(document: Json, pointer: string): Json | undefined {
  return parsePointer(pointer).reduce<Json | undefined>(
    (node, part) => (Array.isArray(node) ? node[Number(part)] : getOwn(asObject(node), part)),
    document,
  );
}

// the bundler fetches external examples, and takes a schema's name in a discriminator's mapping for a file
function isHarmless(node: Json | undefined, pointer: string, document: JsonObject): boolean {
  if (isObject(node)) return node.externalValue !== undefined && node.$ref === undefined;
  if (!pointer.includes('/discriminator/mapping/') || typeof node !== 'string') return false;
  return getOwn(asObject(asObject(document.components).schemas), node) !== undefined;
}
