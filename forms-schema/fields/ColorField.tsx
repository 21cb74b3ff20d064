import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { DISABLED_STYLE } from './field-styles.ts';
import { TextInput } from './TextInput.tsx';
import { VinylSwatches } from './VinylSwatches.tsx';

/** Default swatches. */
const SWATCHES = ['#111111', '#ffffff', '#e53935', '#fb8c00', '#fdd835', '#43a047', '#1e88e5', '#8e24aa'];

/** A colour, from the field's palette if it has one. */
export function ColorField(props: FieldProps) {
  return props.field.data ? <VinylSwatches {...props} /> : <FreeColorField {...props} />;
}

/** A colour by swatch, native picker or text. */
function FreeColorField(props: FieldProps) {
  const { field, name } = props;
  const { t } = useForms();
  const { control, setValue } = useFormScope();
  const rawValue: unknown = useWatch({ control, name, exact: true });
  const color = typeof rawValue === 'string' && /^#[0-9a-f]{6}$/i.test(rawValue) ? rawValue.toLowerCase() : undefined;
  const setColor = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const picker = (
    <input
      type="color"
      aria-label={`${t(field.label)}: ${t('forms.pick_color')}`}
      value={color ?? '#000000'}
      disabled={field.disabled}
      onChange={(event) => setColor(event.target.value)}
      style={{ width: 32, height: 32, padding: 0, border: 0, background: 'none', opacity: color ? 1 : 0.35 }}
    />
  );
  return (
    <Box>
      <TextInput {...props} start={picker} />
      <Box
        role="group"
        aria-label={t('forms.swatches')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, ...(field.disabled && DISABLED_STYLE) }}
      >
        {(field.options ?? SWATCHES).map(String).map((swatch) => (
          <ButtonBase
            key={swatch}
            aria-label={swatch}
            aria-pressed={swatch === color}
            disabled={field.disabled}
            onClick={() => setColor(swatch)}
            focusRipple
            sx={{
              width: 28,
              height: 28,
              borderRadius: 1,
              border: 1,
              borderColor: 'text.secondary',
              bgcolor: swatch,
              // keeps the colour in forced-colours mode
              forcedColorAdjust: 'none',
              outline: swatch === color ? '2px solid currentColor' : undefined,
              outlineOffset: 1,
              '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
