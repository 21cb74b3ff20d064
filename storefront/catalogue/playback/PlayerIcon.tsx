import { IconShape } from '#storefront/ui/Icon.tsx';

/** SVG paths of 24 × 24 icons of the player. */
const PATHS = {
  queue: 'M3.5 6h17M3.5 11h10M3.5 16h10M17 13.5v7l4-3.5-4-3.5Z',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-1a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5 0 5 5m0-5-5 5',
  up: 'M12 19V5.5M6 11.5l6-6 6 6',
  down: 'M12 5v13.5M6 12.5l6 6 6-6',
  remove: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
} as const;

/** A decorative icon of the player; loaded with it. */
export function PlayerIcon({ name, size = 22 }: { name: keyof typeof PATHS; size?: number }) {
  return <IconShape path={PATHS[name]} size={size} />;
}
