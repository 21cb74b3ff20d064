import { Picture } from '#forms-schema/view/Picture.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import type { ReactNode } from 'react';
import { TwoLines } from './TwoLines.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';

interface Props {
  /** An order line, or another object with a project. */
  line: {
    project_id: number;
    picture?: string | null;
    name: string;
    artist_name?: string | null;
    item_name?: string | null;
    barcode?: string | null;
    comment?: string | null;
  };
  /** A note for staff. */
  note?: string;
  /** Quantity and amounts. */
  amounts: readonly string[];
  /** Actions at the end of the row. */
  end?: ReactNode;
}

/** A row for a project on another record's page: cover, name, facts and aligned amounts. */
export function ProjectLine({ line, note, amounts, end }: Props) {
  return (
    <Stack direction="row" sx={LOOK}>
      <Picture folder="projects" name={String(line.picture ?? line.project_id)} size={40} />
      <TwoLines
        title={
          <Link to={buildRecordPath({ name: 'projects' }, line.project_id)} color="inherit" underline="hover">
            {line.name}
          </Link>
        }
        facts={[line.artist_name, line.item_name, line.barcode]}
        sx={NAMES}
      >
        {note && <Typography variant="body2">{note}</Typography>}
        {line.comment && <Typography variant="body2">“{line.comment}”</Typography>}
      </TwoLines>
      {amounts.map((amount, index) => (
        <Typography
          key={index}
          sx={{ ...AMOUNT, minWidth: index > 0 ? 76 : 0, ml: { xs: index > 0 ? 0 : 'auto', sm: 0 } }}
        >
          {amount}
        </Typography>
      ))}
      {end}
    </Stack>
  );
}

/** Amounts wrap below on phones. */
const NAMES = { minWidth: { xs: 'calc(100% - 52px)', sm: 0 } } as const;

const LOOK = {
  columnGap: 1.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const AMOUNT = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' } as const;
