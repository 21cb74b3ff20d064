import Box from '@mui/material/Box';
import type { FieldDefinition } from '#generated/definitions.ts';
import { discBackground, isLook } from '../disc-look.ts';
import { enumFactsOf } from '../enum-facts.ts';
import type { Choice } from '../labels.ts';
import { FADED } from './faded.ts';
import type { InputAria } from './use-field.ts';

interface Props {
  /** Whose palette it is. */
  field: FieldDefinition;
  choices: readonly Choice[];
  /** Name of the radio buttons, and what is chosen of them. */
  name: string;
  value: string;
  /** Goes to the button that takes the focus. */
  id: string;
  required?: boolean;
  disabled?: boolean;
  /** What is wrong, said beside the group and by each button. */
  aria?: InputAria;
  label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  onChange: (value: string) => void;
  /** The choice the pointer is over, undefined when it has left. */
  onSee?: (value: string | undefined) => void;
}

const NO_COLOR = 'linear-gradient(135deg, transparent 47%, currentColor 47% 53%, transparent 53%)';

/** One set of styles for all of them: a palette has sixty colours. */
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
    // forced colours must still tell these apart
    forcedColorAdjust: 'none',
  },
  '& input:checked + span': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** The colours of a palette with names as discs to choose from: radio buttons. */
export function SwatchGroup(props: Props) {
  const { field, choices, name, value, id, required, disabled, aria, label, onChange, onSee } = props;
  const looks = enumFactsOf(field)?.data ?? {};
  const focused = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <Box
      role="radiogroup"
      {...aria}
      {...label}
      onMouseLeave={() => onSee?.(undefined)}
      sx={disabled ? { ...SWATCHES, ...FADED } : SWATCHES}
    >
      {choices.map((choice) => {
        const look: unknown = looks[choice.value];
        return (
          <label key={choice.value} title={choice.label} onMouseEnter={() => onSee?.(choice.value)}>
            <input
              type="radio"
              id={choice.value === focused ? id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              aria-label={choice.label}
              required={required}
              aria-invalid={aria?.['aria-invalid']}
              aria-describedby={aria?.['aria-describedby']}
              onChange={() => onChange(choice.value)}
              onFocus={() => onSee?.(undefined)}
            />
            <span aria-hidden style={{ background: isLook(look) ? discBackground(look) : NO_COLOR }} />
          </label>
        );
      })}
    </Box>
  );
}
