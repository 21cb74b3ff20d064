import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FormField } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { isInForm } from '../visibility.ts';
import { useNestedFields } from './nested-fields.ts';

interface Props {
  items: readonly FormField[];
  name: string;
  number: number;
  isLast: boolean;
  isOpen: boolean;
  disabled: boolean | undefined;
  onOpen: (isOpen: boolean) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

const EDGE_BUTTON = { '&[aria-disabled=true]': { opacity: 0.35 } } as const;

/** A collapsible list entry, titled by its first text. An error inside expands it. */
export function ArrayRow({ items, name, number, isLast, isOpen, disabled, onOpen, onMove, onRemove }: Props) {
  const { t } = useForms();
  const { Fields } = useNestedFields();
  const { control, getInputId, onReveal } = useFormScope();
  const open = useEffectEvent(() => onOpen(true));
  useEffect(() => onReveal(name, () => open()), [onReveal, name]);
  const titleField = items.find((field) => isInForm(field) && field.type === 'text')?.name ?? '';
  const title: unknown = useWatch({ control, name: toInputName(name, titleField), exact: true });
  const entryLabel = typeof title === 'string' && title !== '' ? title : t('forms.entry', { number });
  // aria-disabled keeps the focus at the ends of the list
  const move = (step: 1 | -1, button: HTMLElement): void => {
    if (step < 0 ? number === 1 : isLast) return;
    onMove(step);
    // moving an element in the DOM blurs it
    requestAnimationFrame(() => button.focus());
  };
  const bodyId = `${getInputId(name)}-entry`;
  return (
    <Paper variant="outlined" role="group" aria-label={entryLabel} sx={{ p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onOpen(!isOpen)}
          startIcon={<ExpandMore sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'start',
            textTransform: 'none',
            overflowWrap: 'anywhere',
          }}
        >
          {entryLabel}
        </Button>
        <IconButton
          size="small"
          aria-label={t('forms.move_up', { name: entryLabel })}
          disabled={disabled}
          aria-disabled={number === 1}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
          sx={EDGE_BUTTON}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('forms.move_down', { name: entryLabel })}
          disabled={disabled}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => move(1, currentTarget)}
          sx={EDGE_BUTTON}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={t('forms.remove', { name: entryLabel })}
          onClick={onRemove}
        >
          <Delete fontSize="small" />
        </IconButton>
      </Box>
      {isOpen && (
        <Box id={bodyId} sx={{ p: 1, pt: 2 }}>
          <Fields fields={items} parent={name} />
        </Box>
      )}
    </Paper>
  );
}
