import { foldText } from '#admin/ui/fold-text.ts';
import { SettingKey } from '#generated/enums/SettingKey.ts';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useRole } from '#admin/api/use-role.ts';
import { getSettingsSections } from './menu.ts';

/** A card on the settings page. */
export interface SettingsItem {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly icon: string;
}

export interface SettingsSection {
  readonly name: string;
  readonly items: readonly SettingsItem[];
}

/**
 * Returns the sections that a role may open, filtered to items with every word of `text` in their title, description or
 * section. A search also finds single settings by name.
 */
export function useSettingsItems(text: string): readonly SettingsSection[] {
  const t = useTranslate();
  const role = useRole();
  return useMemo(() => {
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const isFound = (...texts: string[]) =>
      words.every((word) => texts.some((searched) => foldText(searched).includes(word)));
    return getSettingsSections(role).flatMap(({ name, entries }): SettingsSection[] => {
      const lists = entries.map(({ path, label, icon }) => ({
        to: `/${path}`,
        title: t(label),
        about: t(`menu.about.${path}`),
        icon,
      }));
      const single = lists.find(({ to }) => to === '/settings');
      const keys = single && words.length > 0 ? SettingKey.values : [];
      const items = [
        ...lists.filter(({ title, about }) => isFound(title, about, t(`resource_groups.${name}`))),
        ...keys
          .map((key) => ({
            to: `/settings?filter=${encodeURIComponent(JSON.stringify({ key }))}`,
            title: t(`enums.SettingKey.${key}`),
            about: single?.title ?? '',
            icon: single?.icon ?? '',
          }))
          .filter(({ title }) => isFound(title)),
      ];
      return items.length > 0 ? [{ name, items }] : [];
    });
  }, [role, t, text]);
}
