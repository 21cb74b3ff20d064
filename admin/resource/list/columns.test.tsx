import { screen } from '@testing-library/react';
import type { FieldDefinition } from '#generated/definitions.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { fitColumns, buildGridColumns } from './columns.tsx';
import { computePhoneRowHeight } from './phone-column.tsx';
import { moveColumn, toggleColumn } from './preferences.ts';
import { ResourceList } from './ResourceList.tsx';

describe('columns', () => {
  it('are added at the end and taken out, but for the last one', () => {
    expect(toggleColumn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggleColumn(['a'], 'a')).toEqual(['a']);
  });

  it('move by one place and stop at the ends', () => {
    expect(moveColumn(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('columns without room', () => {
  const priced = { resource: fixture.resource, headline: ['price'] };
  const wide = fixture.resource.columns.map((field) => ({ field, width: 100 }));
  const names = ([shown, gone]: ReturnType<typeof fitColumns>) =>
    [shown, gone].map((all) => all.map(({ field }) => field));

  it('give way from the end, but for the title, the headline and what is sorted by', () => {
    expect(names(fitColumns(priced, wide, 300, 'name'))).toEqual([['name', 'status', 'price'], []]);
    expect(names(fitColumns(priced, wide, 299, 'name'))).toEqual([['name', 'price'], ['status']]);
    expect(names(fitColumns(priced, wide, 299, 'status'))).toEqual([['name', 'status', 'price'], []]);
    expect(names(fitColumns({ resource: fixture.resource }, wide, 150, 'name'))).toEqual([
      ['name'],
      ['status', 'price'],
    ]);
  });

  it('give way with the headline where the screen keeps another, but for what a record is worth', () => {
    const keeping = { ...priced, headline: ['status', 'price'], columns: { city: { alwaysShown: true } } } as const;
    const resource = { ...fixture.resource, columns: [...fixture.resource.columns, 'city'] };
    const columns = [...wide, { field: 'city', width: 100 }];
    expect(names(fitColumns({ ...keeping, resource }, columns, 300, 'name'))).toEqual([
      ['name', 'price', 'city'],
      ['status'],
    ]);
    expect(names(fitColumns({ ...keeping, resource }, columns, 100, 'name'))).toEqual([
      ['name', 'price', 'city'],
      ['status'],
    ]);
  });

  it('leave what is over to the title where no other takes it', () => {
    const [shown] = fitColumns(priced, wide, 900, 'name');
    expect(shown.map(({ field, flex, minWidth }) => ({ field, flex, minWidth }))[0]).toEqual({
      field: 'name',
      flex: 1,
      minWidth: 100,
    });
    const flexible = wide.map((column) => (column.field === 'status' ? { ...column, flex: 1 } : column));
    expect(fitColumns(priced, flexible, 900, 'name')[0]).toEqual(flexible);
  });

  it('leave it to the first where the title is no column', () => {
    const [shown] = fitColumns(priced, wide.slice(1), 900, 'status');
    expect(shown.map(({ flex }) => flex)).toEqual([1, undefined]);
  });

  it('first get room for headings and names that are cut', () => {
    const withPreference = wide.map((column) =>
      column.field === 'status' ? { ...column, preferredWidth: 160 } : column,
    );
    const listWidths = (room: number, columns: typeof withPreference) =>
      fitColumns(priced, columns, room, 'name')[0].map(({ width }) => width);
    expect(listWidths(340, withPreference)).toEqual([undefined, 140, 100]);
    expect(listWidths(500, withPreference)).toEqual([undefined, 160, 100]);
    // half of what is left is for the column that takes it
    const flexible = withPreference.map((one) =>
      one.field === 'name' ? { field: 'name', flex: 1, minWidth: 100 } : one,
    );
    expect(listWidths(340, flexible as typeof withPreference)).toEqual([undefined, 120, 100]);
  });

  it('are as wide as their heading or the longest name of their values', () => {
    const status = fixture.resource.fields.find(({ name }) => name === 'status');
    const preferences = { columns: ['status'], widths: {}, perPage: 25, density: 'standard' } as const;
    const measureMinWidth = (heading: string, names: string[]) => {
      const [column] = buildGridColumns(
        fixture,
        preferences,
        [],
        () => heading,
        () => names,
      );
      return fitColumns(fixture, column ? [column] : [], 900, 'name')[0][0]?.minWidth;
    };
    expect(status).toBeDefined();
    expect(measureMinWidth('Status', ['Sold, awaiting payment'])).toBeGreaterThan(170);
    expect(measureMinWidth('Number of redemptions', ['Sold'])).toBeGreaterThan(170);
    expect(measureMinWidth('Status', ['Sold'])).toBe(122);
  });

  it('stay where somebody asked for more than a list begins with', () => {
    const own = [...wide, { field: 'city', width: 100 }];
    expect(names(fitColumns(priced, own, 10, 'name'))).toEqual([['name', 'status', 'price', 'city'], []]);
  });

  it('are told in the choice of columns', async () => {
    vi.stubGlobal('innerWidth', 400);
    await open();
    expect(listHeadings()).toEqual(['Name']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByText('Hidden at this width: Status, Price')).toBeTruthy();
  });
});

const listHeadings = () =>
  screen
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent)
    .filter((text) => text !== '' && text !== 'Actions');

async function open() {
  new FakeApi('labels', RECORDS);
  const view = await renderAdmin({ at: '/labels', routes: { '/labels': <ResourceList screen={fixture} /> } });
  await screen.findByText('Amber');
  return view;
}

describe('the choice of columns', () => {
  it('begins with those of the description', async () => {
    await open();
    expect(listHeadings()).toEqual(['Name', 'Status', 'Price']);
  });

  it('takes names that every object has for names like any other', async () => {
    const api = new FakeApi(
      'labels',
      RECORDS.map((record) => ({ ...record, constructor: `maker of ${String(record.name)}` })),
    );
    const { resource } = fixture;
    const maker = { name: 'constructor', type: 'text', label: 'fields.city' } as const;
    const columns = ['name', 'constructor'];
    const own = { resource: { ...resource, columns, fields: [...resource.fields, maker], sorts: columns } };
    await renderAdmin({ at: '/labels', routes: { '/labels': <ResourceList screen={own} /> } });
    expect(await screen.findByText('maker of Amber')).toBeTruthy();
    expect(listHeadings()).toEqual(['Name', 'City']);
    await userEvent.click(screen.getByRole('columnheader', { name: 'City' }));
    await vi.waitFor(() => expect(api.last('GET')?.query.get('sort')).toBe('["constructor","ASC"]'));
  });

  it('is worked by keyboard alone and remembered', async () => {
    const { store } = await open();
    screen.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('checkbox', { name: 'Status' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    screen.getByRole('checkbox', { name: 'Price' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Status' });
    expect(listHeadings()).toEqual(['Status', 'Name']);
    expect(store.getItem('preferences.labels.list')).toMatchObject({ columns: ['status', 'name'] });
  });

  it('drops a column that the description has no more', async () => {
    new FakeApi('labels', RECORDS);
    const view = await renderAdmin({
      at: '/other',
      routes: { '/labels': <ResourceList screen={fixture} />, '/other': null },
    });
    view.store.setItem('preferences.labels.list', { columns: ['gone', 'price'] });
    await view.router.navigate('/labels');
    await screen.findByText('€12.50');
    expect(listHeadings()).toEqual(['Price']);
  });
});

it('gives a row of a phone two lines for facts that are long or have long names', () => {
  const { resource } = fixture;
  const computeHeight = (field: FieldDefinition, label: string) => {
    const own = { resource: { ...resource, columns: ['name', field.name], fields: [...resource.fields, field] } };
    const preferences = { columns: ['name', field.name], widths: {}, perPage: 25, density: 'standard' } as const;
    return computePhoneRowHeight(own, preferences, () => label);
  };
  expect(computeHeight({ name: 'city', type: 'country', label: '' }, 'Country')).toBe(60);
  expect(computeHeight({ name: 'link', type: 'text', label: '' }, 'Tracking URL')).toBe(79);
  expect(computeHeight({ name: 'most', type: 'duration', label: '' }, 'Recommended maximum per side')).toBe(60);
  expect(computeHeight({ name: 'most', type: 'duration', label: '' }, 'Absolute maximum length per side')).toBe(79);
});
