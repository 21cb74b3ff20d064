import type { FieldDefinition } from '#generated/definitions.ts';
import { listChoices } from '#forms-schema/labels.ts';
import { useForms } from '#forms-schema/context.tsx';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { Screen } from '../define.ts';
import { fitColumns, buildGridColumns, type GetValueNames } from './columns.tsx';
import { buildMenuColumn } from './menu-column.tsx';
import { buildPhoneColumn } from './phone-column.tsx';
import type { useListPreferences } from './preferences.ts';
import { useListWidth } from './use-list-width.ts';

type Preferences = ReturnType<typeof useListPreferences>['preferences'];

/** Returns the columns of a list: those that fit the screen, or a single one on a phone, and the row menu. */
export function useGridColumns(screen: Screen, preferences: Preferences, editable: readonly FieldDefinition[]) {
  const { resource } = screen;
  const { sort } = useListContext<RaRecord>();
  const t = useTranslate();
  const forms = useForms();
  const phone = usePhone();
  const listWidth = useListWidth();
  const getValueNames = useCallback<GetValueNames>(
    (field) => listChoices(field, forms).map(({ label }) => label),
    [forms],
  );
  return useMemo(() => {
    const menu = buildMenuColumn(screen, t('list.actions'));
    if (phone) return [buildPhoneColumn(screen, preferences, t(`resource_one.${resource.name}`)), menu];
    const columns = buildGridColumns(screen, preferences, editable, (field) => t(field.label), getValueNames);
    const [shown] = fitColumns(screen, columns, listWidth, sort.field);
    return [...shown, menu];
  }, [phone, screen, resource.name, preferences, editable, listWidth, sort.field, t, getValueNames]);
}
