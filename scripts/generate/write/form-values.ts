import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printKey, printString } from './source.ts';

/** form-values.ts: types of form values by schema, which are the write views. */
export function writeFormValues(model: Model): OutputFile {
  const members = [...model.fields.keys()].map(
    (name) => `  ${printInputKey(name)}: Schemas[${printString(model.getInputName(name))}];`,
  );
  if (members.length === 0) return createSourceFile('form-values.ts', 'export {};');
  return createSourceFile(
    'form-values.ts',
    `import type { components } from './types.ts';`,
    `type Schemas = components['schemas'];`,
    ['interface Inputs {', ...members, '}'].join('\n'),
    [
      '/** Values of a form of the schema, without read-only properties. */',
      'export type FormValues<Name extends keyof Inputs> = Inputs[Name];',
    ].join('\n'),
  );
}

// an unquoted number would not be a string key
function printInputKey(name: string): string {
  return /^\d/.test(name) ? printString(name) : printKey(name);
}
