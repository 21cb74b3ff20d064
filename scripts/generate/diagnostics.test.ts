import { expect, test } from 'vitest';
import { Diagnostics, formatDiagnostics, HINTS } from './diagnostics.ts';

function withMany(count: number): Diagnostics {
  const diagnostics = new Diagnostics();
  diagnostics.error('unresolved-ref', '#/a', 'There is no #/b.');
  for (let index = 0; index < count; index += 1) {
    diagnostics.warn('missing-operation-id', `#/paths/~1${index}/get`, `It is called get${index} here.`);
  }
  diagnostics.warn('union-field', '#/c', 'It is edited as JSON.');
  return diagnostics;
}

test('prints the hint after each code, and errors last', () => {
  expect(formatDiagnostics(withMany(1).list)).toEqual([
    'warning missing-operation-id at #/paths/~10/get: It is called get0 here.',
    `  ${HINTS['missing-operation-id']}`,
    'warning union-field at #/c: It is edited as JSON.',
    `  ${HINTS['union-field']}`,
    'error unresolved-ref at #/a: There is no #/b.',
    `  ${HINTS['unresolved-ref']}`,
  ]);
});

test('prints five diagnostics of a code and counts the rest', () => {
  const lines = formatDiagnostics(withMany(40).list);
  expect(lines.filter((line) => line.startsWith('warning missing-operation-id'))).toHaveLength(5);
  expect(lines[5]).toBe('  … and 35 more warning missing-operation-id');
  expect(lines).toHaveLength(5 + 2 + 4);
});

test('prints all diagnostics on demand', () => {
  expect(formatDiagnostics(withMany(40).list, Infinity)).toHaveLength(40 + 1 + 4);
});

test('reports the same diagnostic of one place once', () => {
  const diagnostics = withMany(3);
  diagnostics.warn('union-field', '#/c', 'It is edited as JSON.');
  expect(diagnostics).toMatchObject({ errors: 1, warnings: 4 });
});

test('hints contain no terms of this shop', () => {
  for (const hint of Object.values(HINTS)) expect(hint).not.toMatch(/visitor|artist|team|admin|shop|record store/i);
});
