import { expect, it } from 'vitest';
import { addressBlock, button, itemTable, notice, paragraph, quote, totals } from './blocks.ts';
import { composeMail } from './compose-mail.ts';
import type { LetterContent } from './letter.ts';
import { pageUrl } from './links.ts';

const SITE = { publicUrl: 'https://shop.example' };
const compose = (content: Partial<LetterContent>, lang: 'en' | 'fr' = 'en') =>
  composeMail(
    () => ({ template: 'pass', values: { pass: '<b>"Gold" & co</b>' }, name: null, blocks: [], ...content }),
    lang,
    SITE,
  );

/** The HTML without the preheader, which mail programs show beside the subject. */
const withoutPreheader = (html: string) => html.replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div><\/div>/, '');

it('escapes what people write in HTML, and writes it as it is in the subject and the plain text', async () => {
  const typed = `<script>alert("x")</script> 'a' & b`;
  const { subject, html, text } = await compose({
    name: typed,
    blocks: [paragraph(typed), quote(typed), notice(typed)],
  });
  expect(subject).toBe('Your pass: <b>"Gold" & co</b>');
  expect(html).not.toMatch(/<script|<b>"Gold/);
  expect(html.split('&lt;script&gt;')).toHaveLength(5);
  expect(text.split(typed)).toHaveLength(5);
});

it('writes the title, the blocks in their order, the regards and the footer as plain text', async () => {
  const { text } = await compose({
    name: 'Léa',
    blocks: [
      paragraph('First\nsecond'),
      itemTable([
        { name: 'Fjord', details: 'CD', picture: 'https://shop.example/1.jpg', price: '1 × €9', total: '€9' },
      ]),
      totals({ rows: [['Items', '€9']], total: ['Total', '€9'], note: 'No VAT' }),
      addressBlock('Address', ['1 rue Lepic', '75018 Paris']),
      button('Open', pageUrl({ ...SITE, lang: 'en' }, 'home')),
      false,
      quote(''),
    ],
    closing: 'questions',
    postscript: [notice('You wrote:')],
    title: 'Title',
    footer: 'Footer',
  });
  expect(text).toBe(
    [
      ...['Title', 'Hello Léa,', 'First\nsecond', 'Fjord\nCD\n1 × €9\n€9', 'Items  €9\nTotal  €9', 'No VAT'],
      ...['Address\n1 rue Lepic\n75018 Paris', 'Open https://shop.example/', 'Questions? Simply reply to this e-mail.'],
      ...['Best regards,\nThe Groove House team', 'You wrote:', 'Footer'],
    ].join('\n\n'),
  );
});

it('shows the preview beside the subject only', async () => {
  const { html, text } = await compose({ preview: 'Two records' });
  expect(html).toContain('Two records');
  expect(withoutPreheader(html)).not.toContain('Two records');
  expect(text).not.toContain('Two records');
});

it('declares dark colours, language and title', async () => {
  const { html } = await compose({ title: 'Votre pass' }, 'fr');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<title>Votre pass</title>');
  expect(html.match(/lang="(\w+)"/g)).toEqual(['lang="fr"', 'lang="fr"', 'lang="fr"']);
});
