import Box from '@mui/material/Box';
import type { FieldDefinition } from '#generated/definitions.ts';
import { buildDiscBackground, isVinylColorStyle } from '../disc-background.ts';
import { getEnum } from '../get-enum.ts';
import type { Choice } from '../labels.ts';
import { DISABLED_STYLE } from './field-styles.ts';
import type { InputAria } from './use-field.ts';

interface Props {
  /** Field of the palette. */
  field: FieldDefinition;
  choices: readonly Choice[];
  /** Name and value of the radio buttons. */
  name: string;
  value: string;
  /** Id of the focusable radio button. */
  id: string;
  required?: boolean;
  disabled?: boolean;
  /** Attributes of group and radio buttons. */
  aria?: InputAria;
  label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  onChange: (value: string) => void;
  /** Called with the choice under the pointer; undefined when it leaves. */
  onHover?: (value: string | undefined) => void;
}

const NO_COLOR = 'linear-gradient(135deg, transparent 47%, currentColor 47% 53%, transparent 53%)';

/** Styled on the container, because a palette has sixty colours. */
const SWATCHES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 40px)',
  gap: 0.5,
  '& > label': {
    position: 'relative',
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, m: 0, width: 1, height: 1, opacity: 0, cursor: 'pointer' },
  '& input + span': {
    width: 30,
    height: 30,
    borderRadius: '50%',
    border: '1px solid',
    borderColor: 'text.secondary',
    // keeps the colour in forced-colours mode
    forcedColorAdjust: 'none',
  },
  '& input:checked + span': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** A radio group of the palette's colours, shown as discs. */
export function SwatchGroup(props: Props) {
  const { field, choices, name, value, id, required, disabled, aria, label, onChange, onHover } = props;
  const colorStyles = getEnum(field)?.data ?? {};
  const focusableValue = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <Box
      role="radiogroup"
      {...aria}
      {...label}
      onMouseLeave={() => onHover?.(undefined)}
      sx={disabled ? { ...SWATCHES, ...DISABLED_STYLE } : SWATCHES}
    >
      {choices.map((choice) => {
        const colorStyle: unknown = colorStyles[choice.value];
        return (
          <label key={choice.value} title={choice.label} onMouseEnter={() => onHover?.(choice.value)}>
            <input
              type="radio"
              id={choice.value === focusableValue ? id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              aria-label={choice.label}
              required={required}
              aria-invalid={aria?.['aria-invalid']}
              aria-describedby={aria?.['aria-describedby']}
              onChange={() => onChange(choice.value)}
              onFocus={() => onHover?.(undefined)}
            />
            <span
              aria-hidden
              style={{ background: isVinylColorStyle(colorStyle) ? buildDiscBackground(colorStyle) : NO_COLOR }}
            />
          </label>
        );
      })}
    </Box>
  );
}
