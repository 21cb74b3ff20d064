// Public interface of the module.
export { fieldsOf } from './begin-import.ts';
export { checkUnits, loadUnits } from './check-rows.ts';
export { countRows } from './count-rows.ts';
export { importMapsResource, importsHandlers, importsResource } from './imports.handlers.ts';
export { type ImportRecord, importRows, imports } from './imports.table.ts';
export { importKinds } from './kinds/import-kinds.ts';
export { importsPersonalData } from './personal-data.ts';
export { importsPreview } from './preview-source.ts';
export { insertRows, createRowReader } from './read-file.ts';
export { runImports } from './run-imports.ts';
export { writeUnits } from './write-rows.ts';
