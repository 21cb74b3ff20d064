import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leanEdits } from './lean-admin.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');

it.each(Object.entries(leanEdits))('%s still has what is left out of it', (file, edit) => {
  const code = readFileSync(join(MODULES, file), 'utf8');
  expect(edit(code).length).toBeLessThan(code.length);
});

it('leaves only those texts of the grid out that the screens give themselves', () => {
  const used = readFileSync(join(import.meta.dirname, '../../admin/resource/list/grid-texts.ts'), 'utf8');
  const needed = [
    'columnSelection/GridCellCheckboxRenderer.mjs',
    'columnSelection/GridHeaderCheckbox.mjs',
    'GridColumnSortButton.mjs',
  ].flatMap((file) => {
    const code = readFileSync(join(MODULES, '@mui/x-data-grid/components', file), 'utf8');
    return [...code.matchAll(/getLocaleText\(([^)]*)\)/g)].flatMap(([, key = '']) => key.match(/\w+(?=['"])/g) ?? []);
  });
  expect(needed.length).toBeGreaterThan(4);
  expect(needed.filter((key) => !used.includes(key))).toEqual([]);
});
