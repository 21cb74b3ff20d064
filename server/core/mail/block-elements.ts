// Elements of the blocks of a mail.
import { type ComponentProps, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { Button, Column, Img, Row, Section, Text } from 'react-email';
import type { Amount, Block, MailItem } from './blocks.ts';
import { LIGHT } from './mail-styles.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Marks a table whose cells are adjacent in the plain text. */
const COLUMNS_IN_TEXT = { 'data-text-format': 'dataTable' };
const PARAGRAPH = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px' };
const COVER = 64;

/** Renders texts as lines. */
const renderLines = (texts: readonly string[]): ReactNode[] =>
  texts.map((text, index) => createElement(Fragment, { key: index }, index > 0 && createElement('br'), text));

const renderText = (text: string): ReactNode[] => renderLines(text.split(/\r?\n/));

function renderParagraph({ kind, text }: BlockOf<'paragraph' | 'quote' | 'notice'>): ReactElement {
  if (kind === 'notice')
    return createElement(
      Text,
      { className: 'quiet', style: { ...PARAGRAPH, color: LIGHT.quiet, fontSize: 14, lineHeight: '22px' } },
      renderText(text),
    );
  const border = kind === 'quote' && { borderLeft: `3px solid ${LIGHT.line}`, paddingLeft: 16 };
  return createElement(
    Text,
    { className: 'text line', style: { ...PARAGRAPH, color: LIGHT.text, ...border } },
    renderText(text),
  );
}

const renderButton = ({ label, href }: BlockOf<'button'>): ReactElement =>
  createElement(
    Section,
    { style: { margin: '28px 0' } },
    createElement(
      Button,
      {
        className: 'button',
        href,
        style: {
          backgroundColor: LIGHT.accent,
          borderRadius: 999,
          color: LIGHT.onAccent,
          fontSize: 16,
          fontWeight: 600,
          padding: '15px 28px',
        },
      },
      label,
    ),
  );

const strong = (text: string): ReactElement => createElement('strong', null, text);
const br = (): ReactElement => createElement('br');
const row = (props: ComponentProps<'table'>, ...cells: ReactNode[]): ReactElement =>
  createElement(Row, { ...props, children: createElement(Fragment, null, ...cells) });

function renderItem({ name, details, picture, price, total }: MailItem, index: number): ReactElement {
  const cell = { padding: '14px 0', verticalAlign: 'top', fontSize: 15, lineHeight: '22px', color: LIGHT.text };
  return row(
    { key: index, className: 'line', style: { borderTop: `1px solid ${LIGHT.line}` } },
    createElement(
      Column,
      { width: COVER + 14, style: cell },
      createElement(Img, { src: picture, width: COVER, height: COVER, alt: '', style: { borderRadius: 4 } }),
    ),
    createElement(
      Column,
      { className: 'text', style: { ...cell, paddingRight: 12 } },
      strong(name),
      br(),
      createElement('span', { className: 'quiet', style: { color: LIGHT.quiet, fontSize: 14 } }, details),
    ),
    createElement(
      Column,
      { className: 'text', align: 'right', style: { ...cell, whiteSpace: 'nowrap' } },
      createElement('span', { className: 'quiet', style: { color: LIGHT.quiet, fontSize: 14 } }, price),
      br(),
      strong(total),
    ),
  );
}

const renderItems = ({ items }: BlockOf<'items'>): ReactElement =>
  createElement(Section, { style: { margin: '8px 0 12px' } }, items.map(renderItem));

function renderTotals({ rows, total, note }: BlockOf<'totals'>): ReactElement {
  const amountRow = ([label, amount]: Amount, isTotal: boolean) => {
    const cell = { color: LIGHT.text, paddingTop: isTotal ? 12 : 6, lineHeight: '24px', verticalAlign: 'top' };
    const style = isTotal ? { ...cell, fontSize: 18, fontWeight: 700 } : { ...cell, fontSize: 15 };
    return row(
      { key: label, ...COLUMNS_IN_TEXT },
      createElement(Column, { className: 'text', style: { ...style, paddingRight: 12 } }, label),
      createElement(Column, { className: 'text', align: 'right', style: { ...style, whiteSpace: 'nowrap' } }, amount),
    );
  };
  const noteStyle = { margin: 0, color: LIGHT.quiet, fontSize: 14, lineHeight: '22px', textAlign: 'right' } as const;
  return createElement(
    Section,
    {
      className: 'strong-line',
      style: { borderTop: `2px solid ${LIGHT.text}`, margin: '0 0 28px', paddingTop: 8 },
    },
    rows.map((amount) => amountRow(amount, false)),
    amountRow(total, true),
    note !== undefined && createElement(Text, { className: 'quiet', style: noteStyle }, note),
  );
}

const renderAddress = ({ label, lines: address }: BlockOf<'address'>): ReactElement =>
  createElement(
    Text,
    { className: 'text', style: { ...PARAGRAPH, color: LIGHT.text } },
    createElement('span', { className: 'quiet', style: { color: LIGHT.quiet, fontSize: 14 } }, label),
    br(),
    renderLines(address),
  );

/** Renders a block of a mail. */
export function BlockElement({ block }: { readonly block: Block }): ReactElement {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
    case 'notice':
      return renderParagraph(block);
    case 'button':
      return renderButton(block);
    case 'items':
      return renderItems(block);
    case 'totals':
      return renderTotals(block);
    case 'address':
      return renderAddress(block);
  }
}
