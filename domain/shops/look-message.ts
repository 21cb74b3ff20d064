/**
 * What the back office tells a page of the shop that shows a look while it is drawn (/look-preview), and what that answers.
 * Both are of one origin; whoever hears it checks that.
 */
import { isHexColor } from '#domain/contrast.ts';

/** Fields of a look whose colours are told. */
const COLORS = ['header_bg', 'header_color', 'bg_color', 'font_color', 'footer_bg', 'footer_color'] as const;
const LINKS = ['artist_facebook', 'artist_instagram', 'artist_youtube', 'artist_spotify', 'artist_itunes'] as const;
const POSITIONS = ['left', 'center', 'right'] as const;

export interface LookTold extends Partial<
  Record<(typeof COLORS)[number] | (typeof LINKS)[number] | 'logo', string | null>
> {
  white_label?: boolean;
  logo_height?: number;
  logo_position?: (typeof POSITIONS)[number];
}

/** A look as it is typed; `logo` is a picture's folder, or the address of a file that is not sent yet (blob:). */
export interface LookMessage {
  readonly type: 'look';
  readonly look: LookTold;
}

/** The page hears now, or has become so high (CSS pixels). */
export interface LookPageMessage {
  readonly type: 'look-page';
  readonly height: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The named values that keep a rule; what is empty is told as null, what is half typed not at all. */
function pick<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
  isRight: (value: string) => boolean,
): Partial<Record<Name, string | null>> {
  const told: Partial<Record<Name, string | null>> = {};
  for (const name of names) {
    const value = values[name];
    if (isEmpty(value)) told[name] = null;
    else if (typeof value === 'string' && isRight(value)) told[name] = value;
  }
  return told;
}

const isLogo = (value: string): boolean => /^[\w-]{1,200}$/.test(value) || value.startsWith('blob:');

/** Of a look as it is typed, what can be shown. */
export function tellLook(values: Readonly<Record<string, unknown>>): LookTold {
  const { white_label, logo_height, logo_position } = values;
  const position = POSITIONS.find((one) => one === logo_position);
  const isHeight = typeof logo_height === 'number' && logo_height >= 16 && logo_height <= 200;
  return {
    ...pick(values, COLORS, isHexColor),
    ...pick(values, LINKS, (value) => /^https?:\/\//.test(value)),
    ...pick(values, ['logo'], isLogo),
    ...(typeof white_label === 'boolean' && { white_label }),
    ...(isHeight && { logo_height }),
    ...(position && { logo_position: position }),
  };
}

/** The look that a message tells, of which only what is right is kept. Undefined for any other message. */
export function readLookMessage(data: unknown): LookTold | undefined {
  return isObject(data) && data.type === 'look' && isObject(data.look) ? tellLook(data.look) : undefined;
}

/** How high the page says to be. Undefined for any other message. */
export function readLookPageMessage(data: unknown): number | undefined {
  if (!isObject(data) || data.type !== 'look-page') return undefined;
  return typeof data.height === 'number' && data.height > 0 ? data.height : undefined;
}
