import { sql } from 'drizzle-orm';
import { nullColumns, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { importMaps, importRows, imports } from './imports.table.ts';

export const importsPersonalData: PersonalData = {
  sources: [
    {
      // as read from the file; the import can no longer be undone for this subject
      table: importRows,
      kind: 'imports',
      rows: ({ email }) => sql`position(${email} in lower(${importRows.cells}::text)) > 0`,
      erase: () => ({
        ...{
          cells: sql`'[]'`,
          values: sql`'{}'`,
          errors: sql`'[]'`,
          key: sql`id::text`,
          ...nullColumns('before', 'after', 'note'),
        },
      }),
    },
  ],
  impersonal: [importMaps, imports],
};
