import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm } from '../testing.tsx';
import { RichText } from './RichText.tsx';

const renderHtml = (text: string): string =>
  (renderForm(<RichText text={text} />).container.firstElementChild?.innerHTML ?? '').replace(
    / target="_blank" rel="noopener noreferrer"/g,
    ' out',
  );

describe('RichText', () => {
  it('keeps allowed elements and the text of others', () => {
    expect(renderHtml('<p>One <b>take</b>, <i>live</i></p><ul><li>A</li></ul><h1>Loud</h1>')).toBe(
      '<p>One <b>take</b>, <i>live</i></p><ul><li>A</li></ul>Loud',
    );
    expect(renderHtml('<a href="https://example.com/">shop</a>')).toBe('<a href="https://example.com/" out>shop</a>');
  });

  it.each([
    ['<script>alert(1)</script>safe', 'safe'],
    ['<img src=x onerror=alert(1)>safe', 'safe'],
    ['<a href="javascript:alert(1)">safe</a>', '<a>safe</a>'],
    ['<a href=" java\nscript:alert(1)">safe</a>', '<a>safe</a>'],
    ['<a href="//example.com">safe</a>', '<a>safe</a>'],
    ['<p style="position:fixed" onclick="alert(1)" class="MuiAlert-root">safe</p>', '<p>safe</p>'],
    ['<svg><style>*{display:none}</style></svg><math><mtext>x</mtext></math>safe', 'safe'],
    ['<form action="https://evil.example"><button>safe</button></form>', 'safe'],
  ])('removes unsafe content: %s', (text, expected) => expect(renderHtml(text)).toBe(expected));
});

const { field } = fieldStories['rich-text'];

async function open(value: string, properties: object = {}) {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={[{ ...field, ...properties }]} values={{ 'rich-text': value }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const text = await screen.findByRole('textbox', { name: /^Biography/ });
  const submit = async (): Promise<unknown> => {
    onSubmit.mockClear();
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>)['rich-text'];
  };
  const getTool = (name: string) => screen.getByRole('button', { name });
  /** Selects the whole text, as by keyboard or pointer. */
  const selectAll = async () => {
    text.focus();
    document.getSelection()?.selectAllChildren(text);
    fireEvent(document, new Event('selectionchange'));
  };
  const paste = (html: string) =>
    fireEvent.paste(text, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'], files: [] },
    });
  return { ...view, text, submit, getTool, selectAll, paste, onSubmit };
}

describe('RichTextEditor', () => {
  it('toggles marks by buttons and shows their state', async () => {
    const { user, getTool, selectAll, submit } = await open('<p>Liner notes</p>');
    await selectAll();
    await user.click(getTool('Bold'));
    expect(getTool('Bold').getAttribute('aria-pressed')).toBe('true');
    expect(await submit()).toBe('<p><strong>Liner notes</strong></p>');
    await user.click(getTool('Undo'));
    expect(await submit()).toBe('<p>Liner notes</p>');
    await user.click(getTool('Redo'));
    await user.click(getTool('Heading'));
    await user.click(getTool('Bold'));
    expect(await submit()).toBe('<h2>Liner notes</h2>');
    await user.click(getTool('Subheading'));
    expect(await submit()).toBe('<h3>Liner notes</h3>');
    await user.click(getTool('Subheading'));
    await user.click(getTool('Numbered list'));
    expect(await submit()).toBe('<ol><li><p>Liner notes</p></li></ol>');
    await user.click(getTool('List'));
    await user.click(getTool('Italic'));
    expect(await submit()).toBe('<ul><li><p><em>Liner notes</em></p></li></ul>');
  });

  it('submits unchanged text as it is, and an empty text when cleared', async () => {
    const { selectAll, submit, text } = await open('Liner <b>notes</b>');
    expect(await submit()).toBe('Liner <b>notes</b>');
    await selectAll();
    fireEvent.keyDown(text, { key: 'Backspace', code: 'Backspace', keyCode: 8 });
    expect(await submit()).toBe('');
  });

  it('accepts link addresses without scheme and rejects disallowed ones', async () => {
    const { user, getTool, selectAll, submit } = await open('<p>Liner notes</p>');
    await selectAll();
    await user.click(getTool('Link'));
    const address = await screen.findByRole('textbox', { name: 'Link address' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    await user.clear(address);
    await user.type(address, 'example.com/notes{Enter}');
    expect(await submit()).toBe('<p><a href="https://example.com/notes">Liner notes</a></p>');
    await user.click(getTool('Link'));
    await user.click(getTool('Remove link'));
    expect(await submit()).toBe('<p>Liner notes</p>');
  });

  it('has one tab stop, and another for the toolbar with arrow keys', async () => {
    const { user, text, getTool } = await open('<p>Liner notes</p>');
    await user.tab();
    expect(document.activeElement).toBe(getTool('Bold'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(getTool('Link'));
    await user.tab();
    expect(document.activeElement).toBe(text);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(getTool('Link'));
  });

  it('shows errors, keeps the text, and counts its markup', async () => {
    const { user, text, onSubmit } = await open('<p>Liner notes</p>', { maxLength: 10 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(getDescriptions(text)).toEqual([expect.stringContaining('10'), '18 of 10 characters, formatting included']);
    expect(document.activeElement).toBe(text);
    expect(text.textContent).toBe('Liner notes');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cleans text pasted from Word', async () => {
    const { selectAll, paste, submit } = await open('<p>Liner notes</p>');
    await selectAll();
    paste(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style="mso-pagination:widow-orphan">Side A<o:p></o:p></h1><p class="MsoNormal" style="margin:0cm"><b><span
lang="EN-GB" style="font-family:Calibri;color:red">Loud</span></b> and <font color="red"><i>soft</i></font><o:p></o:p></p><!--EndFragment--></body></html>`,
    );
    expect(await submit()).toBe('<h2>Side A</h2><p><strong>Loud</strong> and <em>soft</em></p>');
  });

  it('shows text with unsupported elements as source', async () => {
    const html = '<table><tr><td>Liner notes</td></tr></table>';
    const { text, submit } = await open(html);
    expect(text).toHaveProperty('value', html);
    expect(await submit()).toBe(html);
  });
});
