import type { ResourceDefinition } from '#generated/definitions.ts';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Identifier, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buildRecordPath } from '../paths.ts';
import { useRecordPager } from './use-record-pager.ts';

interface Props {
  resource: ResourceDefinition;
  id: Identifier;
}

/** Links to the previous and next record of the last list. They replace the history entry, so that going back opens the list. */
export function RecordPager({ resource, id }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { position, total, isEstimated, previous, next, open } = useRecordPager(resource, id);
  if (position === undefined) return null;
  const about = total.toLocaleString(locale);
  const links = [
    { name: 'previous', key: 'k', Icon: ChevronLeft, to: previous },
    { name: 'next', key: 'j', Icon: ChevronRight, to: next },
  ] as const;
  return (
    <Box component="nav" aria-label={t('list.pages')} sx={NAV}>
      {t('record.place', {
        place: position.toLocaleString(locale),
        total: isEstimated ? t('list.about', { total: about }) : about,
      })}
      {links.map(({ name, key, Icon, to }) => (
        <IconButton
          key={name}
          size="small"
          aria-label={t(`record.${name}`)}
          aria-keyshortcuts={key}
          {...(to === undefined
            ? { disabled: true }
            : {
                component: Link,
                to: buildRecordPath(resource, to.id),
                replace: true,
                onClick: () => open(to),
              })}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}

const NAV = {
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
