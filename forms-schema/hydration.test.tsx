import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FormsProvider } from './context.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { Example } from './stories/example.ts';
import { stories } from './stories/stories.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { english } from './testing.tsx';

const page = ({ definitions, values, errors, overrides, roles }: Example) => (
  <FormsProvider value={{ ...english, roles }}>
    <SchemaForm definitions={definitions} values={values} errors={errors} overrides={overrides}>
      <SubmitButton />
    </SchemaForm>
  </FormsProvider>
);

/** Renders on the server, takes over in the browser, and tells what React finds different. */
async function differences(example: Example): Promise<unknown[]> {
  // the marks of a part that is not there yet; servers have the code of all fields at hand
  const rendered = (): string => renderToString(page(example));
  await waitFor(() => expect(rendered()).not.toContain('<!--$!-->'));
  const container = document.createElement('div');
  container.innerHTML = rendered();
  document.body.append(container);
  const found: unknown[] = [];
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => found.push(said));
  const root = await act(async () => {
    const taken = hydrateRoot(container, page(example), { onRecoverableError: (error) => found.push(error) });
    // loaded by the password field after hydration
    await import('./password-strength.ts');
    return taken;
  });
  await act(() => root.unmount());
  complain.mockRestore();
  container.remove();
  return found;
}

describe.each(stories.filter(({ section }) => section !== 'forms'))('$name', ({ states }) => {
  const taken = Object.entries(states()).filter(([state]) => ['filled', 'invalid', 'locked'].includes(state));
  it.each(taken)('%s hydrates without differences', async (_state, example) => {
    expect(await differences(example)).toEqual([]);
  });
});
