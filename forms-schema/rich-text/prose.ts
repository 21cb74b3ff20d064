/** Styles of rich text, in editor and view. */
export const PROSE = {
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, blockquote, h2, h3)': { my: 1 },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h2': { mt: 2.5, fontSize: '1.2em', fontWeight: 700 },
  '& h3': { mt: 2, fontSize: '1em', fontWeight: 700 },
  '& :is(ul, ol)': { pl: 3 },
  '& li > p': { my: 0 },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
} as const;
