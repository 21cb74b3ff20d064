/** For the tests of this room: draws forms and views with the real English words. */
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createTranslator } from '#locales/translate.ts';
import { type Forms, FormsProvider } from './context.tsx';
import { useArtists } from './stories/artists.ts';
import { storyRules } from './stories/story-rules.ts';

afterEach(cleanup);
// a busy machine may take long to load a field's code
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out; the editor of rich texts asks where its selection is
Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect();

const { t } = await createTranslator('en', ['common']);

export const english: Forms = {
  t: (key, params) => t(key, { ...params }),
  locale: 'en',
  useReference: useArtists,
  rules: storyRules,
};

/** Draws what stands inside a FormsProvider; `forms` changes what that gives. */
export function draw(content: ReactNode, forms: Partial<Forms> = {}) {
  const value = { ...english, ...forms };
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => <FormsProvider value={value}>{children}</FormsProvider>;
  return { user, ...render(content, { wrapper }) };
}

/** The texts that an element's description names, in order. Fails when one of its ids leads nowhere. */
export function descriptionOf(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => {
    const described = document.getElementById(id);
    if (!described) throw new Error(`no element has the id ${id}`);
    return described.textContent ?? '';
  });
}

/** The input of a label, past the asterisk and the buttons that carry the same words. */
export function input(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input, textarea, select' });
}

/** The form's own button. */
export function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Save' });
}
