import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { FieldOverride } from '#forms-schema/overrides.ts';
import { type DataProvider, type Identifier, useDataProvider } from 'react-admin';
import { useMemo } from 'react';

/**
 * Asks while the form is filled whether another record has the same value already, for fields of which the description
 * says that no two records share one. The server has the last word when it is saved.
 */
export function useDistinct(
  resource: ResourceDefinition,
  fields: readonly FieldDefinition[],
  ownId: Identifier | undefined,
): Readonly<Record<string, FieldOverride>> {
  const dataProvider = useDataProvider();
  return useMemo(() => {
    const asked = fields.filter(({ name, distinct }) => distinct && isFilter(resource, name));
    return Object.fromEntries(
      asked.map(({ name }) => {
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
  // one more than the record itself
  const pagination = { page: 1, perPage: 2 };
  const { data } = await dataProvider.getList(name, { filter, pagination, sort: { ...defaultSort }, signal });
  return data.some(({ id }) => id !== ownId);
}
