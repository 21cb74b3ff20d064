// The measured page. It mounts one of the two forms on request.
import { createRoot, type Root } from 'react-dom/client';
import { type FormsContextValue, FormsProvider } from '#forms-schema/context.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { buildDefinitions } from './fields.ts';
import { HandMadeForm } from './hand-made/HandMadeForm.tsx';
import { LOCALE, t } from './words.ts';

export type Kind = 'ours' | 'reference';

const SIZES = [50, 500];
const definitions = new Map(SIZES.map((count) => [count, buildDefinitions(count)]));
const forms: FormsContextValue = { t: (key, params) => t(key, { ...params }), locale: LOCALE };

function renderForm(kind: Kind, count: number) {
  const onSubmit = (values: Record<string, unknown>): void => void (submittedValues = values);
  if (kind === 'reference') return <HandMadeForm count={count} onSubmit={onSubmit} />;
  return (
    <FormsProvider value={forms}>
      <SchemaForm definitions={definitions.get(count) ?? []} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>
    </FormsProvider>
  );
}

let root: Root | undefined;
let submittedValues: Record<string, unknown> | undefined;

/** Waits two frames and pending tasks. */
async function waitUntilRendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Functions that the driver calls. */
export const bench = {
  async mount(kind: Kind, count: number): Promise<void> {
    root = createRoot(document.getElementById('place') as HTMLElement);
    root.render(renderForm(kind, count));
    await waitUntilRendered();
  },
  async unmount(): Promise<void> {
    root?.unmount();
    await waitUntilRendered();
  },
  async submit(): Promise<void> {
    document.querySelector('form')?.requestSubmit();
    await waitUntilRendered();
  },
  async focus(name: string): Promise<void> {
    document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    await waitUntilRendered();
  },
  /** Returns the submitted values as JSON. */
  sent: () => JSON.stringify(submittedValues),
};

Object.assign(globalThis, { bench });
