/** Paths of the icons (`Icon`) that only the page of a project shows. */
export const RELEASE_ICONS = {
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z',
  bookmark: 'M6.5 4h11v16L12 15.8 6.5 20V4Z',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12.5V20h14v-7.5',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21M10.5 8v5M8 10.5h5',
  turn: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5',
  disc: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const;
