import { expect, it } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import { submitSecurityForm } from './security.server.ts';

const submit = async (fields: Record<string, string>) => {
  const { visit, calls } = await openVisit({
    answers: {
      'POST /auth/logout-everywhere': { ended: 2 },
      'DELETE /user/sessions/7': { ended: 1 },
      'PUT /user/passkeys/12': {},
    },
  });
  const before = calls.length;
  const outcome = await submitSecurityForm(visit, 'lea@example.com', fields).catch((error: unknown) => error);
  return { outcome, called: calls.slice(before).map(({ call }) => call) };
};

it('ends one session or all others', async () => {
  expect(await submit({ intent: 'sessions', session: '7' })).toEqual({
    ...{ outcome: { done: 'sessions', ended: 1 }, called: ['DELETE /user/sessions/7'] },
  });
  expect(await submit({ intent: 'sessions' })).toEqual({
    ...{ outcome: { done: 'sessions', ended: 2 }, called: ['POST /auth/logout-everywhere'] },
  });
});

it.each<Record<string, string>>([{}, { intent: 'unknown' }, { current_password: 'side-b-track-4' }])(
  'ends no session for a form without a known intent: %j',
  async (fields) => {
    const { outcome, called } = await submit(fields);
    expect(outcome).toMatchObject({ init: { status: 400 } });
    expect(called).toEqual([]);
  },
);

it('renames a passkey, and tells which one was refused', async () => {
  const rename = (passkey: string) => submit({ intent: 'passkey_rename', passkey, name: 'Work laptop' });
  expect(await rename('12')).toEqual({
    ...{ outcome: { done: 'passkey_rename', passkey: 12 }, called: ['PUT /user/passkeys/12'] },
  });
  expect((await rename('13')).outcome).toMatchObject({ problem: { status: 404 }, passkey: 13 });
});
