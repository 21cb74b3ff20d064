import type { ResourceDefinition } from '#generated/definitions.ts';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import { useLiveList } from './use-live-list.ts';

interface Props {
  resource: ResourceDefinition;
  /** Element that contains the rows. */
  grid: RefObject<HTMLElement | null>;
}

/** Keeps a list up to date; changes that arrive while a row is in use are shown by a button. */
export function LiveList({ resource, grid }: Props) {
  const t = useTranslate();
  const { waiting, show } = useLiveList(resource, grid);
  return (
    <span role="status">
      {waiting > 0 && (
        <Button startIcon={<Refresh />} onClick={show}>
          {t('list.changed', { count: waiting })}
        </Button>
      )}
    </span>
  );
}
