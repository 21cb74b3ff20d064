// `npm run bench:lines`: counts the hand-written lines of each back-office screen, without the modules that all screens share.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/root.mjs';

const RESULT = 'docs/measured-lines.md';
const MAX_PLAIN = 25;
const MAX_MEAN = 100;
/** Module that imports the screens of resources. */
const RESOURCES = 'admin/app/screens.tsx';
/** Modules that import the other screens: those of the menu, and those reached from other screens. */
const OTHER_SCREENS = [
  'admin/app/custom-screens/CustomScreen.tsx',
  'admin/invoicing/report-routes.tsx',
  'admin/app/sheraf/sheraf-routes.tsx',
];

interface Screen {
  name: string;
  modules: readonly string[];
  lines: number;
}

const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Lists the modules of the back office that a module imports, statically or dynamically. */
function listImports(path: string): string[] {
  return ts.preProcessFile(readText(path), true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#admin/')) return fileName.slice(1);
    return fileName.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), fileName)) : [];
  });
}

const countLines = (path: string): number =>
  readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** Whether a module is shared by all screens. */
const isSharedModule = (path: string): boolean => /^admin\/(api|app|resource|ui)\//.test(path);

const roots = [
  ...listImports(RESOURCES).filter((path) => /\.resource\.tsx?$/.test(path)),
  ...OTHER_SCREENS.flatMap(listImports).filter(
    (path) => /^admin\/app\/(today|sheraf)\//.test(path) || !isSharedModule(path),
  ),
].filter((path) => !OTHER_SCREENS.includes(path));

/** Collects all modules that a screen imports, without shared modules and other screens. */
function collectModules(root: string): Set<string> {
  const modules = new Set([root]);
  for (const path of modules)
    for (const imported of listImports(path))
      if (!isSharedModule(imported) && !roots.includes(imported)) modules.add(imported);
  return modules;
}

/** Folders whose screens import a module, by module. */
const users = new Map<string, Set<string>>();
for (const root of roots)
  for (const path of collectModules(root)) users.set(path, (users.get(path) ?? new Set()).add(dirname(root)));

/** Lists a screen's own modules: those that no screen of another folder imports. */
const listOwnModules = (root: string): string[] =>
  [...collectModules(root)].filter((path) => users.get(path)?.size === 1);

function measureScreen(root: string): Screen {
  const modules = listOwnModules(root);
  const lines = modules.reduce((sum, path) => sum + countLines(path), 0);
  return { name: root.replace(/^admin\//, '').replace(/(\.resource)?\.tsx?$/, ''), modules, lines };
}

const screens = roots.map(measureScreen).sort((a, b) => b.lines - a.lines);
const isPlain = ({ modules }: Screen): boolean => modules.length === 1;
/** A module that several screens use counts once. */
const usedModules = new Set(screens.flatMap(({ modules }) => modules));
const mean = [...usedModules].reduce((sum, path) => sum + countLines(path), 0) / screens.length;
const table = screens.map(
  (screen) => `| ${screen.name} | ${screen.lines} | ${isPlain(screen) ? 'plain' : screen.modules.length} |`,
);

writeFileSync(
  join(ROOT, RESULT),
  `# Lines a screen

Hand-written, non-empty lines of the back office's screens (\`npm run bench:lines\`). Limits: ${MAX_PLAIN} lines for a plain screen, which
is one module, and ${MAX_MEAN} on average over all screens, with a module of two screens counted once. \`admin/api\`, \`admin/app\`,
\`admin/resource\` and \`admin/ui\`, which all screens use, and modules used by screens of several folders are not counted.

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
    .filter((screen) => isPlain(screen) && screen.lines > MAX_PLAIN)
    .map(({ name, lines }) => `${name}: ${lines} lines, more than ${MAX_PLAIN}`),
  ...(mean > MAX_MEAN ? [`${mean.toFixed(1)} lines on average, more than ${MAX_MEAN}`] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
