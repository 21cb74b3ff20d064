// `npm run licenses [-- --to FILE]`: lists the third-party packages with their licences, as Markdown.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isAllowed } from './licenses/allowed.ts';
import { type InstalledPackage, listInstalledPackages } from './licenses/packages.ts';

const formatRow = ({ name, version, license, homepage }: InstalledPackage) =>
  `| ${name} | ${version} | ${license} | ${homepage} |`;

function formatTable(title: string, packages: readonly InstalledPackage[]): string[] {
  return [
    `## ${title} (${packages.length})`,
    '',
    '| package | version | licence | home |',
    '| --- | --- | --- | --- |',
    ...packages.map(formatRow),
    '',
  ];
}

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const packages = await listInstalledPackages();
const text = [
  '# Third-party licences',
  '',
  ...formatTable(
    'Used when the shop runs',
    packages.filter(({ dev }) => !dev),
  ),
  ...formatTable(
    'Used to build and test',
    packages.filter(({ dev }) => dev),
  ),
].join('\n');
if (values.to) await writeFile(values.to, text);
else console.log(text);
for (const { name, license } of packages.filter((installed) => !isAllowed(installed.license))) {
  console.error(`${name} has the licence "${license}", which is not on the list in scripts/licenses/allowed.ts.`);
  process.exitCode = 1;
}
