import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { indexAsData } from '../scripts/vite/index-as-data.ts';
import { lean } from '../scripts/vite/lean-admin.ts';
import { leanForms } from '../scripts/vite/lean-forms.ts';
import { productionRouter } from '../scripts/vite/production-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Calls that do nothing but make something: what nobody uses of it may be left out. */
const PURE = ['styled', 'forwardRef', 'memo', 'createContext', 'createSvgIcon', 'createSelector', 'fastMemo'];

/** What the rows of lists are made of, beside other things. */
const LIST = new RegExp(
  [
    '/admin/resource/(paths|define|record-title|row-meta|use-busy|use-failure-notice|filters/(filters|condition-words))\\.',
    '/admin/resource/(actions/(allowed|run-action|use-actions)|list/(list-address|preferences|columns|room|CellValue|TitleLink|QuietHeader)|views/keep-view)\\.',
    '/admin/(api/record-params|frame/(open-list|Select))\\.',
    '/forms-schema/(choices|enum-facts|labels|paths|predicates|unseen)\\.',
    '/forms-schema/view/(StatusChip|Swatch|Player|ReferenceValue|choice-values|chip-style|plain-values|use-value-text|value-text)\\.',
    '/domain/player\\.',
    '/ra-core/dist/controller/list/useListContext\\.',
    '/use-sync-external-store/',
    '/@mui/utils/(esm/)?(useTimeout|debounce|ownerDocument|visuallyHidden)/',
    '/icons-material/(esm/)?(Add|ArrowDownward|ArrowUpward|ChevronLeft|ChevronRight|Close|DeleteOutlined|EditOutlined|ExpandMore|MoreVert)\\.',
  ].join('|'),
);

/** What lists and records are made of, which is named beforehand; what a single screen adds, by that screen's own file. */
const VIEW = /\/Resource(List|Show|Edit|Create)-/;

/** The back office is a plain single-page app under /admin; built with `vite build -c admin/vite.config.ts`. */
export default defineConfig({
  root: here('.'),
  base: '/admin/',
  cacheDir: here('../node_modules/.vite-admin'),
  // the same functions at a third of the size; the charts bring them anyway
  resolve: { alias: [{ find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' }] },
  plugins: [productionRouter(), react(), indexAsData(), lean(), leanForms()],
  build: {
    outDir: here('../build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    // the size of every chunk is watched by the bench, not by a warning
    chunkSizeWarningLimit: 2000,
    // of every screen, the names would be a fiftieth of what the first page loads
    modulePreload: {
      resolveDependencies: (file, dependencies, { hostId }) =>
        hostId.includes('/frame-') && !VIEW.test(file) ? [] : dependencies,
    },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [...PURE, ...PURE.map((name) => `React.${name}`)],
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      // what every screen needs comes as one file: it packs a tenth smaller than as dozens
      output: {
        codeSplitting: {
          groups: [
            // what every list has, in one file instead of thirty
            { name: 'list', test: LIST },
            { name: 'frame', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
