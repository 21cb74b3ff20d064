import type { ImportErrorCount } from '#generated/schemas.ts';
import { eq, or, sql } from 'drizzle-orm';
import type { Account, AnyCall, Handlers } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { adminCreateImport } from './begin-import.ts';
import {
  adminCancelImport,
  adminCheckImport,
  adminReadImport,
  adminRedraftImport,
  adminUndoImport,
  adminWriteImport,
  checkNotRunning,
} from './import-actions.ts';
import { adminChangeImportRow, adminListImportRows, adminReplaceInImport } from './import-rows.ts';
import { importMaps, imports, type ImportMapRecord } from './imports.table.ts';
import { checkKind, buildVisibleCondition } from './own-imports.ts';
import { adminLinkImportRows, downloadWrongRows } from './wrong-rows.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { releaseUploads } from '#server/core/uploads/assign-upload.ts';

/** Maximum number of error groups in a response. */
const MAX_GROUPS = 30;

/** Counts the errors of invalid rows by field and code, most frequent first. */
async function readErrorCounts(db: Queryable, id: number): Promise<ImportErrorCount[]> {
  const { rows } = await db.execute<ImportErrorCount & Record<string, unknown>>(sql`
    select e->>'path' as path, e->>'code' as code, count(*)::int as count,
      (array_agg(e->'params') filter (where e ? 'params'))[1] as params
    from import_rows r, jsonb_array_elements(r.errors) e where r.import_id = ${id} and r.status = 'wrong'
    group by 1, 2 order by 3 desc, 1, 2 limit ${MAX_GROUPS}`);
  return rows.map(({ path, code, count, params }) => ({ path, code, count, ...(params && { params }) }));
}

/** Condition for own and shared column maps. */
const buildVisibleMapsCondition = (user: Account | undefined) =>
  user?.role === 'admin' ? undefined : or(eq(importMaps.shared, true), eq(importMaps.created_by, user?.id ?? 0));

/** Throws 403 for a column map of another user, except for administrators. */
function checkOwner({ created_by }: ImportMapRecord, { user }: Pick<AnyCall, 'user'>): void {
  if (user?.role !== 'admin' && created_by !== user?.id) throw problem(403, 'not_allowed');
}

/** Throws 422 for columns that are not fields of the kind. */
function checkColumns(
  { kind, columns }: Pick<ImportMapRecord, 'kind' | 'columns'>,
  { context }: Pick<AnyCall, 'context'>,
): void {
  const names = context.extensions.importKinds[kind].fields.map(({ name }): string => name);
  const unknown = Object.keys(columns).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw invalid(unknown.map((name) => ({ path: `columns.${name}`, code: 'unknown_field' })));
}

export const importsResource = defineResource('imports', {
  table: imports,
  visible: buildVisibleCondition,
  details: async ({ id }, _call, db) => ({ errors: await readErrorCounts(db, id) }),
  hooks: {
    beforeDelete: async ({ id }, { context }, tx) => {
      await checkNotRunning(tx, id);
      await releaseUploads(tx, `imports/${id}`, context.now());
    },
  },
});

export const importMapsResource = defineResource('import-maps', {
  table: importMaps,
  visible: buildVisibleMapsCondition,
  hooks: {
    beforeCreate: (values, call) => {
      const { kind, columns = {} } = values;
      if (kind) {
        checkKind(kind, call.user);
        checkColumns({ kind, columns }, call);
      }
      return { created_by: call.user?.id, created_at: call.context.now() };
    },
    beforeUpdate: (values, before, call) => {
      checkOwner(before, call);
      checkColumns({ ...before, ...values }, call);
    },
    beforeDelete: checkOwner,
  },
});

export const importsHandlers = {
  ...importsResource.handlers,
  ...importMapsResource.handlers,
  adminCreateImport,
  adminReadImport,
  adminCheckImport,
  adminWriteImport,
  adminCancelImport,
  adminRedraftImport,
  adminUndoImport,
  adminReplaceInImport,
  adminListImportRows,
  adminChangeImportRow,
  adminLinkImportRows,
  downloadWrongRows,
} as const satisfies Partial<Handlers>;
