/** Themes of admin and storefront, provided by scripts/gallery/vite-gallery.ts. */
declare module 'virtual:looks' {
  import type { Theme } from '@mui/material/styles';

  export const shop: Theme;
  export const office: Theme;
}
