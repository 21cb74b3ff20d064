import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';
import { usePhone } from '#admin/ui/use-phone.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import type { Screen } from '../define.ts';
import { ColumnList } from './ColumnList.tsx';
import { fitColumns, buildGridColumns } from './columns.tsx';
import { type ListPreferences, useListPreferences } from './preferences.ts';
import { useListWidth } from './use-list-width.ts';

const DENSITIES: readonly ListPreferences['density'][] = ['compact', 'standard', 'comfortable'];

interface Props {
  screen: Screen;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Panel of a list's columns and density, which are stored as preferences. */
export function ColumnsPanel({ screen, anchor, onClose }: Props) {
  const t = useTranslate();
  const phone = usePhone();
  const listWidth = useListWidth();
  const { sort } = useListContext();
  const { resource } = screen;
  const { preferences, change, reset } = useListPreferences(resource);
  const columns = buildGridColumns(screen, preferences, [], (field) => t(field.label));
  const [, hidden] = fitColumns(screen, columns, phone ? Infinity : listWidth, sort.field);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': t('list.columns'), role: 'dialog' } }}
    >
      <Stack sx={{ p: 1.5, gap: 1, width: 320 }}>
        {!phone && (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={preferences.density}
            aria-label={t('list.density')}
            onChange={(_, density: ListPreferences['density'] | null) => density && change({ density })}
          >
            {DENSITIES.map((density) => (
              <ToggleButton key={density} value={density} sx={{ textTransform: 'none', py: 0.25 }}>
                {t(`list.density_${density}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <ColumnList resource={resource} shown={preferences.columns} onChange={(columns) => change({ columns })} />
        {hidden.length > 0 && (
          <SecondaryText role="status">
            {t('list.no_room', { columns: hidden.map(({ headerName }) => headerName).join(', ') })}
          </SecondaryText>
        )}
        <Button onClick={reset}>{t('list.reset_columns')}</Button>
      </Stack>
    </Popover>
  );
}
