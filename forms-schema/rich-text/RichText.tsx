import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { Markup } from './marks.ts';
import { type RichNode, richNodes } from './rich-nodes.ts';

function Nodes({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const { tag: Tag, href, children } = node;
    if (Tag === 'br') return <br key={index} />;
    const inside = <Nodes nodes={children} />;
    if (Tag !== 'a') return <Tag key={index}>{inside}</Tag>;
    return (
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer">
        {inside}
      </Link>
    );
  });
}

/** A rich text as it is read. */
export function RichText({ text, markup }: { text: string; markup?: Markup }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', '& > :first-of-type': { mt: 0 }, '& > :last-child': { mb: 0 } }}>
      <Nodes nodes={richNodes(text, markup)} />
    </Box>
  );
}
