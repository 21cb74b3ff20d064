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

/** Renders an example on the server and hydrates it. Returns the errors that React reports. */
async function findDifferences(example: Example): Promise<unknown[]> {
  // suspended parts have a marker; on a server the code of all fields is loaded
  const renderPage = (): string => renderToString(page(example));
  await waitFor(() => expect(renderPage()).not.toContain('<!--$!-->'));
  const container = document.createElement('div');
  container.innerHTML = renderPage();
  document.body.append(container);
  const differences: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => differences.push(args));
  const root = await act(async () => {
    const hydrated = hydrateRoot(container, page(example), {
      onRecoverableError: (error) => differences.push(error),
    });
    // loaded by the password field after hydration
    await import('./password-strength.ts');
    return hydrated;
  });
  await act(() => root.unmount());
  consoleError.mockRestore();
  container.remove();
  return differences;
}

describe.each(stories.filter(({ section }) => section !== 'forms'))('$name', ({ states }) => {
  const examples = Object.entries(states()).filter(([state]) => ['filled', 'invalid', 'locked'].includes(state));
  it.each(examples)('%s hydrates without differences', async (_state, example) => {
    expect(await findDifferences(example)).toEqual([]);
  });
});
