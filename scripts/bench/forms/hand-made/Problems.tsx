import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../words.ts';

/** Lists all errors after a submit, with links to their inputs. */
export function Problems() {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const list = Object.entries(errors);
  if (list.length < 2) return null;
  return (
    <Alert severity="error" role="alert" aria-label={t('forms.problems')} sx={{ mb: 2.5 }}>
      <Typography variant="body2">{t('errors.validation_failed', { count: list.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {list.map(([name, error]) => (
          <li key={name}>
            <Link
              color="inherit"
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {t(`fields.${name.replace(/_\d+$/, '')}`)}
            </Link>
            : {String(error?.message)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
