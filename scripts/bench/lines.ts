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

/** The modules beside it that a module imports, at once or when needed. */
function importsOf(path: string): string[] {
  return ts
    .preProcessFile(textOf(path), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(ROOT, resolve(ROOT, dirname(path), fileName)));
}

const linesOf = (path: string): number =>
  textOf(path)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

const roots = [
  ...importsOf(RESOURCES).filter((path) => /\.resource\.tsx?$/.test(path)),
  ...PLACES.flatMap(importsOf).filter((path) => !path.startsWith('admin/frame/')),
];
const isScreens = (folder: string): boolean => roots.some((root) => dirname(root) === folder);

/** All modules that a module leads to, through folders of `within` alone. */
function reach(root: string, within: (folder: string) => boolean): Set<string> {
  const seen = new Set([root]);
  for (const path of seen) {
    for (const next of importsOf(path)) if (within(dirname(next))) seen.add(next);
  }
  return seen;
}

/** What the whole back office or several folders of screens stand on; what serves one folder of screens alone is part of it. */
const machinery = ((): ReadonlySet<string> => {
  const users = new Map<string, Set<string>>();
  const use = (user: string, modules: Iterable<string>) => {
    for (const path of modules) users.set(dirname(path), (users.get(dirname(path)) ?? new Set()).add(user));
  };
  for (const root of roots)
    use(
      dirname(root),
      reach(root, (folder) => folder.startsWith('admin')),
    );
  const base = importsOf('admin/main.tsx').filter((path) => dirname(path) !== 'admin');
  for (const path of ['admin/resource/list/ResourceList.tsx', 'admin/resource/show/ResourceShow.tsx', ...base])
    use(
      'admin',
      reach(path, (folder) => folder.startsWith('admin') && !isScreens(folder)),
    );
  return new Set([...users].flatMap(([folder, by]) => (by.size > 1 && !isScreens(folder) ? [folder] : [])));
})();

/** A screen's own modules: all it leads to that are no machinery. */
const modulesOf = (root: string): string[] => [...reach(root, (folder) => !machinery.has(folder))];

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
and may have ${MOST_PLAIN}; all together ${MOST_MEAN} on average, to which a module that two screens use adds once. What several
folders of screens are put together of counts for none: ${[...machinery]
    .sort()
    .map((folder) => `\`${folder}\``)
    .join(', ')}.

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
