import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import { useForms } from '../context.tsx';
import { listChoices, formatValueLabel } from '../labels.ts';
import { PaletteValue } from '../view/PaletteValue.tsx';
import { SwatchGroup } from './SwatchGroup.tsx';

interface Props {
  field: FieldDefinition;
  name: string;
  id: string;
  number: number;
  value: string;
  isOpen: boolean;
  disabled: boolean | undefined;
  onOpen: (isOpen: boolean) => void;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** A disc with its colour and a collapsible palette, which posts without JavaScript too. */
export function DiscRow(props: Props) {
  const { field, name, id, number, value, isOpen, disabled, onOpen, onChange, onRemove } = props;
  const forms = useForms();
  const { t } = forms;
  const [hoveredColor, setHoveredColor] = useState<string>();
  const discLabel = t('forms.disc', { number });
  const color = formatValueLabel(field, hoveredColor ?? value, forms);
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', alignItems: 'start', gap: 0.5, p: 0.5 }}>
      <Box
        component="details"
        open={isOpen}
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        <Box
          component="summary"
          sx={{
            minHeight: 40,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            lineHeight: '32px',
            '& > span': { verticalAlign: 'middle' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          {discLabel}{' '}
          <Box component="span" sx={{ display: 'inline-flex', mx: 0.75 }}>
            <PaletteValue definition={field} value={hoveredColor ?? value} />
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {color}
          </Box>
        </Box>
        <Box sx={{ p: 1 }}>
          <SwatchGroup
            field={field}
            choices={listChoices(field, forms)}
            name={name}
            value={value}
            id={id}
            disabled={disabled}
            label={{ 'aria-label': discLabel }}
            onChange={onChange}
            onHover={setHoveredColor}
          />
        </Box>
      </Box>
      <IconButton disabled={disabled} aria-label={t('forms.remove', { name: discLabel })} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Paper>
  );
}
