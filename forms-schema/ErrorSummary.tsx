import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useForms } from './context.tsx';
import { called, listErrors, type NamedError } from './form-problems.ts';
import { useFormScope } from './form-scope.ts';
import { isAsked } from './form-values.ts';
import { inReadingOrder } from './layout.ts';
import type { FormField } from './overrides.ts';
import { UNSEEN } from './unseen.ts';
import type { Complaint } from './use-server-errors.ts';

interface Props {
  fields: readonly FormField[];
  groups?: readonly string[];
  complaint: Complaint;
}

/**
 * What is wrong with the form after it was sent: the first wrong field gets the focus, several are listed with links.
 * All is announced once, at that moment; a single error is read with the field that has the focus.
 */
export function ErrorSummary({ fields, groups, complaint }: Props) {
  const { t } = useForms();
  const { errors: store, focus } = useFormScope();
  const { errors, submitCount } = useSyncExternalStore(store.onAny, store.all, store.all);
  const inOrder = useMemo(() => inReadingOrder(fields.filter(isAsked), groups), [fields, groups]);
  const list = listErrors(inOrder, errors);
  const attempt = submitCount + complaint.round;

  const several = list.length > 1 ? t('errors.validation_failed', { count: list.length }) : '';
  const [announced, setAnnounced] = useState({ attempt: 0, text: '' });
  if (announced.attempt !== attempt)
    setAnnounced({ attempt, text: [several, ...complaint.lines].filter(Boolean).join(' ') });

  const focusFirst = useEffectEvent(() => {
    if (list[0]) focus(list[0].name);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  return (
    <>
      <Box role="alert" sx={UNSEEN}>
        {announced.text}
      </Box>
      {(several || complaint.lines.length > 0) && (
        <Alert severity="error" role="group" aria-label={t('forms.problems')} sx={{ mb: 2.5 }}>
          {complaint.lines.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
          {several && (
            <>
              <Typography variant="body2">{several}</Typography>
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

/** One error, which stays as it is while others come and go. */
function ProblemLine({ error }: { error: NamedError }) {
  const { t } = useForms();
  const { focus, idOf } = useFormScope();
  const { name, message } = error;
  return (
    <li>
      <Link
        color="inherit"
        href={`#${idOf(name)}`}
        onClick={(event) => {
          event.preventDefault();
          focus(name);
        }}
      >
        {called(error, t)}
      </Link>
      : {message}
    </li>
  );
}

const Problem = memo(
  ProblemLine,
  ({ error: one }, { error: other }) => one.name === other.name && one.message === other.message,
);
