import type { ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

type Translate = (key: string, options: { _: string }) => string;

/** What a record is called: its title field, one of a set by its word, else its number. */
export function recordTitle(resource: ResourceDefinition, record: RaRecord, t?: Translate): string {
  const title: unknown = record[resource.title];
  if (title === undefined || title === null || title === '') return `#${record.id}`;
  const set = resource.fields.find(({ name }) => name === resource.title)?.data?.name;
  return set && t ? t(`enums.${set}.${String(title)}`, { _: String(title) }) : String(title);
}
