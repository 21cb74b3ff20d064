import type { SvgIconComponent } from '@mui/icons-material';

/** An item of a menu: a link to a screen (`to`) or to an external page (`href`), or an action (`onSelect`). */
export interface MenuEntry {
  label: string;
  icon?: SvgIconComponent;
  to?: string;
  href?: string;
  /** Language of the label, where it is not that of the screen. */
  lang?: string;
  selected?: boolean;
  /** Has a divider above. */
  apart?: boolean;
  onSelect?: (opener: HTMLElement) => void;
}
