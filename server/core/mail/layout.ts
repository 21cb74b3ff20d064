import { createElement, type ReactElement } from 'react';
import { Body, Container, Head, Heading, Html, Link, Preview, render, Section, Text, toPlainText } from 'react-email';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { BlockElement } from './block-elements.ts';
import type { Block } from './blocks.ts';
import { pageUrl } from './links.ts';
import type { Message } from './mail.ts';
import { FONT, LIGHT, STYLE_SHEET } from './mail-styles.ts';

/** Content of a mail. */
interface MailPage {
  readonly lang: Language;
  readonly publicUrl: string;
  readonly title: string;
  /** Preheader, shown by mail programs next to the subject. */
  readonly preview: string;
  readonly footer: string;
  readonly blocks: readonly Block[];
}

const SKIPPED_IN_TEXT = { 'data-skip-in-text': true };

/** Options of html-to-text in addition to those of react-email. */
const PLAIN_TEXT: Parameters<typeof toPlainText>[1] = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1, colSpacing: 2, uppercaseHeaderCells: false },
    },
  ],
};

/** Renders a mail as HTML and plain text. */
export async function renderLayout(page: MailPage): Promise<Omit<Message, 'subject'>> {
  const html = await render(createElement(Layout, page));
  return { html, text: toPlainText(html, PLAIN_TEXT) };
}

/** Frame of all mails around their blocks. */
function Layout({ lang, publicUrl, title, preview, footer, blocks }: MailPage): ReactElement {
  return createElement(
    Html,
    { lang },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, title),
      createElement('style', null, STYLE_SHEET),
    ),
    createElement(
      Body,
      {
        lang,
        className: 'page',
        style: { margin: 0, padding: '32px 12px', backgroundColor: LIGHT.page, fontFamily: FONT },
      },
      createElement(Preview, { useTitleTag: false, children: preview }),
      createElement(
        Container,
        { style: { maxWidth: 600 } },
        createElement(Wordmark, { href: pageUrl({ publicUrl, lang }, 'home') }),
        createElement(
          Section,
          {
            className: 'card',
            tdClassName: 'inset',
            style: {
              backgroundColor: LIGHT.card,
              border: `1px solid ${LIGHT.line}`,
              borderCollapse: 'separate',
              borderRadius: 12,
              padding: '40px 36px 24px',
            },
          },
          createElement(
            Heading,
            {
              className: 'text title',
              style: { margin: '0 0 24px', color: LIGHT.text, fontSize: 28, fontWeight: 700, lineHeight: 1.2 },
            },
            title,
          ),
          blocks.map((block, index) => createElement(BlockElement, { key: index, block })),
        ),
        createElement(
          Text,
          { className: 'quiet', style: { margin: '20px 8px 0', color: LIGHT.quiet, fontSize: 13, lineHeight: '20px' } },
          footer,
        ),
      ),
    ),
  );
}

/** Logo and name of the shop. The logo is made of borders, because mail programs do not render SVG. */
function Wordmark({ href }: { readonly href: string }): ReactElement {
  const disc = {
    display: 'inline-block',
    width: 8,
    height: 8,
    margin: '0 10px 0 0',
    backgroundColor: LIGHT.accent,
    border: `8px solid ${LIGHT.text}`,
    borderRadius: '50%',
    verticalAlign: '-6px',
    // Outlook renders it as a bar
    msoHide: 'all',
  };
  return createElement(
    Section,
    { ...SKIPPED_IN_TEXT, style: { padding: '0 8px 20px' } },
    createElement(
      Link,
      { className: 'text', href, style: { color: LIGHT.text, fontSize: 20, fontWeight: 700, lineHeight: '24px' } },
      createElement('span', { className: 'disc', style: disc }),
      SHOP_NAME,
    ),
  );
}
