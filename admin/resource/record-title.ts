import type { ResourceDefinition } from '#generated/definitions.ts';
import { formatPlatformName } from '#forms-schema/labels.ts';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { NamedResource } from './define.ts';

/** Returns a function that formats a record's title: by its screen, else by its title field (an enum by its label), else "#id". */
export function useRecordTitle(resource: NamedResource): (record: RaRecord) => string {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  return (record) => {
    if (resource.formatName) return resource.formatName(record, t, locale);
    const title = readTitle(resource, record);
    const enumData = resource.fields.find(({ name }) => name === resource.title)?.data;
    if (!enumData || title === undefined) return title ?? `#${record.id}`;
    return enumData.labels
      ? formatPlatformName(title, enumData.labels, locale)
      : t(`enums.${enumData.name}.${title}`, { _: title });
  };
}

/** Formats a record's title without translation: its title field, else "#id". */
export const formatPlainTitle = (resource: ResourceDefinition, record: RaRecord): string =>
  readTitle(resource, record) ?? `#${record.id}`;

function readTitle(resource: ResourceDefinition, record: RaRecord): string | undefined {
  const title: unknown = record[resource.title];
  return title === undefined || title === null || title === '' ? undefined : String(title);
}
