/** Container width for a complete line in one row. */
const WIDE = '@container (min-width: 760px)';
/** Container width for two rows, or one row with the quantity only. */
const MIDDLE = '@container (min-width: 440px)';

/** Grid of a line by its container's width. */
export const ROW = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.25,
  alignItems: 'start',
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.5,
  gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1fr) 72px 32px',
  gridTemplateAreas: `'cover name name total remove' '. quantity quantity quantity .' '. first first second .'`,
  [MIDDLE]: {
    gridTemplateColumns: '40px 148px minmax(0, 1fr) minmax(0, 1fr) 32px',
    gridTemplateAreas: `'cover name name total remove' '. quantity first second .'`,
  },
  [WIDE]: {
    rowGap: 0,
    gridTemplateColumns: '40px minmax(0, 1fr) 148px 112px 96px 96px 32px',
    gridTemplateAreas: `'cover name quantity first second total remove'`,
  },
  '&[data-plain]': {
    gridTemplateColumns: '40px minmax(0, 1fr) auto 32px',
    gridTemplateAreas: `'cover name total remove' '. quantity quantity .'`,
    [MIDDLE]: {
      rowGap: 0,
      gridTemplateColumns: '40px minmax(0, 1fr) 148px 80px 32px',
      gridTemplateAreas: `'cover name quantity total remove'`,
    },
  },
} as const;

export const TOTAL = {
  gridArea: 'total',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  minHeight: 30,
  pt: 0.75,
} as const;
