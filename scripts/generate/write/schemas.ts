import { isEnum } from '../model/enums.ts';
import { freeName } from '../names.ts';
import { byText } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printString } from './source.ts';

/**
 * schemas.ts: a type for each schema's read view (`Order`) and write view (`OrderInput`, which is another one only
 * where something is readOnly or writeOnly). Enums have their types in enums.ts.
 */
export function writeSchemas(model: Model): OutputFile {
  const names = [...model.schemas].filter(([, schema]) => !isEnum(schema)).map(([name]) => name);
  const taken = new Set(names.map((name) => model.identifierOf(name)));
  const types = names.flatMap((name) => {
    const identifier = model.identifierOf(name);
    const input = `${identifier}Input`;
    const lines = [`export type ${identifier} = Schemas[${printString(name)}];`];
    // a schema that is called so in the description stands for itself, and this view is called Order_Input
    const isTaken = taken.has(input);
    const view = isTaken ? freeName(`${identifier}_Input`, (wanted) => taken.has(wanted)) : input;
    if (!isTaken || model.split.has(name))
      lines.push(`export type ${view} = Schemas[${printString(model.inputName(name))}];`);
    return lines;
  });
  if (types.length === 0) return sourceFile('schemas.ts', 'export {};');
  return sourceFile(
    'schemas.ts',
    `import type { components } from './types.ts';`,
    `type Schemas = components['schemas'];`,
    types.sort(byText).join('\n'),
  );
}
