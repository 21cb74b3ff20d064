import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { screen as screenOf } from '#admin/resource/define.ts';
import { ResourceList } from '#admin/resource/list/ResourceList.tsx';
import { FakeApi, problem } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { ParentForm } from './ParentForm.tsx';

const org = { name: 'org', type: 'text', label: 'words.name', required: true } as const;
const filters = [{ name: 'org', type: 'text', operators: ['eq'], field: org } as const];
const list = screenOf({ ...fixture.resource, filters }, { missingParent: () => <ParentForm owners={[org]} /> });

it('lists records after selecting the parent', async () => {
  const api = new FakeApi('labels', RECORDS);
  api.on(({ query }) => (query.get('filter')?.includes('acme') ? undefined : problem(400, 'parent_needed')));
  const user = userEvent.setup();
  await renderAdmin({ at: '/labels', routes: { '/labels': <ResourceList screen={list} /> } });
  expect(await screen.findByText('Choose the record these entries belong to.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'acme{Enter}');
  expect(await screen.findByText('Amber')).toBeTruthy();
  expect(JSON.parse(api.last('GET')?.query.get('filter') ?? '')).toEqual({ org: 'acme' });

  // without the filter the form is shown again
  await user.click(screen.getByText(/acme/));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Choose the record these entries belong to.')).toBeTruthy();
});
