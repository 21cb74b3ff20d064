// `npm run licenses [-- --to FILE]`: lists the third-party packages with their licences, as Markdown.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isAllowed } from './licenses/allowed.ts';
import { type InstalledPackage, installedPackages } from './licenses/packages.ts';

const row = ({ name, version, license, homepage }: InstalledPackage) =>
  `| ${name} | ${version} | ${license} | ${homepage} |`;

function table(title: string, packages: readonly InstalledPackage[]): string[] {
  return [
    `## ${title} (${packages.length})`,
    '',
    '| package | version | licence | home |',
    '| --- | --- | --- | --- |',
    ...packages.map(row),
    '',
  ];
}

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const packages = await installedPackages();
const text = [
  '# Third-party licences',
  '',
  ...table(
    'Used when the shop runs',
    packages.filter(({ dev }) => !dev),
  ),
  ...table(
    'Used to build and test',
    packages.filter(({ dev }) => dev),
  ),
].join('\n');
if (values.to) await writeFile(values.to, text);
else console.log(text);
for (const { name, license } of packages.filter((one) => !isAllowed(one.license))) {
  console.error(`${name} has the licence "${license}", which is not on the list in scripts/licenses/allowed.ts.`);
  process.exitCode = 1;
}
