import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { Submit } from '#forms-schema/use-schema-form.ts';
import { FormDraft } from '#forms-schema/draft/FormDraft.tsx';
import { FormHistory } from '#forms-schema/history/FormHistory.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type RaRecord, useGetIdentity, useTranslate } from 'react-admin';
import { Suspense, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FormParts } from '../define.ts';
import { SectionLinks, listSections } from './SectionLinks.tsx';
import { useUniquenessChecks } from './use-uniqueness-checks.ts';

interface Props extends FormParts {
  resource: ResourceDefinition;
  definitions: readonly FieldDefinition[];
  values: Partial<RaRecord>;
  /** Address that the Cancel button leads to. */
  cancelPath: string;
  onSubmit: Submit;
  /** Called with the current values, valid or not. */
  onChange?: (values: Record<string, unknown>) => void;
}

/** Returns the draft's name, unique for an account and a record; undefined until the account is known. */
function useDraftName(): string | undefined {
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  return identity && `${identity.id}${pathname}`;
}

/** The form of a record, with links to its sections and sticky buttons. */
export function RecordForm(props: Props) {
  const { resource, definitions, values, cancelPath, onSubmit, onChange, inputs, footer: Footer } = props;
  const t = useTranslate();
  const draft = useDraftName();
  const uniquenessChecks = useUniquenessChecks(resource, definitions, values.id);
  const overrides = useMemo(() => {
    const customInputs = Object.entries(inputs ?? {}).map(([name, component]) => [
      name,
      { ...uniquenessChecks[name], component },
    ]);
    return { ...uniquenessChecks, ...Object.fromEntries(customInputs) };
  }, [uniquenessChecks, inputs]);
  const sections = useMemo(() => listSections(definitions), [definitions]);
  const container = useRef<HTMLDivElement>(null);
  const form = (
    <Paper
      ref={container}
      variant="outlined"
      sx={{ maxWidth: 920, borderRadius: 2, p: { xs: 1.5, sm: 2.5 }, pb: { xs: 0, sm: 0 } }}
    >
      <SchemaForm
        definitions={definitions}
        values={values}
        overrides={overrides}
        onSubmit={onSubmit}
        onChange={onChange}
        header={draft && <FormDraft name={draft} />}
        warnOnLeave
      >
        <Box sx={BUTTONS}>
          <Suspense>{Footer && <Footer />}</Suspense>
          <Stack direction="row" sx={{ gap: 1 }}>
            <SubmitButton>{t('record.save')}</SubmitButton>
            <Button component={Link} to={cancelPath}>
              {t('record.cancel')}
            </Button>
            <Box sx={{ flex: 1 }} />
            <FormHistory />
          </Stack>
        </Box>
      </SchemaForm>
    </Paper>
  );
  if (sections.length === 0) return form;
  return (
    <Box sx={WITH_SECTIONS}>
      <SectionLinks sections={sections} form={container} />
      {form}
    </Box>
  );
}

const WITH_SECTIONS = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 920px) 180px' },
  '& [data-group]': { scrollMarginTop: { xs: '112px', lg: '80px' } },
} as const;

const BUTTONS = {
  mx: { xs: -1.5, sm: -2.5 },
  mt: 2.5,
  px: { xs: 1.5, sm: 2.5 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: '0 0 8px 8px',
} as const;
