import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useForms } from './context.tsx';
import { formatErrorLabel, listErrors, type NamedError } from './form-problems.ts';
import { useFormScope } from './form-scope.ts';
import { hasInput } from './form-values.ts';
import { sortByLayout } from './layout.ts';
import type { FormField } from './overrides.ts';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';
import type { FormLevelErrors } from './use-server-errors.ts';

interface Props {
  fields: readonly FormField[];
  groups?: readonly string[];
  formErrors: FormLevelErrors;
}

/**
 * Shows the errors after a submit: the first invalid field is focused, several errors are listed with links. They are
 * announced once per submit; a single error is announced with its focused field.
 */
export function ErrorSummary({ fields, groups, formErrors }: Props) {
  const { t } = useForms();
  const { errors: store, focusInput } = useFormScope();
  const { errors, submitCount } = useSyncExternalStore(store.subscribeAll, store.getAll, store.getAll);
  const sortedFields = useMemo(() => sortByLayout(fields.filter(hasInput), groups), [fields, groups]);
  const list = listErrors(sortedFields, errors);
  const attempt = submitCount + formErrors.attempt;

  const countMessage = list.length > 1 ? t('errors.validation_failed', { count: list.length }) : '';
  const [announcement, setAnnouncement] = useState({ attempt: 0, text: '' });
  if (announcement.attempt !== attempt)
    setAnnouncement({ attempt, text: [countMessage, ...formErrors.messages].filter(Boolean).join(' ') });

  const focusFirst = useEffectEvent(() => {
    if (list[0]) focusInput(list[0].name);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  return (
    <>
      <Box role="alert" sx={VISUALLY_HIDDEN}>
        {announcement.text}
      </Box>
      {(countMessage || formErrors.messages.length > 0) && (
        <Alert severity="error" role="group" aria-label={t('forms.problems')} sx={{ mb: 2.5 }}>
          {formErrors.messages.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
          {countMessage && (
            <>
              <Typography variant="body2">{countMessage}</Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {list.map((error) => (
                  <Problem key={error.name} error={error} />
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
    </>
  );
}

/** An item of the error list, memoised so that other errors do not render it. */
function ProblemLine({ error }: { error: NamedError }) {
  const { t } = useForms();
  const { focusInput, getInputId } = useFormScope();
  const { name, message } = error;
  return (
    <li>
      <Link
        color="inherit"
        href={`#${getInputId(name)}`}
        onClick={(event) => {
          event.preventDefault();
          focusInput(name);
        }}
      >
        {formatErrorLabel(error, t)}
      </Link>
      : {message}
    </li>
  );
}

const Problem = memo(
  ProblemLine,
  ({ error: previous }, { error: next }) => previous.name === next.name && previous.message === next.message,
);
