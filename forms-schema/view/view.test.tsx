import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { OrderStatus } from '#generated/enums.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaView } from '../SchemaView.tsx';
import { renderForm, english } from '../testing.tsx';
import { FieldValue } from './FieldValue.tsx';
import { STATUS_TONES } from './status-colors.ts';
import { StatusChip } from './StatusChip.tsx';
import { formatFieldValue } from './value-text.ts';

const CELL_TEXTS: Readonly<Partial<Record<FieldType, string>>> = {
  text: 'Salt & Signal',
  integer: '12',
  number: '1.5',
  money: '€24.90',
  percent: '5.5%',
  duration: '3:34',
  date: 'Oct 2, 2026',
  datetime: 'Jan 1, 2027, 01:00 AM',
  select: 'Gatefold',
  radio: 'Left',
  country: 'France',
  language: 'French',
  currency: 'Euro',
  checkbox: 'Yes',
  switch: 'Yes',
  'multi-select': 'Jazz, World',
  discs: 'Transparent red, Black',
  chips: 'limited, signed',
  reference: 'Marisol Vega',
  references: 'Marisol Vega, Halfmoon Trio',
  group: '12 rue des Martyrs, 75009, Paris',
  array: '2',
  sizes: '1 × S, 2 × M',
  password: '••••••',
};

const field = (type: FieldType, properties: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: type,
  type,
  label: 'fields.name',
  ...properties,
});

describe('FieldValue', () => {
  it.each(Object.entries(CELL_TEXTS))('%s in a cell is %s', (type, text) => {
    const { field: definition, value } = fieldStories[type as FieldType];
    const { container } = renderForm(
      <FieldValue definition={definition} value={value} record={{ currency: 'EUR' }} dense />,
    );
    expect(container.textContent).toBe(text);
  });

  it('is a dash when empty, and nothing in a cell', () => {
    expect(renderForm(<FieldValue definition={field('text')} value={null} />).container.textContent).toBe('–');
    expect(renderForm(<FieldValue definition={field('text')} value={null} dense />).container.textContent).toBe('');
  });

  it('links records, e-mail and web addresses, never scripts', () => {
    renderForm(<FieldValue definition={fieldStories.reference.field} value={31} />);
    expect(screen.getByRole('link', { name: 'Marisol Vega' }).getAttribute('href')).toBe('/admin/artists/31');
    renderForm(<FieldValue definition={field('email')} value="lea@example.com" />);
    expect(screen.getByRole('link', { name: 'lea@example.com' }).getAttribute('href')).toBe('mailto:lea@example.com');
    renderForm(<FieldValue definition={field('url')} value="javascript:alert(1)" />);
    expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
  });

  it('shows records by id without useReference', () => {
    const { container } = renderForm(<FieldValue definition={fieldStories.references.field} value={[31, 99]} />, {
      useReference: undefined,
    });
    expect(container.textContent).toBe('#31, #99');
  });

  it('shows formatted rich text, plain text in a cell', async () => {
    const value = '<p>One <b>take</b></p><script>alert(1)</script>';
    const { container } = renderForm(<FieldValue definition={field('rich-text')} value={value} />);
    expect((await screen.findByText('take')).tagName).toBe('B');
    expect(container.textContent).toBe('One take');
    const cell = renderForm(<FieldValue definition={field('rich-text')} value="<p>One <b>take</b></p>" dense />);
    expect(cell.container.textContent).toBe('One take');
  });

  it('shows list entries as a table', () => {
    renderForm(<FieldValue definition={fieldStories.array.field} value={fieldStories.array.value} />);
    for (const name of ['Name Stock', 'Black LP 3', 'Red LP 0']) expect(screen.getByRole('row', { name })).toBeTruthy();
  });

  it('groups digits of large counts, not of ids and years', () => {
    expect(formatFieldValue(field('integer'), 12000, {}, english)).toBe('12,000');
    expect(formatFieldValue(field('integer'), 2030, {}, english)).toBe('2030');
    expect(formatFieldValue(field('integer', { name: 'id' }), 12000, {}, english)).toBe('12000');
  });
});

describe('RecordValues', () => {
  it('shows groups with headings, without write-only and hidden fields', () => {
    const definitions = [
      field('text', { name: 'name' }),
      field('password', { name: 'password', label: 'fields.password', writeOnly: true }),
      field('integer', { name: 'goal', label: 'fields.goal', showIf: { path: 'name', schema: { const: 'Other' } } }),
      field('money', { name: 'price', label: 'fields.price', group: 'price' }),
    ];
    renderForm(
      <SchemaView
        definitions={definitions}
        values={{ name: 'Salt', password: 'x', goal: 3, price: 5, currency: 'EUR' }}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Price']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Salt', '€5.00']);
    const heading = screen.getByRole('heading', { name: 'Price' });
    expect(heading.parentElement && within(heading.parentElement).getByText('€5.00')).toBeTruthy();
  });
});

describe('StatusChip', () => {
  it('shows the label', () => {
    renderForm(<StatusChip definition={OrderStatus} value="in_preparation" />);
    expect(screen.getByText('In preparation')).toBeTruthy();
  });

  it('shows an unknown value as it is, and nothing when empty', () => {
    expect(renderForm(<StatusChip definition={OrderStatus} value="beamed_up" />).container.textContent).toBe(
      'beamed_up',
    );
    expect(renderForm(<StatusChip definition={OrderStatus} value={null} />).container.textContent).toBe('');
  });

  /** Computes the relative luminance (WCAG 2). */
  function computeLuminance(hex: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  it.each(Object.entries(STATUS_TONES))('%s has sufficient contrast in light and dark', (_, { light, dark }) => {
    expect((computeLuminance(light) + 0.05) / (computeLuminance(dark) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
