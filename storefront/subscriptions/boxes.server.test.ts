import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { BOX } from '#storefront/testing/boxes.ts';
import { loadBoxes } from './boxes.server.ts';

const answers = {
  'GET /user/boxes': [BOX],
  'GET /user/boxes/7': {
    ...BOX,
    skipped_months: ['2026-10', '2027-01'],
    months: [{ month: '2026-11', status: 'ordered' }],
  },
  'GET /user/sponsor': problemResponse(403, 'forbidden'),
};

it('names months in the visitor’s language and hides skipped months that are over', async () => {
  const { visit } = await openVisit({ answers, path: '/fr/my-account/box' });
  const { boxes, pauses, sponsor } = await loadBoxes(visit, new Date('2026-11-28T12:00:00Z'));
  expect(boxes[0]).toMatchObject({
    nextMonth: { month: '2026-12', name: 'décembre 2026' },
    skippable: { month: '2026-12', name: 'décembre 2026' },
    skippedMonths: [{ month: '2027-01', name: 'janvier 2027' }],
    pausedUntil: undefined,
    months: [{ month: '2026-11', name: 'novembre 2026', status: 'ordered' }],
  });
  expect(pauses.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06']);
  expect(sponsor).toBeUndefined();
});

it('offers the first planned month to skip', async () => {
  const months = [
    { month: '2027-01', status: 'planned' },
    { month: '2026-12', status: 'planned' },
  ];
  const box = { ...BOX, next_month: '2027-02', months };
  const { visit } = await openVisit({ answers: { ...answers, 'GET /user/boxes/7': box } });
  const { boxes } = await loadBoxes(visit, new Date('2026-11-28T12:00:00Z'));
  expect(boxes[0]?.skippable?.month).toBe('2026-12');
});

it('names the next month that is not skipped', async () => {
  const box = { ...BOX, skipped_months: ['2026-12', '2027-01'], months: [] };
  const { visit } = await openVisit({ answers: { ...answers, 'GET /user/boxes/7': box } });
  const { boxes } = await loadBoxes(visit, new Date('2026-11-28T12:00:00Z'));
  expect(boxes[0]).toMatchObject({ nextMonth: { month: '2027-02' }, skippable: { month: '2027-02' } });
});

it('has the own rating of a record', async () => {
  const months = [
    { month: '2026-11', status: 'ordered', title: 'Marisol Vega – Salt & Signal', project_id: 1204 },
    { month: '2026-10', status: 'ordered', title: 'Stone Choir – Undertow', project_id: 1205 },
  ];
  const { visit } = await openVisit({
    answers: {
      ...answers,
      'GET /user/boxes/7': { ...BOX, months },
      'GET /auth/check': { id: 9, data: { id: 9 } },
      'GET /user/boxes/7/reviews/9': [{ project: { id: 1205 }, rating: 4 }],
    },
    headers: { cookie: 'token=t' },
  });
  const { boxes } = await loadBoxes(visit, new Date('2026-11-28T12:00:00Z'));
  expect(boxes[0]?.months.map(({ rating }) => rating)).toEqual([undefined, 4]);
});
