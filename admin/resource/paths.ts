import type { ResourceDefinition } from '#generated/definitions.ts';
import type { Identifier } from 'react-admin';

type Named = Pick<ResourceDefinition, 'name'>;

/** Address of a record's page. */
export const buildRecordPath = ({ name }: Named, id: Identifier): string => `/${name}/${encodeURIComponent(id)}/show`;

/** Address of a record's form. */
export const buildEditPath = ({ name }: Named, id: Identifier): string => `/${name}/${encodeURIComponent(id)}`;

export const createPath = ({ name }: Named): string => `/${name}/create`;

/** Address of the page that imports records from a file. */
export const buildImportPath = ({ name }: Named): string => `/${name}/import`;

/** Address of the list with a filter, e.g. all orders of a customer. */
export const listPath = ({ name }: Named, filter: Readonly<Record<string, unknown>>): string =>
  `/${name}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
