import type { ResourceDefinition } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { usePhone } from '../../frame/use-phone.ts';
import { ColumnList } from './ColumnList.tsx';
import { type ListPreferences, useListPreferences } from './preferences.ts';

const DENSITIES: readonly ListPreferences['density'][] = ['compact', 'standard', 'comfortable'];

interface Props {
  resource: ResourceDefinition;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns a list shows, in which order and how dense; remembered. */
export function ColumnsPanel({ resource, anchor, onClose }: Props) {
  const t = useTranslate();
  const phone = usePhone();
  const { preferences, change, reset } = useListPreferences(resource);
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
        <Button onClick={reset}>{t('list.reset_columns')}</Button>
      </Stack>
    </Popover>
  );
}
