import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { draw } from '../testing.tsx';
import { RichText } from './RichText.tsx';

const shown = (text: string, markup?: 'markdown'): string =>
  (draw(<RichText text={text} markup={markup} />).container.firstElementChild?.innerHTML ?? '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/ target="_blank" rel="noopener noreferrer"/g, ' out');

describe('a rich text for reading', () => {
  it('keeps the marks it knows and takes the rest for text', () => {
    expect(shown('<p>One <b>take</b>, <i>live</i></p><ul><li>A</li></ul><h1>Loud</h1>')).toBe(
      '<p>One <strong>take</strong>, <em>live</em></p><ul><li>A</li></ul>Loud',
    );
    expect(shown('<a href="https://example.com/">shop</a>')).toBe('<a href="https://example.com/" out>shop</a>');
  });

  it.each([
    ['<script>alert(1)</script>safe', 'safe'],
    ['<img src=x onerror=alert(1)>safe', 'safe'],
    ['<a href="javascript:alert(1)">safe</a>', 'safe'],
    ['<a href=" java\nscript:alert(1)">safe</a>', 'safe'],
    ['<p style="position:fixed" onclick="alert(1)" class="MuiAlert-root">safe</p>', '<p>safe</p>'],
    ['<svg><style>*{display:none}</style></svg><math><mtext>x</mtext></math>safe', 'safe'],
    ['<form action="https://evil.example"><button>safe</button></form>', 'safe'],
  ])('lets nothing dangerous through: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it('is read from Markdown too, where HTML is only text', () => {
    expect(shown('One **take**, _live_\nin [Paris](https://example.com/)\n\n- A\n- B', 'markdown')).toBe(
      '<p>One <strong>take</strong>, <em>live</em><br>in <a href="https://example.com/" out>Paris</a></p><ul><li>A</li><li>B</li></ul>',
    );
    expect(shown('<b>x</b> [y](javascript:alert) snake_case_name', 'markdown')).toBe(
      '<p>&lt;b&gt;x&lt;/b&gt; y snake_case_name</p>',
    );
  });
});

it('is written with buttons and keys, and looked at', async () => {
  const onSubmit = vi.fn();
  const { user } = draw(
    <SchemaForm
      definitions={[fieldStories['rich-text'].field]}
      values={{ 'rich-text': 'Liner notes' }}
      onSubmit={onSubmit}
    >
      <SubmitButton />
    </SchemaForm>,
  );
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox');
  area.setSelectionRange(0, 5);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(area.value).toBe('<strong>Liner</strong> notes');
  expect(document.activeElement).toBe(area);
  area.setSelectionRange(area.value.length - 5, area.value.length);
  await user.keyboard('{Control>}i{/Control}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = screen.getByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview.querySelector('em')?.textContent).toBe('notes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ 'rich-text': '<strong>Liner</strong> <em>notes</em>' }),
  );
});
