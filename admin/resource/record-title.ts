import type { ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

/** What a record is called: its title field, else its number. */
export function recordTitle(resource: ResourceDefinition, record: RaRecord): string {
  const title: unknown = record[resource.title];
  return title === undefined || title === null || title === '' ? `#${record.id}` : String(title);
}
