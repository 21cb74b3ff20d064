import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { FORM_LIBRARY, leanForm } from './lean-forms.ts';

const library = readFileSync(join(ROOT, 'node_modules', FORM_LIBRARY), 'utf8');

const sources = globSync('{forms-schema,admin,storefront}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }));

/** The files whose code has it. */
const having = (pattern: RegExp): string[] =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file.replaceAll('\\', '/'))
    .sort();

it('still finds all that it leaves out of the library', () => {
  const lean = leanForm(library);
  expect(lean.length).toBeLessThan(0.8 * library.length);
});

it('is told when a name it leaves out is gone or means two things', () => {
  expect(() => leanForm(library.replace('const _disableForm =', 'const _disable ='))).toThrow('_disableForm');
  expect(() => leanForm(`${library}\nvar validateField = 1;`)).toThrow('validateField');
});

it('leaves only out what forms never ask for', () => {
  // one form, with a resolver; lists by the one module that the library is copied for
  expect(having(/\buseForm\(/)).toEqual(['forms-schema/use-schema-form.ts']);
  expect(having(/\{[^}]*\buseFieldArray\b[^}]*\} from 'react-hook-form'/)).toEqual([
    'forms-schema/fields/list-state.ts',
  ]);
  const others =
    /\b(\w*Controller|FieldArray|FormProvider|useFormContext|useFormState|Watch)\b[^}]*\} from 'react-hook-form'/;
  expect(having(others)).toEqual([]);
  // only text inputs and native selects are registered by their elements
  expect(having(/\bregister\(/)).toEqual(['forms-schema/fields/TextInput.tsx', 'forms-schema/fields/use-input.ts']);
  expect(having(/\bref\b.* = register\(/)).toEqual(['forms-schema/fields/TextInput.tsx']);
  // the rest of the form's state is not kept
  expect(having(/\b(fieldState|dirtyFields|touchedFields|validatingFields|isSubmitSuccessful)\b/)).toEqual([]);
  expect(having(/\bform\.(watch|setValues|reset\w*|setFocus|clearErrors|unregister|formState)\b/)).toEqual([]);
});

it('gives the form no option that it takes for absent', () => {
  const code = sources.find(({ file }) => file.endsWith('use-schema-form.ts'))?.code ?? '';
  const options = /useForm\(\{(.*?)\n {2}\}\)/s.exec(code)?.[1] ?? '';
  const names = [...options.matchAll(/^ {4}(\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(['defaultValues', 'errors', 'resolver', 'shouldFocusError', 'mode']);
});
