import { boolean, integer, text } from 'drizzle-orm/pg-core';
import type { LogoPosition } from '#generated/enums.ts';

/** Theme columns (ShopLook) of shops and their versions. */
export const lookColumns = () => ({
  white_label: boolean().notNull().default(false),
  logo: text(),
  logo_height: integer().notNull().default(51),
  logo_position: text().$type<LogoPosition>().notNull().default('left'),
  header_bg: text(),
  header_color: text(),
  bg_color: text(),
  font_color: text(),
  footer_bg: text(),
  footer_color: text(),
  artist_facebook: text(),
  artist_instagram: text(),
  artist_youtube: text(),
  artist_spotify: text(),
  artist_itunes: text(),
});
