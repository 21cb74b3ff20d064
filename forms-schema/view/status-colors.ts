import { amber, blue, brown, green, grey, purple, red } from '@mui/material/colors';
import type { Color } from '#generated/definitions.ts';

/** A light and a dark tone with a contrast of at least 4.5 : 1 between them; dark schemes swap them. */
export const STATUS_TONES = {
  grey: { light: grey[200], dark: grey[800] },
  purple: { light: purple[50], dark: purple[900] },
  blue: { light: blue[50], dark: blue[900] },
  red: { light: red[50], dark: red[900] },
  yellow: { light: amber[100], dark: brown[800] },
  green: { light: green[100], dark: green[900] },
} as const satisfies Record<Color, { light: string; dark: string }>;
