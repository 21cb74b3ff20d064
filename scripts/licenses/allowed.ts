// Licences that third-party packages may have, and which of an SPDX expression holds.

/** SPDX identifiers. Those of the second group bind whoever changes the package itself; all are used as published. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'Unicode-3.0'],
  ...['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later'],
]);

/** Licences of packages whose package.json names none, by name; the licence is in the package's LICENSE file. */
export const FROM_THEIR_FILES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Whether an SPDX expression can be met with allowed licences alone: all of an AND, one of an OR. */
export function isAllowed(expression: string): boolean {
  const inner = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  // nested parentheses are not read: such a package is looked at by a person
  return inner.split(' OR ').some((one) => one.split(' AND ').every((id) => ALLOWED.has(id.trim())));
}
