/** Paths of the icons (`Icon`) of several pages, which the frame does not show. */
export const PAGE_ICONS = {
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  truck:
    'M2.5 6h11v10.5h-11V6Zm11 4h4l4 3.5v3h-8V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  alert: 'M12 3.5l9.5 16.5h-19L12 3.5Zm0 6.5v4.5m0 2.5v.5',
} as const;
