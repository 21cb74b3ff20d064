import { IconShape } from '#storefront/ui/Icon.tsx';

/** Shapes of 24 × 24 icons; the pause bars are strokes. */
const SHAPES = {
  play: { path: 'M7.5 4.5v15l12-7.5-12-7.5Z', filled: true },
  pause: { path: 'M8 5v14M16 5v14', width: 4 },
  previous: { path: 'M18.5 5.5v13L9 12l9.5-6.5ZM5.5 5.5v13', filled: true },
  next: { path: 'M5.5 5.5v13L15 12 5.5 5.5ZM18.5 5.5v13', filled: true },
} as const;

/** A decorative icon of a button that plays, pauses or changes the track. */
export function PlayIcon({ name, size }: { name: keyof typeof SHAPES; size?: number }) {
  return <IconShape {...SHAPES[name]} size={size} />;
}
