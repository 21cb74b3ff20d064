import { listAt, objectAt, textAt } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { singularName } from '../model/shapes/paths.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { print } from './source.ts';
import type { Literal } from './source.ts';

/**
 * api-facts.ts: what screens over an API that has no words of ours are told of it as a whole: its title, how to sign in,
 * and texts by their keys, as summaries of operations for the names of actions.
 */
export function writeApiFacts(model: Model): OutputFile {
  const { document, signIn, timeZone } = model;
  const isByShape = model.resources.some(({ wire }) => wire);
  const facts: Literal = {
    title: textAt(objectAt(document.info).title) ?? '',
    ...(timeZone !== undefined && { timeZone }),
    schemes: signIn.schemes.map((scheme) => ({ ...scheme, flows: scheme.flows?.map((flow) => ({ ...flow })) })),
    ways: signIn.ways,
    words: isByShape ? { ...textsOf(model), ...singularsOf(model), ...Object.fromEntries(model.words) } : {},
  };
  return sourceFile(
    'api-facts.ts',
    `import type { ApiFacts } from './definitions.ts';`,
    `/** What the description says of the API as a whole. */\nexport const apiFacts: ApiFacts = ${print(facts)};`,
  );
}

/** Names of actions and groups as the description has them. */
function textsOf({ document, resources, operations }: Model): Record<string, string> {
  const texts: Record<string, string> = {};
  const summaries = new Map(operations.map(({ id, words }) => [id, textAt(words.summary)]));
  for (const { operationId, label } of resources.flatMap(({ actions }) => actions)) {
    const summary = summaries.get(operationId)?.trim().replace(/\.$/, '');
    if (summary) texts[label] = summary;
  }
  for (const tag of listAt(document.tags)) {
    const { name, 'x-displayName': shown } = objectAt(tag);
    const isWritten = typeof name === 'string' && /[\s.]|^\p{Lu}/u.test(name);
    const text = textAt(shown) ?? (isWritten ? name : undefined);
    if (typeof name === 'string' && text !== undefined) texts[`resource_groups.${name}`] = text;
  }
  return texts;
}

/** Names of one record of each resource, where they are not those of many. */
function singularsOf({ resources, words }: Model): Record<string, string> {
  return Object.fromEntries(
    resources.flatMap(({ name }) => {
      const many = words.get(`resources.${name}`) ?? name;
      const one = singularName(many);
      return one === name ? [] : [[`resource_one.${name}`, one]];
    }),
  );
}
