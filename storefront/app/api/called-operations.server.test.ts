// Each operation for visitors, customers and artists is called by a page, or stands here with what it waits for.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operationRoles } from '#generated/operation-roles.ts';
import { operations } from '#generated/operations.ts';
import { ROOT } from '../../../scripts/setup/root.mjs';

type OperationId = keyof typeof operations;

/** Operations without a page, by the part of the shop that they wait for. */
const WAITING: Readonly<Record<string, readonly OperationId[]>> = {
  'creating a project, issue 18': ['listDiscFormats'],
  'digital music, issue 18': ['fetchDownload'],
  'payouts of artists, issue 18': ['listUserPayouts', 'requestPayout', 'cancelPayout', 'setPayoutAccount'],
};

/** Operations that no page calls, with the reason. */
const WITHOUT_PAGE: Partial<Record<OperationId, string>> = {
  getHealth: 'for monitoring',
  getOrderTracking: 'for other clients; the page of an order has its parcels',
  receiveStripeEvent: 'for the payment provider',
  listProjectSongs: 'for players of other sites; the pages get the tracks with the project',
};

const PEOPLE = ['visitor', 'user', 'pro', 'artist'] as const;

/** Operations for people; downloads of the back office are links with a token, which anyone may open. */
const forPeople = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    PEOPLE.some((role) => operationRoles[id]?.includes(role) ?? false) && !operations[id].path.startsWith('/admin/'),
);

const source = globSync('{storefront,forms-schema}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

const escape = (text: string): string => text.replace(/[.{}?+*()[\]|^$/]/g, String.raw`\$&`);

/** Whether a page calls an operation by the client, or has its address. */
function isCalled(id: OperationId): boolean {
  const { method, path } = operations[id];
  const byClient = new RegExp(String.raw`\.${method.toUpperCase()}\([^()]*'${escape(path)}'`);
  const parts = path.split(/\{\w+\}/).map(escape);
  const byAddress = new RegExp(`/api${parts.join(String.raw`\$\{[^}]+\}`)}['\`]`);
  return byClient.test(source) || byAddress.test(source);
}

it('is called by a page, or waits for one', () => {
  const excused = new Set<string>([...Object.values(WAITING).flat(), ...Object.keys(WITHOUT_PAGE)]);
  expect(forPeople.length).toBeGreaterThan(100);
  expect(forPeople.filter((id) => !isCalled(id) && !excused.has(id))).toEqual([]);
});

it('stands in a list only while no page calls it', () => {
  const listed = [...Object.values(WAITING).flat(), ...(Object.keys(WITHOUT_PAGE) as OperationId[])];
  expect(listed.filter((id) => isCalled(id) || !forPeople.includes(id))).toEqual([]);
});
