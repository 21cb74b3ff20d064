import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '#locales/translate.ts';
import { FormsProvider } from './context.tsx';
import { useArtists } from './stories/artists.ts';
import { fieldStories } from './stories/field-stories.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const { t } = await createTranslator('fr', ['common']);
const forms = { t: (key: string, params?: object) => t(key, { ...params }), locale: 'fr', useReference: useArtists };
const definitions = [
  fieldStories.text.field,
  fieldStories.money.field,
  fieldStories.select.field,
  fieldStories.checkbox.field,
  fieldStories.group.field,
];

function page(values: Record<string, unknown>, errors: { path: string; code: string }[] = []): string {
  return renderToString(
    <FormsProvider value={forms}>
      <SchemaForm definitions={definitions} values={values} errors={errors} method="post" action="/sign" warnOnLeave>
        <SubmitButton />
      </SchemaForm>
    </FormsProvider>,
  );
}

describe('a server-rendered form', () => {
  it('posts before hydration: it has method, action, names, values and a button', () => {
    const html = page({ text: 'Salé', money: 24.9, select: 'gatefold', checkbox: true, group: { city: 'Paris' } });
    expect(globalThis.window).toBeUndefined();
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<form[^>]* action="\/sign"/);
    expect(html).toMatch(/<input[^>]* name="text"[^>]* value="Salé"/);
    expect(html).toMatch(/<input[^>]* name="money"[^>]* value="24,90"/);
    expect(html).toMatch(/<option[^>]* value="gatefold" selected/);
    expect(html).toMatch(/<input[^>]* name="checkbox"[^>]* checked|<input[^>]* checked[^>]* name="checkbox"/);
    expect(html).toMatch(/<input[^>]* name="group\.city"[^>]* value="Paris"/);
    expect(html).toMatch(/<button[^>]* type="submit"/);
  });

  it('shows the errors and values of a posted form', () => {
    const html = page({ money: 'beaucoup' }, [{ path: 'money', code: 'input_must_number' }]);
    expect(html).toMatch(/<input[^>]* name="money"[^>]* value="beaucoup"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+-money-error)"/);
    const id = /aria-describedby="([^"]+-money-error)"/.exec(html)?.[1];
    expect(html).toContain(`id="${id}"`);
  });
});
