/** CSS preview of a vinyl colour. */

interface VinylColorStyle {
  readonly base: string;
  readonly kind: string;
  readonly accent?: string;
}

export function isVinylColorStyle(value: unknown): value is VinylColorStyle {
  return typeof value === 'object' && value !== null && 'base' in value && 'kind' in value;
}

const HOLE = 'radial-gradient(circle, #fff 0 1.5px, transparent 2px)';

function buildSurface({ base, kind, accent = '#ffffff' }: VinylColorStyle): string {
  switch (kind) {
    case 'transparent':
      // paler towards the middle
      return `radial-gradient(circle, color-mix(in srgb, ${base} 35%, #fff), ${base} 75%)`;
    case 'marbled':
      return `conic-gradient(from 20deg, ${base}, ${accent} 12%, ${base} 26%, ${base} 40%, ${accent} 52%, ${base} 64%, ${accent} 82%, ${base})`;
    case 'splatter':
      return [
        ...['28% 26%', '66% 18%', '80% 52%', '58% 78%', '22% 64%', '44% 40%', '88% 30%'].map(
          (position, index) =>
            `radial-gradient(circle at ${position}, ${accent} 0 ${index % 2 ? 1.5 : 2.5}px, transparent ${index % 2 ? 2 : 3}px)`,
        ),
        `linear-gradient(${base}, ${base})`,
      ].join(', ');
    case 'half':
      return `linear-gradient(90deg, ${base} 50%, ${accent} 50%)`;
    case 'picture':
      return 'conic-gradient(#e53935, #fdd835, #43a047, #1e88e5, #8e24aa, #e53935)';
    default:
      return `linear-gradient(${base}, ${base})`;
  }
}

/** The CSS background of a disc. */
export function buildDiscBackground(style: VinylColorStyle): string {
  return `${HOLE}, ${buildSurface(style)}`;
}
