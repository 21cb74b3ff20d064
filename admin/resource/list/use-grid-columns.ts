import type { FieldDefinition } from '#generated/definitions.ts';
import { listChoices } from '#forms-schema/labels.ts';
import { useForms } from '#forms-schema/context.tsx';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { Screen } from '../define.ts';
import { fitting, gridColumns, type NamesOf } from './columns.tsx';
import { menuColumn } from './menu-column.tsx';
import { phoneColumn } from './phone-column.tsx';
import type { useListPreferences } from './preferences.ts';
import { useRoom } from './room.ts';

type Preferences = ReturnType<typeof useListPreferences>['preferences'];

/** The columns of a list: those that fit the width of the screen, or a single one on a phone, and the row menu. */
export function useGridColumns(screen: Screen, preferences: Preferences, editable: readonly FieldDefinition[]) {
  const { resource } = screen;
  const { sort } = useListContext<RaRecord>();
  const t = useTranslate();
  const forms = useForms();
  const phone = usePhone();
  const room = useRoom();
  const names = useCallback<NamesOf>((field) => listChoices(field, forms).map(({ label }) => label), [forms]);
  return useMemo(() => {
    const menu = menuColumn(screen, t('list.actions'));
    if (phone) return [phoneColumn(screen, preferences, t(`resource_one.${resource.name}`)), menu];
    const all = gridColumns(screen, preferences, editable, (field) => t(field.label), names);
    const [shown] = fitting(screen, all, room, sort.field);
    return [...shown, menu];
  }, [phone, screen, resource.name, preferences, editable, room, sort.field, t, names]);
}
