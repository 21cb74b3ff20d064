import { computeContrastRatio, isHexColor, MIN_CONTRAST, makeReadable, chooseScheme } from '#domain/contrast.ts';
import { HEADER_DEFAULTS } from './header-colors.ts';

/** Colour fields of a theme as typed. */
export type LookColors = Readonly<Record<string, unknown>>;

/** A part of the pages with its colour fields; `defaults` are those of §9. */
interface Part {
  readonly part: 'header' | 'page' | 'footer';
  readonly ground: string;
  readonly text: string;
  readonly defaults?: { readonly ground: string; readonly text: string };
}

export const LOOK_PARTS: readonly Part[] = [
  {
    part: 'header',
    ground: 'header_bg',
    text: 'header_color',
    defaults: HEADER_DEFAULTS,
  },
  // without colours the page follows the visitor's colour scheme
  { part: 'page', ground: 'bg_color', text: 'font_color' },
  {
    part: 'footer',
    ground: 'footer_bg',
    text: 'footer_color',
    defaults: { ground: '#111111', text: '#ffffff' },
  },
];

/** A part with insufficient contrast, and the field and colour that fix it. `ratio` is missing when it depends on the visitor. */
export interface LookWarning {
  readonly part: Part['part'];
  readonly ratio?: number;
  readonly field: string;
  readonly color: string;
}

const isUnfinished = (value: unknown): boolean => Boolean(value) && !isHexColor(value);

function findWarning({ part, ground, text, defaults }: Part, look: LookColors): LookWarning | undefined {
  const [back, front] = [look[ground], look[text]];
  if ((!back && !front) || isUnfinished(back) || isUnfinished(front)) return undefined;
  const background = isHexColor(back) ? back : defaults?.ground;
  const color = isHexColor(front) ? front : defaults?.text;
  // text without a colour adapts to the background
  if (!color) return undefined;
  if (!background) return { part, field: ground, color: chooseScheme(color) === 'light' ? '#111111' : '#ffffff' };
  const ratio = computeContrastRatio(color, background);
  return ratio < MIN_CONTRAST ? { part, ratio, field: text, color: makeReadable(color, background) } : undefined;
}

/** Finds the parts of a theme with insufficient contrast. Incomplete colours are ignored. */
export function findLookWarnings(look: LookColors): LookWarning[] {
  return LOOK_PARTS.flatMap((part) => findWarning(part, look) ?? []);
}
