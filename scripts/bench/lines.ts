// `npm run bench:lines`: how many lines each screen of the back office took to write, beside the machinery that all share.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/root.mjs';

const RESULT = 'docs/measured-lines.md';
const MOST_PLAIN = 25;
const MOST_MEAN = 100;
/** Where the screens of resources are named, each by the module that is loaded for it. */
const RESOURCES = 'admin/app/screens.tsx';
/** The same of screens that are no list of a resource: those of the menu, and those reached from other screens. */
const PLACES = [
  'admin/app/places/Place.tsx',
  'admin/invoicing/report-routes.tsx',
  'admin/app/sheraf/sheraf-routes.tsx',
];

interface Screen {
  name: string;
  modules: readonly string[];
  lines: number;
}

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The modules of the back office that a module imports, at once or when needed. */
function importsOf(path: string): string[] {
  return ts.preProcessFile(textOf(path), true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#admin/')) return fileName.slice(1);
    return fileName.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), fileName)) : [];
  });
}

const linesOf = (path: string): number =>
  textOf(path)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** What all screens stand on. */
const isMachinery = (path: string): boolean => /^admin\/(api|app|resource|ui)\//.test(path);

const roots = [
  ...importsOf(RESOURCES).filter((path) => /\.resource\.tsx?$/.test(path)),
  ...PLACES.flatMap(importsOf).filter((path) => /^admin\/app\/(today|sheraf)\//.test(path) || !isMachinery(path)),
].filter((path) => !PLACES.includes(path));

/** All modules that a screen leads to, without machinery and other screens. */
function reachOf(root: string): Set<string> {
  const seen = new Set([root]);
  for (const path of seen)
    for (const next of importsOf(path)) if (!isMachinery(next) && !roots.includes(next)) seen.add(next);
  return seen;
}

/** Modules by the folders whose screens lead to them. */
const users = new Map<string, Set<string>>();
for (const root of roots)
  for (const path of reachOf(root)) users.set(path, (users.get(path) ?? new Set()).add(dirname(root)));

/** A screen's own modules; what screens of several folders use was written for none of them. */
const modulesOf = (root: string): string[] => [...reachOf(root)].filter((path) => users.get(path)?.size === 1);

function screenOf(root: string): Screen {
  const modules = modulesOf(root);
  const lines = modules.reduce((sum, path) => sum + linesOf(path), 0);
  return { name: root.replace(/^admin\//, '').replace(/(\.resource)?\.tsx?$/, ''), modules, lines };
}

const screens = roots.map(screenOf).sort((a, b) => b.lines - a.lines);
const isPlain = ({ modules }: Screen): boolean => modules.length === 1;
/** A module that several screens use was written once. */
const written = new Set(screens.flatMap(({ modules }) => modules));
const mean = [...written].reduce((sum, path) => sum + linesOf(path), 0) / screens.length;
const table = screens.map(
  (screen) => `| ${screen.name} | ${screen.lines} | ${isPlain(screen) ? 'plain' : screen.modules.length} |`,
);

writeFileSync(
  join(ROOT, RESULT),
  `# Lines a screen

Hand-written lines of the back office's screens, without empty ones (\`npm run bench:lines\`). A plain screen is one module
and may have ${MOST_PLAIN}; all together ${MOST_MEAN} on average, to which a module that two screens use adds once. \`admin/api\`,
\`admin/app\`, \`admin/resource\` and \`admin/ui\`, which all screens stand on, and modules that screens of several folders use count for none.

| screen | lines | modules |
| --- | ---: | ---: |
${table.join('\n')}

${screens.length} screens, ${mean.toFixed(0)} lines on average.
`,
);
console.log(table.join('\n'));
console.log(`${screens.length} screens, ${mean.toFixed(1)} lines on average`);

const faults = [
  ...screens
    .filter((screen) => isPlain(screen) && screen.lines > MOST_PLAIN)
    .map(({ name, lines }) => `${name}: ${lines} lines, more than ${MOST_PLAIN}`),
  ...(mean > MOST_MEAN ? [`${mean.toFixed(1)} lines on average, more than ${MOST_MEAN}`] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
