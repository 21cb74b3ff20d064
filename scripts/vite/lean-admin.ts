/** Leaves out of the built page what two libraries bring for features that are not used here. */
import type { Plugin } from 'vite';
import { all, type Edit, instead, without } from './edits.ts';

const base = (...names: readonly string[]): string[] => names.map((name) => `base${name}`);

/** Of MUI's grid: this back office filters, pages and chooses columns by other means, and edits nothing in cells. */
const GRID = {
  'material/index.mjs': without(
    ...base('Autocomplete', 'Badge', 'Checkbox', 'Chip', 'CircularProgress', 'Divider', 'Input', 'Textarea'),
    ...base('LinearProgress', 'MenuList', 'MenuItem', 'Modal', 'TextField', 'Button', 'ToggleButton', 'Tooltip'),
    ...base('Tabs', 'Pagination', 'Popper', 'Select', 'SelectOption', 'Skeleton', 'Switch'),
  ),
  'constants/defaultGridSlotsComponents.mjs': without(
    ...['columnHeaderFilterIconButton', 'columnMenu', 'toolbar', 'footer', 'footerRowCount', 'noColumnsOverlay'],
    ...['noRowsOverlay', 'noResultsOverlay', 'loadingOverlay', 'pagination', 'panel'],
    ...['filterPanel', 'columnsPanel', 'columnsManagement'],
  ),
  // ours are in grid-texts.ts
  'constants/localeTextConstants.mjs': () => 'export const GRID_DEFAULT_LOCALE_TEXT = {};',
  'DataGrid/useDataGridComponent.mjs': without(
    ...['useGridPrintExport', 'useGridCsvExport', 'useGridClipboard', 'useGridStatePersistence'],
    ...['useGridListView', 'useGridRowSpanning', 'useGridColumnMenu', 'useGridDataSource'],
  ),
  'hooks/features/editing/useGridEditing.mjs': without('useGridRowEditing'),
  'colDef/gridColumnTypesRegistry.mjs': without(
    ...['number', 'date', 'dateTime', 'singleSelect', 'longText', '\\[GRID_ACTIONS_COLUMN_TYPE\\]'],
  ),
  'colDef/gridStringColDef.mjs': without('filterOperators', 'renderEditCell'),
  'colDef/gridBooleanColDef.mjs': without('filterOperators', 'renderEditCell', 'renderCell'),
} satisfies Record<string, Edit>;

const HOIST = '../_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js';

/** What is changed, by the module's path below node_modules. */
export const leanEdits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(Object.entries(GRID).map(([file, edit]) => [`@mui/x-data-grid/${file}`, edit])),
  // lists are exported by the server
  'ra-core/dist/export/defaultExporter.js': () => 'export const defaultExporter = () => undefined;',
  // of all lodash only this drags in its sets and argument lists
  'ra-core/dist/dataProvider/useGetManyAggregate.js': all(
    instead("import union from 'lodash/union.js';\n", ''),
    instead('union(acc, ids)', '[...new Set([...acc, ...ids])]'),
  ),
  // no list here grows endlessly
  '@tanstack/query-core/build/modern/query.js': instead(
    '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
    'this.options.behavior',
  ),
  // calls go through the generated client
  'ra-data-simple-rest/dist/index.js': instead('httpClient = fetchUtils.fetchJson', 'httpClient'),
  // no component here is wrapped in a theme, and none has statics
  '@emotion/react/dist/emotion-element-f0de968e.browser.esm.js': all(
    instead(`import hoistNonReactStatics from '${HOIST}';`, ''),
    instead('hoistNonReactStatics(WithTheme, Component)', 'WithTheme'),
  ),
  '@emotion/react/dist/emotion-react.browser.esm.js': all(
    instead(`import '${HOIST}';`, ''),
    instead("import 'hoist-non-react-statics';", ''),
  ),
  // the page is drawn by its script, so that no script has to run before it
  '@mui/system/cssVars/createCssVarsProvider.mjs': instead('params => buildInitColorSchemeScript({', 'params => ({'),
  // the theme has none
  '@mui/material/ButtonBase/TouchRipple.mjs': () => 'export default () => null;',
  // the names of resources come from locales, never from English grammar
  'ra-core/dist/core/useGetResourceLabel.js': () => 'export const useGetResourceLabel = () => (resource) => resource;',
};

/**
 * Makes the built page about 90 kB (gzip) smaller. The development server has everything; it draws the same, as all that
 * is shown of the grid is given by slots.
 */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform(code, id) {
      const edit = leanEdits[id.split('/node_modules/').pop() ?? ''];
      return edit && { code: edit(code), map: null };
    },
  };
}
