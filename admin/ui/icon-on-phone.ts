/** Hides a button's text, in a `span`, on a phone. The button needs an icon and an `aria-label`. */
export const ICON_ON_PHONE = {
  flexShrink: 0,
  minWidth: 32,
  '& > span:last-of-type:not(:only-of-type)': { display: { xs: 'none', sm: 'inline' } },
  '& > .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
} as const;
