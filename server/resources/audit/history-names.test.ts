import { readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { resources } from '#generated/resources.ts';
import { extensions } from '#server/app/extensions.ts';
import { isAuditedColumn } from './changes.ts';
import { getResource } from '../get-resource.ts';

const { fields: translations } = JSON.parse(
  readFileSync(new URL('../../../locales/en/common.json', import.meta.url), 'utf8'),
) as { fields: Readonly<Record<string, unknown>> };

it.each(Object.entries<ResourceDefinition>(resources))(
  'the history of %s has a name for every audited column',
  (name, definition) => {
    const runtime = getResource({ extensions }, name);
    if (!runtime) return;
    const described: readonly FieldDefinition[] = [
      ...definition.fields,
      ...definition.actions.flatMap((action) => action.fields),
    ];
    const describedNames = new Set(described.map((field) => field.name));
    const otherColumns = Object.keys(getTableColumns(runtime.table)).filter(
      (column) => isAuditedColumn(column) && !describedNames.has(column),
    );
    expect(otherColumns.filter((column) => !(column in translations))).toEqual([]);
  },
);
