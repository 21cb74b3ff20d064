import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FormsContextValue, FormsProvider } from '../context.tsx';
import { FormDraft } from '../draft/FormDraft.tsx';
import { FormHistory } from '../history/FormHistory.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { SchemaView } from '../SchemaView.tsx';
import type { Example } from '../stories/example.ts';
import { SchemaWizard } from '../wizard/SchemaWizard.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { AddressLink } from './AddressLink.tsx';

interface Props {
  id: string;
  state: string;
  example: Example;
  forms: FormsContextValue;
}

const formatRecord = (record: unknown): string =>
  JSON.stringify(record, (_, value: unknown) => (value instanceof File ? `${value.name}, ${value.size} B` : value), 2);

/** Forms whose `begin` has run, as StrictMode runs effects twice. */
const startedForms = new WeakSet<HTMLFormElement>();

function ExampleForm({ id, example }: Pick<Props, 'id' | 'example'>) {
  const { definitions, values, errors, overrides, groups, answer, warnOnLeave, begin } = example;
  const Form = example.isWizard ? SchemaWizard : SchemaForm;
  const [submittedText, setSubmittedText] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (!form || startedForms.has(form)) return;
    startedForms.add(form);
    void begin?.(form);
  }, [begin]);
  return (
    <div ref={box}>
      <Form
        id={id}
        aria-labelledby={`${id}-state`}
        definitions={definitions}
        values={values}
        errors={errors}
        overrides={overrides}
        groups={groups}
        warnOnLeave={warnOnLeave}
        onSubmit={async (record, form) => {
          const rejection: unknown = await answer?.(record, form);
          if (!rejection) setSubmittedText(formatRecord(record));
          return rejection;
        }}
      >
        <Box sx={{ mt: example.isWizard ? 0 : 2.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <SubmitButton />
          {example.hasHistory && <FormHistory />}
        </Box>
        {example.hasDraft && <FormDraft name={`gallery/${id}`} />}
      </Form>
      <Box role="status" data-sent="" sx={{ mt: submittedText === undefined ? 0 : 2 }}>
        {submittedText !== undefined && (
          <Typography component="pre" variant="caption" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {submittedText}
          </Typography>
        )}
      </Box>
    </div>
  );
}

/** A state of a story. */
export function ExampleCard({ id, state, example, forms }: Props) {
  const { roles, transport } = example;
  const exampleForms = useMemo(() => ({ ...forms, roles, transport }), [forms, roles, transport]);
  const title = forms.t(`states.${state}`);
  return (
    <Paper
      component="section"
      variant="outlined"
      data-state={state}
      aria-labelledby={`${id}-state`}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={`${id}-state`} component="h2" variant="subtitle2" color="textSecondary">
          {title}
        </Typography>
        <AddressLink
          to={{ state }}
          aria-label={forms.t('gallery.link', { state: title })}
          color="textSecondary"
          sx={{ display: 'flex', p: 0.5 }}
        >
          <LinkIcon fontSize="small" />
        </AddressLink>
      </Box>
      <FormsProvider value={exampleForms}>
        {example.isView ? (
          <SchemaView definitions={example.definitions} values={example.values} groups={example.groups} />
        ) : (
          <ExampleForm id={id} example={example} />
        )}
      </FormsProvider>
    </Paper>
  );
}
