import { sql } from 'drizzle-orm';
import { nullColumns, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { importMaps, importRows, imports } from './imports.table.ts';

export const importsPersonalData: PersonalData = {
  sources: [
    {
      // rows that contain the subject's e-mail address; they can no longer be undone
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
