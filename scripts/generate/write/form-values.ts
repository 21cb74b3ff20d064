import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printKey, printString } from './source.ts';

/** form-values.ts: for each schema with fields, what a form of it gives, which is the schema's write view. */
export function writeFormValues(model: Model): OutputFile {
  const members = [...model.fields.keys()].map(
    (name) => `  ${keyOf(name)}: Schemas[${printString(model.inputName(name))}];`,
  );
  if (members.length === 0) return sourceFile('form-values.ts', 'export {};');
  return sourceFile(
    'form-values.ts',
    `import type { components } from './types.ts';`,
    `type Schemas = components['schemas'];`,
    ['interface Inputs {', ...members, '}'].join('\n'),
    [
      '/** The record that a form of the schema gives, what is only read left out. */',
      'export type FormValues<Name extends keyof Inputs> = Inputs[Name];',
    ].join('\n'),
  );
}

// a number without quotes would be no text for keyof
function keyOf(name: string): string {
  return /^\d/.test(name) ? printString(name) : printKey(name);
}
