import { Field } from '#forms-schema/fields/Field.tsx';
import type { FieldOverride, FormField } from '#forms-schema/overrides.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { TwoLines } from './TwoLines.tsx';

/** What a line is of, and what the server makes of it. */
export interface LineFacts {
  readonly title: string;
  readonly facts: readonly (string | null | undefined)[];
  /** Of the folder of projects' pictures. */
  readonly picture: string;
  /** What to know about it. */
  readonly note: string;
  readonly isWrong: boolean;
  /** What it comes to; empty until the server has said. */
  readonly total: string;
  /** Names of fields: how many, and up to two beside it. */
  readonly quantity?: string;
  readonly beside: readonly string[];
  /** Fields that need the whole width, below. */
  readonly below: readonly string[];
  /** How inputs of this line depart from their fields. */
  readonly inputs?: Readonly<Record<string, FieldOverride>>;
}

interface Props extends LineFacts {
  /** The fields of a line. */
  items: readonly FormField[];
  /** Path of the line in the form. */
  name: string;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One line of a document that is being written. Arrow keys in the quantity count. */
export function LineRow({ items, name, inputs = {}, quantity, beside, below, onStep, onRemove, ...line }: Props) {
  const t = useTranslate();
  const input = (field: string) =>
    items
      .filter((one) => one.name === field)
      .map((one) => <Field key={field} field={{ ...one, ...inputs[field] }} name={`${name}.${field}`} among={items} />);
  const place = (area: string, field: string | undefined) => (
    <Box sx={{ gridArea: area }}>{field !== undefined && input(field)}</Box>
  );
  return (
    <Box role="group" aria-label={line.title} sx={ROW}>
      <Box sx={{ gridArea: 'cover' }}>
        <Picture folder="projects" name={line.picture} size={40} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <TwoLines title={line.title} facts={line.facts}>
          <Typography variant="body2" color={line.isWrong ? 'error' : 'textSecondary'} noWrap>
            {line.note}
          </Typography>
        </TwoLines>
      </Box>
      <Box
        sx={{ gridArea: 'quantity' }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }}
      >
        {quantity !== undefined && input(quantity)}
      </Box>
      {place('first', beside[0])}
      {place('second', beside[1])}
      <Typography sx={TOTAL}>{line.total}</Typography>
      <IconButton
        aria-label={t('lines.remove', { name: line.title })}
        onClick={onRemove}
        sx={{ gridArea: 'remove', mt: 0.5 }}
      >
        <Delete fontSize="small" />
      </IconButton>
      {below.map((field) => (
        <Box key={field} sx={{ gridColumn: { xs: '2 / 5', md: '2 / 6' }, pt: 1 }}>
          {input(field)}
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1,
  rowGap: { xs: 1.25, md: 0 },
  alignItems: 'start',
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.5,
  gridTemplateColumns: { xs: '40px 1fr 1fr 1fr 32px', md: '40px minmax(0, 1fr) 84px 112px 96px 96px 32px' },
  gridTemplateAreas: {
    xs: `'cover name name total remove' '. quantity first second .'`,
    md: `'cover name quantity first second total remove'`,
  },
} as const;

const TOTAL = {
  gridArea: 'total',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  minHeight: 30,
  pt: { xs: 0.5, md: 1 },
} as const;
