import { asList, asObject, asText } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { singulariseName } from '../model/shapes/paths.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { print } from './source.ts';
import type { Literal } from './source.ts';

/**
 * api-facts.ts: title, ways to sign in and texts of an API for its back office, e.g. summaries of operations as labels of
 * actions.
 */
export function writeApiFacts(model: Model): OutputFile {
  const { document, signIn, timeZone } = model;
  const isByShape = model.resources.some(({ wire }) => wire);
  const facts: Literal = {
    title: asText(asObject(document.info).title) ?? '',
    ...(timeZone !== undefined && { timeZone }),
    schemes: signIn.schemes.map((scheme) => ({ ...scheme, flows: scheme.flows?.map((flow) => ({ ...flow })) })),
    ways: signIn.ways,
    words: isByShape ? { ...collectTexts(model), ...collectSingulars(model), ...Object.fromEntries(model.words) } : {},
  };
  return createSourceFile(
    'api-facts.ts',
    `import type { ApiFacts } from './definitions.ts';`,
    `/** Facts of the description about the API. */\nexport const apiFacts: ApiFacts = ${print(facts)};`,
  );
}

/** Collects labels of actions and groups from the description. */
function collectTexts({ document, resources, operations }: Model): Record<string, string> {
  const texts: Record<string, string> = {};
  const summaries = new Map(operations.map(({ id, words }) => [id, asText(words.summary)]));
  for (const { operationId, label } of resources.flatMap(({ actions }) => actions)) {
    const summary = summaries.get(operationId)?.trim().replace(/\.$/, '');
    if (summary) texts[label] = summary;
  }
  for (const tag of asList(document.tags)) {
    const { name, 'x-displayName': displayName } = asObject(tag);
    const isWritten = typeof name === 'string' && /[\s.]|^\p{Lu}/u.test(name);
    const text = asText(displayName) ?? (isWritten ? name : undefined);
    if (typeof name === 'string' && text !== undefined) texts[`resource_groups.${name}`] = text;
  }
  return texts;
}

/** Collects singular names of resources that differ from the plural. */
function collectSingulars({ resources, words }: Model): Record<string, string> {
  return Object.fromEntries(
    resources.flatMap(({ name }) => {
      const plural = words.get(`resources.${name}`) ?? name;
      const singular = singulariseName(plural);
      return singular === name ? [] : [[`resource_one.${name}`, singular]];
    }),
  );
}
