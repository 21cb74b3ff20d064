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

/** Removes the preheader, which mail programs show next to the subject. */
const removePreheader = (html: string) => html.replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div><\/div>/, '');

it('escapes texts of people in HTML, but not in the subject and the plain text', async () => {
  const input = `<script>alert("x")</script> 'a' & b`;
  const { subject, html, text } = await compose({
    name: input,
    blocks: [paragraph(input), quote(input), notice(input)],
  });
  expect(subject).toBe('Your pass: <b>"Gold" & co</b>');
  expect(html).not.toMatch(/<script|<b>"Gold/);
  expect(html.split('&lt;script&gt;')).toHaveLength(5);
  expect(text.split(input)).toHaveLength(5);
});

it('renders title, blocks, regards and footer as plain text', async () => {
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

it('includes the preview only as preheader', async () => {
  const { html, text } = await compose({ preview: 'Two records' });
  expect(html).toContain('Two records');
  expect(removePreheader(html)).not.toContain('Two records');
  expect(text).not.toContain('Two records');
});

it('declares dark colours, language and title', async () => {
  const { html } = await compose({ title: 'Votre pass' }, 'fr');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<title>Votre pass</title>');
  expect(html.match(/lang="(\w+)"/g)).toEqual(['lang="fr"', 'lang="fr"', 'lang="fr"']);
});
