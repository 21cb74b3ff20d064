import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Screen } from '../define.ts';

const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel }));

/** Opens the panel of columns. */
export function ColumnsButton({ screen }: { screen: Screen }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<ViewColumn />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-keyshortcuts="Shift+C"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ flexShrink: 0 }}
      >
        {t('list.columns')}
      </Button>
      <Suspense>{anchor && <ColumnsPanel screen={screen} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
