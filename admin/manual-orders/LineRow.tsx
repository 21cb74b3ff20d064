import { ManualOrderIssueCode } from '#generated/enums/ManualOrderIssueCode.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { ManualOrderLine } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { Field } from '#forms-schema/fields/Field.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FormField } from '#forms-schema/overrides.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** What a line is of. */
export type LineFacts = Pick<
  ManualOrderLine,
  'item_id' | 'project_id' | 'name' | 'artist_name' | 'item_name' | 'chosen_sizes' | 'picture' | 'stock'
>;

interface Props {
  items: readonly FormField[];
  name: string;
  facts: LineFacts;
  /** What the server makes of it; undefined until it has. */
  line: ManualOrderLine | undefined;
  currency: Currency | undefined;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One line: what it is, how many, for how much and why. Arrow keys in the quantity count. */
export function LineRow({ items, name, facts, line, currency, onStep, onRemove }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { control } = useFormScope();
  const agreed = useWatch({ control, name: [`${name}.price`, `${name}.discount_percent`] });
  // things with a size are items of their own; only sets are ordered by sizes
  const isSized = facts.chosen_sizes != null;
  const asked = (field: string, more: Partial<FormField> = {}) =>
    items
      .filter((one) => one.name === field)
      .map((one) => <Field key={field} field={{ ...one, ...more }} name={`${name}.${field}`} among={items} />);
  const list = line && formatMoney(line.list_price, currency, locale);
  const stock = line?.stock ?? facts.stock ?? 0;
  return (
    <Box role="group" aria-label={facts.name} sx={ROW}>
      <Box sx={{ gridArea: 'cover' }}>
        <Picture folder="projects" name={String(facts.picture ?? facts.project_id)} size={40} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {facts.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {[facts.artist_name, facts.item_name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color={line?.issue ? 'error' : 'textSecondary'} noWrap>
          {[
            list && t('draft.list', { price: list }),
            t('draft.stock', { count: stock }),
            line?.issue && t(`enums.${ManualOrderIssueCode.name}.${line.issue}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{ gridArea: 'quantity' }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }}
      >
        {!isSized && asked('quantity')}
      </Box>
      <Box sx={{ gridArea: 'price' }}>{asked('price', { type: 'number', placeholder: list })}</Box>
      <Box sx={{ gridArea: 'less' }}>{asked('discount_percent', { label: 'fields.discount' })}</Box>
      <Typography sx={TOTAL}>{line && formatMoney(line.total, currency, locale)}</Typography>
      <IconButton
        aria-label={t('draft.remove', { name: facts.name })}
        onClick={onRemove}
        sx={{ gridArea: 'remove', mt: 0.5 }}
      >
        <Delete fontSize="small" />
      </IconButton>
      {isSized && <Box sx={{ gridArea: 'sizes' }}>{asked('chosen_sizes')}</Box>}
      {agreed.some(Boolean) && <Box sx={{ gridArea: 'reason', pt: 1 }}>{asked('reason')}</Box>}
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
    xs: `'cover name name total remove' '. quantity price less .' '. sizes sizes sizes .' '. reason reason reason .'`,
    md: `'cover name quantity price less total remove' '. sizes sizes sizes sizes . .' '. reason reason reason reason . .'`,
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
