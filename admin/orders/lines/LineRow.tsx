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

/** The item of a line, from the search or the record. */
export interface LineItem extends Partial<Omit<ManualOrderItem, 'item_id'>> {
  readonly item_id: number;
  readonly chosen_sizes?: SizeCounts | null;
}

/** Copies of a line of the record. Its row stays in the form when they are removed. */
export interface RecordedCopies {
  readonly wanted: number;
  /** Minimum quantity: copies already shipped. */
  readonly min: number;
  readonly shipped: number;
  /** Whether its sizes can no longer be changed. */
  readonly hasFixedSizes: boolean;
}

/** The server's calculation of a line. */
export interface LineFacts {
  /** Undefined for an added line. */
  readonly recorded?: RecordedCopies | undefined;
  /** Notes shown before those of the row. */
  readonly notes?: readonly string[];
  /** Formatted list price of one copy. */
  readonly list?: string | undefined;
  readonly stock?: number | undefined;
  readonly issue?: ManualOrderIssueCode | null | undefined;
  /** Formatted total; empty until calculated. */
  readonly total: string;
}

interface Props {
  item: LineItem;
  facts: LineFacts;
  /** The fields of a line. */
  fields: readonly FormField[];
  /** Path of the line in the form. */
  name: string;
  onStep: (by: 1 | -1) => void;
  /** Sets the quantity, or the quantity by size. */
  onSet: (values: Pick<LineItem, 'chosen_sizes'> & { quantity: number }) => void;
  onRemove: () => void;
}

/** A line of a document in a form: copies or sizes, and the price, with a reason for an agreed one. */
export function LineRow({ item, facts, fields, name, onStep, onSet, onRemove }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { recorded, notes = [], list, stock, issue, total } = facts;
  const names = ['quantity', 'chosen_sizes', 'price', 'discount_percent'].map((field) => `${name}.${field}`);
  const [quantity, sizeInputs, ...agreedInputs]: unknown[] = useWatch({ control: useFormScope().control, name: names });
  // an item of one size is a separate item; only sets are ordered by sizes
  const sizes = item.chosen_sizes ?? undefined;
  const sizeCounts = Object.entries(isRecord(sizeInputs) ? sizeInputs : {}).map(
    ([size, text]) => [size, parseCount(text, locale)] as const,
  );
  const count = sizes ? sum(sizeCounts.map(([, copies]) => copies)) : parseCount(quantity, locale);
  const title = item.name ?? '';
  const isRemoved = recorded !== undefined && count === 0;
  const hasChanged = sizes ? !hasSameSizes(sizes, Object.fromEntries(sizeCounts)) : count !== recorded?.wanted;
  const isChanged = recorded !== undefined && hasChanged;
  const notices = [
    ...notes,
    isChanged && t('lines.was', { count: recorded.wanted }),
    isRemoved && t('lines.gone'),
    recorded && recorded.shipped > 0 && t('lines.left', { count: recorded.shipped }),
    list && t('draft.list', { price: list }),
    stock !== undefined && t('draft.stock', { count: stock }),
    issue && t(`enums.ManualOrderIssueCode.${issue}`),
  ];
  const renderInput = (fieldName: string, override: FieldOverride = {}) =>
    fields
      .filter((field) => field.name === fieldName)
      .map((field) => (
        <Field key={fieldName} field={{ ...field, ...override }} name={`${name}.${fieldName}`} siblingFields={fields} />
      ));
  const fieldsBelow = [sizes && !recorded?.hasFixedSizes && 'chosen_sizes', agreedInputs.some(Boolean) && 'reason'];
  return (
    <Box role="group" aria-label={title} sx={ROW} data-plain={recorded ? true : undefined}>
      <Box sx={{ gridArea: 'cover', opacity: isRemoved ? 0.5 : 1 }}>
        <Picture folder="projects" name={String(item.picture ?? item.project_id)} size={40} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <TwoLines title={isRemoved ? <del>{title}</del> : title} facts={[item.artist_name, item.item_name]}>
          <Typography variant="body2" color={issue ? 'error' : 'textSecondary'}>
            {notices.filter(Boolean).join(' · ')}
          </Typography>
        </TwoLines>
      </Box>
      {!sizes && (
        <QuantityCell name={title} count={count} min={recorded?.min ?? 1} onStep={onStep}>
          {renderInput('quantity', { min: recorded?.min ?? 1 })}
        </QuantityCell>
      )}
      {!recorded && (
        <>
          <Box sx={{ gridArea: 'first' }}>
            {renderInput('price', { type: 'number', ...(list && { placeholder: list }) })}
          </Box>
          <Box sx={{ gridArea: 'second' }}>{renderInput('discount_percent', { label: 'fields.discount' })}</Box>
        </>
      )}
      <Typography sx={TOTAL}>{total}</Typography>
      <LineButtons
        name={title}
        isChanged={isChanged}
        disabled={recorded !== undefined && (recorded.min >= recorded.wanted || recorded.hasFixedSizes)}
        onRestore={() => recorded && onSet({ quantity: recorded.wanted, chosen_sizes: sizes ?? null })}
        onRemove={recorded ? () => onSet({ quantity: recorded.min, chosen_sizes: {} }) : onRemove}
      />
      {fieldsBelow.map(
        (field) =>
          field && (
            <Box key={field} sx={{ gridColumn: '2 / -2', pt: 1 }}>
              {renderInput(field)}
            </Box>
          ),
      )}
    </Box>
  );
}

interface QuantityProps {
  /** Name of the item. */
  name: string;
  count: number;
  min: number;
  onStep: (by: 1 | -1) => void;
  /** The input. */
  children: ReactNode;
}

/** The quantity between buttons that change it by one, as the arrow keys do. */
function QuantityCell({ name, count, min, onStep, children }: QuantityProps) {
  return (
    <Box
      sx={{ gridArea: 'quantity', display: 'flex', maxWidth: 160 }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
    >
      <StepButton name={name} by={-1} disabled={count <= min} onStep={onStep} />
      {children}
      <StepButton name={name} by={1} onStep={onStep} />
    </Box>
  );
}
