/** Style of native inputs in toolbars. */
export const QUIET_INPUT = {
  font: 'inherit',
  typography: 'body2',
  height: 30,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 0.5,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
