import type { ManualOrderIssueCode } from '#generated/enums.ts';
import type { ManualOrderItem } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import { hasSameSizes, type SizeCounts } from '#domain/catalogue/sizes.ts';
import { Field } from '#forms-schema/fields/Field.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { isRecord } from '#forms-schema/form-values.ts';
import type { FieldOverride, FormField } from '#forms-schema/overrides.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LineButtons } from './LineButtons.tsx';
import { ROW, TOTAL } from './line-layout.ts';
import { StepButton } from './StepButton.tsx';
import { parseCount } from './parse-count.ts';
import { TwoLines } from './TwoLines.tsx';

/** Subject of a line: an item from the search, or a line of the record. */
export interface LineThing extends Partial<Omit<ManualOrderItem, 'item_id'>> {
  readonly item_id: number;
  readonly chosen_sizes?: SizeCounts | null;
}

/** Counts of a line of the record. Its row stays in the form when its copies are removed. */
export interface Standing {
  readonly wanted: number;
  /** Minimum quantity: copies already shipped. */
  readonly least: number;
  readonly shipped: number;
  /** Its sizes can no longer be changed. */
  readonly isShut: boolean;
}

/** The server's calculation of a line. */
export interface LineFacts {
  readonly standing?: Standing | undefined;
  /** Notes shown before those of the row itself. */
  readonly notes?: readonly string[];
  /** Formatted list price of one copy. */
  readonly list?: string | undefined;
  readonly stock?: number | undefined;
  readonly issue?: ManualOrderIssueCode | null | undefined;
  /** Formatted total; empty until the server has answered. */
  readonly total: string;
}

interface Props {
  thing: LineThing;
  facts: LineFacts;
  /** The fields of a line. */
  items: readonly FormField[];
  /** Path of the line in the form. */
  name: string;
  onStep: (by: 1 | -1) => void;
  /** Sets the quantity, or the quantity by size. */
  onSet: (values: Pick<LineThing, 'chosen_sizes'> & { quantity: number }) => void;
  onRemove: () => void;
}

/** A line of a document in a form: copies or sizes, and the price, with a reason for an agreed one. */
export function LineRow({ thing, facts, items, name, onStep, onSet, onRemove }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { standing, notes = [], list, stock, issue, total } = facts;
  const names = ['quantity', 'chosen_sizes', 'price', 'discount_percent'].map((field) => `${name}.${field}`);
  const [quantity, typed, ...agreed]: unknown[] = useWatch({ control: useFormScope().control, name: names });
  // things with a size are items of their own; only sets are ordered by sizes
  const sizes = thing.chosen_sizes ?? undefined;
  const chosen = Object.entries(isRecord(typed) ? typed : {}).map(
    ([size, n]) => [size, parseCount(n, locale)] as const,
  );
  const count = sizes ? sum(chosen.map(([, n]) => n)) : parseCount(quantity, locale);
  const title = thing.name ?? '';
  const isGone = standing !== undefined && count === 0;
  const isChanged =
    standing !== undefined && (sizes ? !hasSameSizes(sizes, Object.fromEntries(chosen)) : count !== standing.wanted);
  const notices = [
    ...notes,
    isChanged && t('lines.was', { count: standing.wanted }),
    isGone && t('lines.gone'),
    standing && standing.shipped > 0 && t('lines.left', { count: standing.shipped }),
    list && t('draft.list', { price: list }),
    stock !== undefined && t('draft.stock', { count: stock }),
    issue && t(`enums.ManualOrderIssueCode.${issue}`),
  ];
  const input = (field: string, more: FieldOverride = {}) =>
    items
      .filter((one) => one.name === field)
      .map((one) => <Field key={field} field={{ ...one, ...more }} name={`${name}.${field}`} siblingFields={items} />);
  const below = [sizes && !standing?.isShut && 'chosen_sizes', agreed.some(Boolean) && 'reason'];
  return (
    <Box role="group" aria-label={title} sx={ROW} data-plain={standing ? true : undefined}>
      <Box sx={{ gridArea: 'cover', opacity: isGone ? 0.5 : 1 }}>
        <Picture folder="projects" name={String(thing.picture ?? thing.project_id)} size={40} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <TwoLines title={isGone ? <del>{title}</del> : title} facts={[thing.artist_name, thing.item_name]}>
          <Typography variant="body2" color={issue ? 'error' : 'textSecondary'}>
            {notices.filter(Boolean).join(' · ')}
          </Typography>
        </TwoLines>
      </Box>
      {!sizes && (
        <QuantityCell name={title} count={count} least={standing?.least ?? 1} onStep={onStep}>
          {input('quantity', { min: standing?.least ?? 1 })}
        </QuantityCell>
      )}
      {!standing && (
        <>
          <Box sx={{ gridArea: 'first' }}>{input('price', { type: 'number', ...(list && { placeholder: list }) })}</Box>
          <Box sx={{ gridArea: 'second' }}>{input('discount_percent', { label: 'fields.discount' })}</Box>
        </>
      )}
      <Typography sx={TOTAL}>{total}</Typography>
      <LineButtons
        name={title}
        isChanged={isChanged}
        disabled={standing !== undefined && (standing.least >= standing.wanted || standing.isShut)}
        onRestore={() => standing && onSet({ quantity: standing.wanted, chosen_sizes: sizes ?? null })}
        onRemove={standing ? () => onSet({ quantity: standing.least, chosen_sizes: {} }) : onRemove}
      />
      {below.map(
        (field) =>
          field && (
            <Box key={field} sx={{ gridColumn: '2 / -2', pt: 1 }}>
              {input(field)}
            </Box>
          ),
      )}
    </Box>
  );
}

interface QuantityProps {
  /** Of the line. */
  name: string;
  count: number;
  least: number;
  onStep: (by: 1 | -1) => void;
  /** The input. */
  children: ReactNode;
}

/** The quantity between its buttons; the arrow keys step, too. */
function QuantityCell({ name, count, least, onStep, children }: QuantityProps) {
  return (
    <Box
      sx={{ gridArea: 'quantity', display: 'flex', maxWidth: 160 }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
    >
      <StepButton name={name} by={-1} disabled={count <= least} onStep={onStep} />
      {children}
      <StepButton name={name} by={1} onStep={onStep} />
    </Box>
  );
}
