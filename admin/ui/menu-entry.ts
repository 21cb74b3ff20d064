import type { SvgIconComponent } from '@mui/icons-material';

/** One line of a menu: it leads to a screen (`to`), to a page outside (`href`), or does something. */
export interface MenuEntry {
  label: string;
  icon?: SvgIconComponent;
  to?: string;
  href?: string;
  /** Language of the label, where it is not that of the screen. */
  lang?: string;
  selected?: boolean;
  /** A line above it sets it apart. */
  apart?: boolean;
  onSelect?: (opener: HTMLElement) => void;
}
