import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PointerEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { type FormField, isRendered } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { useNestedFields } from './nested-fields.ts';
import { TrackDetails } from './TrackDetails.tsx';

interface Props {
  items: readonly FormField[];
  name: string;
  number: number;
  /** Side and number, such as "A1". */
  position: string;
  sides: readonly string[];
  canMove: (step: 1 | -1) => boolean;
  isDragged: boolean;
  disabled: boolean | undefined;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onMove: (step: 1 | -1) => void;
  onSide: () => void;
  onRemove: () => void;
}

/** CSS `flex` of the members shown in the row. */
const FLEX_BY_MEMBER: Readonly<Record<string, string>> = {
  side: '0 0 72px',
  title: '3 1 180px',
  artist_name: '2 1 140px',
  duration: '1 0 96px',
};
/** Set by the order of the rows. */
const POSITION_MEMBER = 'position';

/** A track with position, title and length; moved by dragging or buttons. */
export function TrackRow(props: Props) {
  const { items, name, number, position, sides, canMove, isDragged, disabled } = props;
  const { onDrag, onMove, onSide, onRemove } = props;
  const { t } = useForms();
  const { Field } = useNestedFields();
  const { control } = useFormScope();
  const title: unknown = useWatch({ control, name: toInputName(name, 'title'), exact: true });
  const trackLabel = typeof title === 'string' && title !== '' ? title : t('forms.entry', { number });
  const renderedItems = items.filter((item) => isRendered(item) && item.name !== POSITION_MEMBER);
  const rowItems = Object.keys(FLEX_BY_MEMBER).flatMap(
    (member) => renderedItems.find((item) => item.name === member) ?? [],
  );
  const detailItems = renderedItems.filter((item) => !rowItems.includes(item));
  const toRowField = (item: FormField): FormField =>
    item.name === 'side' && !item.locked ? { ...item, type: 'select', options: sides, data: undefined } : item;
  return (
    <Paper
      component="li"
      data-track=""
      variant="outlined"
      aria-label={`${position} ${trackLabel}`}
      sx={{
        p: 1,
        display: 'grid',
        alignItems: 'start',
        columnGap: 1,
        rowGap: 1.5,
        gridTemplateColumns: 'auto 1fr auto',
        gridTemplateAreas: { xs: '"place . tools" "fields fields fields"', md: '"place fields tools"' },
        ...(isDragged && { borderColor: 'primary.main', boxShadow: 3 }),
      }}
    >
      <Box sx={{ gridArea: 'place', display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Box
          aria-hidden
          title={t('forms.drag')}
          onPointerDown={disabled ? undefined : onDrag}
          sx={{ display: 'flex', color: 'text.secondary', cursor: 'grab', touchAction: 'none', p: 0.5 }}
        >
          <DragIndicator fontSize="small" />
        </Box>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 32, fontVariantNumeric: 'tabular-nums' }}>
          {position}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'fields', minWidth: 0, pt: { md: 0.25 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {rowItems.map((item) => (
            <Box
              key={item.name}
              sx={{ flex: FLEX_BY_MEMBER[item.name], minWidth: 0 }}
              onChange={item.name === 'side' ? onSide : undefined}
            >
              <Field field={toRowField(item)} name={toInputName(name, item.name)} siblingFields={items} />
            </Box>
          ))}
        </Box>
        {detailItems.length > 0 && <TrackDetails fields={detailItems} parent={name} />}
      </Box>
      <TrackButtons name={trackLabel} {...{ canMove, disabled, onMove, onRemove }} />
    </Paper>
  );
}

interface ButtonsProps extends Pick<Props, 'canMove' | 'disabled' | 'onMove' | 'onRemove'> {
  /** Name of the track, for the button labels. */
  name: string;
}

/** Buttons that move or remove a track. */
function TrackButtons({ name, canMove, disabled, onMove, onRemove }: ButtonsProps) {
  const { t } = useForms();
  const move = (step: 1 | -1, button: HTMLElement): void => {
    onMove(step);
    // moving an element in the DOM blurs it
    requestAnimationFrame(() => button.focus());
  };
  return (
    <Box sx={{ gridArea: 'tools', display: 'flex', alignItems: 'center', minHeight: 40 }}>
      <IconButton
        disabled={disabled}
        aria-label={t('forms.move_up', { name })}
        aria-disabled={!canMove(-1)}
        onClick={({ currentTarget }) => move(-1, currentTarget)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.35 } }}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        disabled={disabled}
        aria-label={t('forms.move_down', { name })}
        aria-disabled={!canMove(1)}
        onClick={({ currentTarget }) => move(1, currentTarget)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.35 } }}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton disabled={disabled} aria-label={t('forms.remove', { name })} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
