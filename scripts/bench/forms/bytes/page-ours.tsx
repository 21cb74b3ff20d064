// A page with the measured form of the engine.
import { createRoot } from 'react-dom/client';
import { type FormsContextValue, FormsProvider } from '#forms-schema/context.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { FIELDS_PER_COPY, buildDefinitions } from '../fields.ts';
import { LOCALE, t } from '../words.ts';

const forms: FormsContextValue = { t: (key, params) => t(key, { ...params }), locale: LOCALE };

createRoot(document.body).render(
  <FormsProvider value={forms}>
    <SchemaForm definitions={buildDefinitions(FIELDS_PER_COPY)}>
      <SubmitButton />
    </SchemaForm>
  </FormsProvider>,
);
