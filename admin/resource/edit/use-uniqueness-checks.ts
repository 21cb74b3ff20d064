import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { FieldOverride } from '#forms-schema/overrides.ts';
import { type DataProvider, type Identifier, useDataProvider } from 'react-admin';
import { useMemo } from 'react';

/**
 * Returns validators of unique fields (`x-field.distinct`), which look for another record with the same value while the
 * form is filled in. The server checks again on save.
 */
export function useUniquenessChecks(
  resource: ResourceDefinition,
  fields: readonly FieldDefinition[],
  ownId: Identifier | undefined,
): Readonly<Record<string, FieldOverride>> {
  const dataProvider = useDataProvider();
  return useMemo(() => {
    const checked = fields.filter(({ name, distinct }) => distinct && isFilter(resource, name));
    return Object.fromEntries(
      checked.map(({ name }) => {
        const asyncValidator: FieldOverride['asyncValidator'] = async (value, signal) =>
          (await isTaken(dataProvider, resource, { [name]: value }, ownId, signal))
            ? { code: 'already_taken' }
            : undefined;
        return [name, { asyncValidator }];
      }),
    );
  }, [dataProvider, resource, fields, ownId]);
}

function isFilter({ filters }: ResourceDefinition, name: string): boolean {
  return filters.some((filter) => filter.name === name && filter.operators.includes('eq'));
}

async function isTaken(
  dataProvider: DataProvider,
  { name, defaultSort }: ResourceDefinition,
  filter: Readonly<Record<string, unknown>>,
  ownId: Identifier | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  // the record itself may be one of two
  const pagination = { page: 1, perPage: 2 };
  const { data } = await dataProvider.getList(name, { filter, pagination, sort: { ...defaultSort }, signal });
  return data.some(({ id }) => id !== ownId);
}
