/**
 * MUI cuts the label of an outlined input that is longer than a line. This one takes as many lines as it needs: the last
 * stands in the outline as ever, the others above it. One line takes no room at all, as before.
 */
export const LABEL = {
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
