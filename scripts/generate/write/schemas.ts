import { isEnum } from '../model/enums.ts';
import { findFreeName } from '../names.ts';
import { compareText } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printString } from './source.ts';

/**
 * schemas.ts: types of each schema's read view (`Order`) and write view (`OrderInput`, equal unless a property is readOnly or
 * writeOnly). Types of enums are in enums.ts.
 */
export function writeSchemas(model: Model): OutputFile {
  const names = [...model.schemas].filter(([, schema]) => !isEnum(schema)).map(([name]) => name);
  const usedNames = new Set(names.map((name) => model.getIdentifier(name)));
  const types = names.flatMap((name) => {
    const identifier = model.getIdentifier(name);
    const input = `${identifier}Input`;
    const lines = [`export type ${identifier} = Schemas[${printString(name)}];`];
    // the view is named Order_Input when the description has a schema OrderInput
    const isTaken = usedNames.has(input);
    const view = isTaken ? findFreeName(`${identifier}_Input`, (candidate) => usedNames.has(candidate)) : input;
    if (!isTaken || model.split.has(name))
      lines.push(`export type ${view} = Schemas[${printString(model.getInputName(name))}];`);
    return lines;
  });
  if (types.length === 0) return createSourceFile('schemas.ts', 'export {};');
  return createSourceFile(
    'schemas.ts',
    `import type { components } from './types.ts';`,
    `type Schemas = components['schemas'];`,
    types.sort(compareText).join('\n'),
  );
}
