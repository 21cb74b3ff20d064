/** SVG paths of 24 × 24 icons; a component set would be larger than all of them. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21',
  cart: 'M5 8h14l-1 12.5H6L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8',
  user: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c1-3.4 3.9-5 7.5-5s6.5 1.6 7.5 5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M7.5 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  previous: 'M18.5 5.5v13L9 12l9.5-6.5ZM5.5 5.5v13',
  next: 'M5.5 5.5v13L15 12 5.5 5.5ZM18.5 5.5v13',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.400 1.400M17.3 17.3l1.400 1.400M5.3 18.7l1.400-1.400M17.3 6.7l1.400-1.400',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  truck:
    'M2.5 6h11v10.5h-11V6Zm11 4h4l4 3.5v3h-8V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  alert: 'M12 3.5l9.5 16.5h-19L12 3.5Zm0 6.5v4.5m0 2.5v.5',
} as const;

export type IconName = keyof typeof PATHS;

const FILLED: readonly IconName[] = ['play', 'previous', 'next'];

interface IconProps {
  readonly name?: IconName;
  /** the path of an icon that few pages use, in place of `name` */
  readonly path?: string;
  readonly size?: number;
}

/** A decorative icon in the text's colour. Its meaning is in the text beside it or the button's label. */
export function Icon({ name, path, size = 22 }: IconProps) {
  return (
    <IconShape
      path={path ?? (name ? PATHS[name] : '')}
      size={size}
      filled={name !== undefined && FILLED.includes(name)}
      width={name === 'pause' ? 4 : 1.75}
    />
  );
}

interface IconShapeProps {
  /** SVG path of 24 × 24 */
  readonly path: string;
  readonly size?: number;
  readonly filled?: boolean;
  /** width of the stroke */
  readonly width?: number;
}

/** An icon that only a few pages have, by its path. */
export function IconShape({ path, size = 22, filled = false, width = 1.75 }: IconShapeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
