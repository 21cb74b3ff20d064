/** SVG paths of the 24 × 24 icons of the frame; a component set would be larger than all of them. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21',
  cart: 'M5 8h14l-1 12.5H6L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8',
  user: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c1-3.4 3.9-5 7.5-5s6.5 1.6 7.5 5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  down: 'M6 9.5l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  chat: 'M4 5h16v11.5H11L6.5 20v-3.5H4V5Zm4.5 4.5h7m-7 3h4.5',
} as const;

interface IconProps {
  readonly name?: keyof typeof PATHS;
  /** the path of an icon of some pages (`PAGE_ICONS`), in place of `name` */
  readonly path?: string;
  readonly size?: number;
}

/** A decorative icon in the text's colour. Its meaning is in the text beside it or the button's label. */
export function Icon({ name, path = name && PATHS[name], size }: IconProps) {
  return <IconShape path={path ?? ''} size={size} />;
}

interface IconShapeProps {
  /** SVG path of 24 × 24 */
  readonly path: string;
  readonly size?: number | undefined;
  readonly filled?: boolean;
  /** width of the stroke */
  readonly width?: number;
}

/** An icon by its path. */
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
