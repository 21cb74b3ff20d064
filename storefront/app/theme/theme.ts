/** The theme of the site: used by MUI's components, and by CSS modules through its variables (theme-stylesheet.ts). */
import { extendTheme } from '@mui/material/styles';

/** Font families; fonts.css defines the metric-adjusted fallbacks. */
const FALLBACK = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';
const TEXT_FONT = `"Inter Variable", "Inter Fallback", ${FALLBACK}`;
const DISPLAY_FONT = `"Bricolage Grotesque Variable", "Bricolage Fallback", ${FALLBACK}`;

export const theme = extendTheme({
  colorSchemeSelector: '[data-scheme="%s"]',
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#b83a12', dark: '#8f2a0a', light: '#d9562c', contrastText: '#ffffff' },
        secondary: { main: '#1b1713', contrastText: '#fbf8f3' },
        background: { default: '#fbf8f3', paper: '#ffffff' },
        text: { primary: '#1b1713', secondary: '#655c52' },
        divider: '#e4ddd2',
        success: { main: '#2f6b3a' },
        error: { main: '#b3261e' },
        warning: { main: '#8a5a00' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ff8256', dark: '#ff9d79', light: '#ff6a36', contrastText: '#1c0d06' },
        secondary: { main: '#f4efe8', contrastText: '#1b1713' },
        background: { default: '#151210', paper: '#1f1b18' },
        text: { primary: '#f4efe8', secondary: '#b5aa9d' },
        divider: '#37312b',
        success: { main: '#7cc489' },
        error: { main: '#ff8f87' },
        warning: { main: '#e9b95c' },
      },
    },
  },
  shape: { borderRadius: 4 },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 }, sizeLarge: { minHeight: 52, fontSize: '1rem' } },
    },
  },
  typography: {
    fontFamily: TEXT_FONT,
    h1: {
      fontFamily: DISPLAY_FONT,
      fontWeight: 750,
      fontSize: 'clamp(2.25rem, 1.55rem + 3vw, 4.25rem)',
      lineHeight: 1.02,
    },
    h2: {
      fontFamily: DISPLAY_FONT,
      fontWeight: 700,
      fontSize: 'clamp(1.6rem, 1.3rem + 1.3vw, 2.4rem)',
      lineHeight: 1.1,
    },
    h3: { fontFamily: DISPLAY_FONT, fontWeight: 650, fontSize: '1.25rem', lineHeight: 1.25 },
    h4: { fontFamily: DISPLAY_FONT, fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.3 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4 },
  },
});
