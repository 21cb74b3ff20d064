import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import type { Track } from './playlist.ts';

// lazy, because most visitors do not open it
const TrackMenu = lazy(async () => ({ default: (await import('../playback/TrackMenu.tsx')).TrackMenu }));

/** A button that opens the queue actions of a track. */
export function TrackMenuButton({ track }: { track: Track }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <span style={{ position: 'relative' }}>
      <button
        type="button"
        aria-label={t('player.add', { title: track.title })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="plus" size={16} />
      </button>
      {open && (
        <Suspense>
          <TrackMenu track={track} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
