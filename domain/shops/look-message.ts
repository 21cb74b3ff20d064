/**
 * Messages between the back office and the preview of a theme (/look-preview). Receivers check that the origin is the
 * site's own.
 */
import { isHexColor } from '#domain/contrast.ts';

/** Colour fields of a theme. */
const COLORS = ['header_bg', 'header_color', 'bg_color', 'font_color', 'footer_bg', 'footer_color'] as const;
const LINKS = ['artist_facebook', 'artist_instagram', 'artist_youtube', 'artist_spotify', 'artist_itunes'] as const;
const POSITIONS = ['left', 'center', 'right'] as const;

export interface PreviewLook extends Partial<
  Record<(typeof COLORS)[number] | (typeof LINKS)[number] | 'logo', string | null>
> {
  white_label?: boolean;
  logo_height?: number;
  logo_position?: (typeof POSITIONS)[number];
}

/** The theme being edited; `logo` is a picture's folder, or a blob: address of a file that is not uploaded yet. */
export interface LookMessage {
  readonly type: 'look';
  readonly look: PreviewLook;
}

/** The page is ready, or has a new height in CSS pixels. */
export interface LookPageMessage {
  readonly type: 'look-page';
  readonly height: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Picks the valid values; empty ones become null, invalid ones are left out. */
function pick<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
  isValid: (value: string) => boolean,
): Partial<Record<Name, string | null>> {
  const picked: Partial<Record<Name, string | null>> = {};
  for (const name of names) {
    const value = values[name];
    if (isEmpty(value)) picked[name] = null;
    else if (typeof value === 'string' && isValid(value)) picked[name] = value;
  }
  return picked;
}

const isLogo = (value: string): boolean => /^[\w-]{1,200}$/.test(value) || value.startsWith('blob:');

/** Picks the valid fields of a theme being edited. */
export function pickPreviewLook(values: Readonly<Record<string, unknown>>): PreviewLook {
  const { white_label, logo_height, logo_position } = values;
  const position = POSITIONS.find((value) => value === logo_position);
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

/** Parses the valid fields of a theme message; undefined for any other message. */
export function readLookMessage(data: unknown): PreviewLook | undefined {
  return isObject(data) && data.type === 'look' && isObject(data.look) ? pickPreviewLook(data.look) : undefined;
}

/** Parses the height of a page message; undefined for any other message. */
export function readLookPageMessage(data: unknown): number | undefined {
  if (!isObject(data) || data.type !== 'look-page') return undefined;
  return typeof data.height === 'number' && data.height > 0 ? data.height : undefined;
}
