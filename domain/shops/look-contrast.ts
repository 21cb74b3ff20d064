import { contrastRatio, isHexColor, MIN_CONTRAST, makeReadable, chooseScheme } from '#domain/contrast.ts';

/** Colours of a shop's look as they are typed. */
export type LookColors = Readonly<Record<string, unknown>>;

/** A part of a shop's pages with a background and a text of its own; what is left out is as §9 has it. */
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
    defaults: { ground: '#ffffff', text: '#111111' },
  },
  // without colours of its own a page is as light or dark as its visitor wants
  { part: 'page', ground: 'bg_color', text: 'font_color' },
  {
    part: 'footer',
    ground: 'footer_bg',
    text: 'footer_color',
    defaults: { ground: '#111111', text: '#ffffff' },
  },
];

/** What is hard to read, and the colour of which field would mend it. `ratio` is missing where it depends on the visitor. */
export interface LookWarning {
  readonly part: Part['part'];
  readonly ratio?: number;
  readonly field: string;
  readonly color: string;
}

const isUnfinished = (value: unknown): boolean => Boolean(value) && !isHexColor(value);

function warningOf({ part, ground, text, defaults }: Part, look: LookColors): LookWarning | undefined {
  const [back, front] = [look[ground], look[text]];
  if ((!back && !front) || isUnfinished(back) || isUnfinished(front)) return undefined;
  const background = isHexColor(back) ? back : defaults?.ground;
  const color = isHexColor(front) ? front : defaults?.text;
  // text without a colour of its own follows the background's
  if (!color) return undefined;
  if (!background) return { part, field: ground, color: chooseScheme(color) === 'light' ? '#111111' : '#ffffff' };
  const ratio = contrastRatio(color, background);
  return ratio < MIN_CONTRAST ? { part, ratio, field: text, color: makeReadable(color, background) } : undefined;
}

/** The parts of a look that are hard to read. What is half typed is not judged. */
export function lookWarnings(look: LookColors): LookWarning[] {
  return LOOK_PARTS.flatMap((part) => warningOf(part, look) ?? []);
}
