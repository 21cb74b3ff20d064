// The page of widgets.tsx with a form of the engine.
import './widgets.tsx';
import { createRoot } from 'react-dom/client';
import { FormsProvider } from '#forms-schema/context.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';

createRoot(document.body).render(
  <FormsProvider value={{ t: (key) => key, locale: 'en' }}>
    <SchemaForm definitions={[{ name: 'name', type: 'text', label: 'Name' }]}>
      <SubmitButton />
    </SchemaForm>
  </FormsProvider>,
);
