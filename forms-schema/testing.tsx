/** Test helpers: render forms and views with the English texts. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTranslator } from '#locales/translate.ts';
import { type FormsContextValue, FormsProvider } from './context.tsx';
import { useArtists } from './stories/artists.ts';
import { storyRules } from './stories/story-rules.ts';

// jsdom has no layout, which the rich-text editor needs for its selection
Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect();

const { t } = await createTranslator('en', ['common']);

export const english: FormsContextValue = {
  t: (key, params) => t(key, { ...params }),
  locale: 'en',
  useReference: useArtists,
  rules: storyRules,
};

/** Renders content within a FormsProvider; `forms` overrides its value. */
export function renderForm(content: ReactNode, forms: Partial<FormsContextValue> = {}) {
  const value = { ...english, ...forms };
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => <FormsProvider value={value}>{children}</FormsProvider>;
  return { user, ...render(content, { wrapper }) };
}

/** The texts referenced by `aria-describedby`, in order. Throws for an unknown id. */
export function getDescriptions(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => {
    const description = document.getElementById(id);
    if (!description) throw new Error(`no element has the id ${id}`);
    return description.textContent ?? '';
  });
}

/** Finds an input by its label, ignoring the asterisk and buttons. */
export function getInput(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input, textarea, select' });
}

/** Finds the form's submit button. */
export function getSaveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Save' });
}
