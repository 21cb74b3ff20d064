import { VinylColor } from '#generated/enums.ts';
import type { VinylLook } from '#domain/catalogue/vinyl-colors.ts';
import styles from './Disc.module.css';

/** A CD, or a vinyl colour. */
export type DiscColor = VinylColor | 'cd';

const CENTRE = 50;
const GOLDEN_ANGLE = 137.5;

/** Splatter streaks, the same on every render. */
const STREAKS = Array.from({ length: 18 }, (_, index) => ({
  angle: (index * GOLDEN_ANGLE) % 360,
  from: 20 + ((index * 7) % 14),
  length: 8 + ((index * 5) % 15),
  width: 1 + (index % 3) * 0.8,
}));

const CLOUDS = [
  'M8 34C22 16 40 30 58 14s34 2 36 18-18 12-34 20S18 54 8 34Z',
  'M14 78c10-18 26-6 40-16s34-6 32 10-22 22-42 20-38 0-30-14Z',
] as const;

function Pattern({ look }: { look: VinylLook }) {
  switch (look.kind) {
    case 'marbled':
      return CLOUDS.map((path) => <path key={path} d={path} fill={look.accent} opacity={0.6} />);
    case 'splatter':
      return STREAKS.map(({ angle, from, length, width }) => (
        <ellipse
          key={angle}
          cx={CENTRE + from + length / 2}
          cy={CENTRE}
          rx={length / 2}
          ry={width}
          fill={look.accent}
          transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
        />
      ));
    case 'half':
      return <path d="M0 50a50 50 0 0 1 100 0Z" fill={look.accent} />;
    case 'picture':
      return CLOUDS.map((path, index) => (
        <path key={path} d={path} fill={index ? '#e0633a' : '#2f7a78'} opacity={0.9} />
      ));
    default:
      return null;
  }
}

/**
 * A record or CD as SVG. Decorative: the colour is also named in text. Colours are attributes, which a strict content
 * security policy allows.
 */
export function Disc({ color }: { color: DiscColor }) {
  if (color === 'cd') return <span className={`${styles.disc} ${styles.cd}`} aria-hidden="true" />;
  const look = VinylColor.data[color];
  return (
    <span className={styles.disc} aria-hidden="true">
      <svg viewBox="0 0 100 100" width="100" height="100" opacity={look.kind === 'transparent' ? 0.82 : 1}>
        <circle cx="50" cy="50" r="50" fill={look.base} />
        <Pattern look={look} />
      </svg>
    </span>
  );
}
