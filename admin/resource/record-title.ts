import type { ResourceDefinition } from '#generated/definitions.ts';
import { formatPlatformName } from '#forms-schema/labels.ts';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { NamedResource } from './define.ts';

/** What records of a resource are called: as its screen says, else by their title field, one of a set by its word, else by number. */
export function useTitleOf(resource: NamedResource): (record: RaRecord) => string {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  return (record) => {
    if (resource.nameOf) return resource.nameOf(record, t, locale);
    const title = titleOf(resource, record);
    const set = resource.fields.find(({ name }) => name === resource.title)?.data;
    if (!set || title === undefined) return title ?? `#${record.id}`;
    return set.labels ? formatPlatformName(title, set.labels, locale) : t(`enums.${set.name}.${title}`, { _: title });
  };
}

/** What a record is called where no language is at hand. */
export const plainTitle = (resource: ResourceDefinition, record: RaRecord): string =>
  titleOf(resource, record) ?? `#${record.id}`;

function titleOf(resource: ResourceDefinition, record: RaRecord): string | undefined {
  const title: unknown = record[resource.title];
  return title === undefined || title === null || title === '' ? undefined : String(title);
}
