/** The themes of the rooms that use the engine; the server of the gallery brings them (scripts/gallery/vite-gallery.ts). */
declare module 'virtual:looks' {
  import type { Theme } from '@mui/material/styles';

  export const shop: Theme;
  export const office: Theme;
}
