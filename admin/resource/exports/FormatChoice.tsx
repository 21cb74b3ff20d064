import { ExportFormat } from '#generated/enums/ExportFormat.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  /** The records have files, which can be exported as a zip. */
  hasFiles: boolean;
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** Radio buttons of the export formats, with a hint about the selected one. */
export function FormatChoice({ hasFiles, value, onChange }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const helpId = useId();
  return (
    <Stack>
      <Typography variant="h3" component="h3" id={titleId}>
        {t('exports.format')}
      </Typography>
      <RadioGroup row aria-labelledby={titleId} aria-describedby={helpId} value={value}>
        {ExportFormat.values
          .filter((format) => hasFiles || format !== 'zip')
          .map((format) => (
            <FormControlLabel
              key={format}
              value={format}
              control={<Radio size="small" onChange={() => onChange(format)} />}
              label={t(`enums.ExportFormat.${format}`)}
            />
          ))}
      </RadioGroup>
      <SecondaryText id={helpId}>{t(`exports.format_help_${value}`)}</SecondaryText>
    </Stack>
  );
}
