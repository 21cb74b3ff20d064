/**
 * Wraps long labels of outlined inputs, which MUI truncates. The last line is in the outline, the others are above it;
 * a single line takes no extra space.
 */
export const WRAPPING_LABEL = {
  position: 'relative',
  zIndex: 1,
  transform: 'none',
  fontSize: '0.75em',
  lineHeight: 1.5,
  maxWidth: 'none',
  mx: '14px',
  mt: '-0.75em',
  mb: '-0.75em',
  alignSelf: 'flex-start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  overflow: 'visible',
} as const;

/** Disabled style for elements without one in MUI. */
export const DISABLED_STYLE = { opacity: 0.45 } as const;
