import { expect, type Page } from 'playwright/test';
import type { FieldType } from '../../generated/definitions.ts';
import { formIn, sentBy } from './gallery.ts';

/** Maximum number of Tab presses for any form. */
const ENOUGH = 120;

/** Tabs through a form. Returns unreachable elements and whether the focus leaves at both ends. */
export async function tabFaults(page: Page, state: string): Promise<string[]> {
  const form = formIn(page, state);
  const missing = await form.evaluate((element) => {
    const stops = [
      ...element.querySelectorAll<HTMLElement>(
        'input, select, textarea, button, a[href], [tabindex], [contenteditable=true]',
      ),
    ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=hidden]') && one.checkVisibility());
    const names = new Set<string>();
    stops.forEach((stop, at) => {
      // a radio group has one tab stop
      const isOther =
        stop instanceof HTMLInputElement && stop.type === 'radio' && names.size === names.add(stop.name).size;
      if (!isOther) stop.dataset.stop = String(at);
    });
    element.addEventListener('focusin', ({ target }) => {
      const radio = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : undefined;
      const stop = radio ? element.querySelector<HTMLElement>(`[name="${radio}"][data-stop]`) : (target as HTMLElement);
      stop?.removeAttribute('data-stop');
    });
    element.closest('section')?.querySelector('a')?.focus();
    return element.querySelectorAll('[data-stop]').length;
  });
  if (missing === 0) return ['there is nothing to go to'];
  const isInside = (): Promise<boolean> => form.evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Tab');
  if (!(await isInside())) return ['Tab does not enter'];
  for (let presses = 0; presses < ENOUGH && (await isInside()); presses += 1) await page.keyboard.press('Tab');
  if (await isInside()) return ['Tab does not leave'];
  await page.keyboard.press('Shift+Tab');
  if (!(await isInside())) return ['Shift+Tab does not come back'];
  return form.evaluate((element) =>
    [...element.querySelectorAll('[data-stop]')].map((stop) => `cannot be reached: ${stop.outerHTML.slice(0, 160)}`),
  );
}

/** Keys that enter a value into a focused field, and the expected value. */
type Work = readonly [keys: readonly string[], sent: unknown, focus?: string];

const wav = { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF\x10\0\0\0WAVEfmt \0\0\0\0', 'latin1') };
const line = (typed: string, sent: unknown = typed): Work => [[`"${typed}`], sent];
const place = { address: '3 quai', zip_code: '75010', city: 'Paris' };
const PLACE = ['"3 quai', 'Tab', '"75010', 'Tab', '"Paris'];

/** Presses keys; entries that start with a quotation mark are typed as text. */
const WORK = {
  text: line('Salt'),
  textarea: [['"One', 'Enter', '"Two'], 'One\nTwo'],
  'rich-text': [['"take', 'Control+a', 'Control+b'], '<p><strong>take</strong></p>'],
  email: line('lea@example.com'),
  password: line('seventh-side-b'),
  tel: line('+33 1 23'),
  url: line('https://example.com/'),
  integer: line('12', 12),
  number: line('1.5', 1.5),
  money: line('24.9', 24.9),
  percent: line('5.5', 5.5),
  duration: line('3:34', 214),
  // 10 October, independent of the order of day and month
  date: line('10102026', '2026-10-10'),
  // in the shop's time zone, Paris
  datetime: [['"10102026', 'ArrowRight', '"0630', '"AM'], Date.UTC(2026, 9, 10, 4, 30) / 1000],
  select: line('Gatefold', 'gatefold'),
  country: line('France', 'FR'),
  language: line('French', 'fr'),
  currency: line('Euro', 'EUR'),
  radio: [['Space', 'ArrowRight'], 'center'],
  checkbox: [['Space'], true],
  switch: [['Space'], true],
  'multi-select': [['"Regg', 'ArrowDown', 'Enter', 'Escape'], [14]],
  chips: [['"limited', 'Enter'], ['limited']],
  reference: [['ArrowDown', 'ArrowDown', 'Enter'], 31],
  references: [['ArrowDown', 'ArrowDown', 'Enter', 'Escape'], [31]],
  color: line('#112233'),
  discs: [['Enter', 'ArrowRight'], '["white"]', '-add'],
  image: line('1204'),
  file: [['Space'], `${wav.name}, ${wav.buffer.length} B`],
  audio: [['Space'], `${wav.name}, ${wav.buffer.length} B`],
  group: [PLACE, place, '.address'],
  address: [PLACE, place, '.address'],
  array: [['Enter', '"LP'], [{ name: 'LP' }], '-add'],
  tracklist: [
    ['Enter', '"Salt', 'Tab', '"Vega'],
    [{ title: 'Salt', artist_name: 'Vega', side: 'A', position: 1 }],
    '-add',
  ],
  sizes: [['ArrowUp', 'ArrowUp'], { M: 2 }, '-M'],
  json: [[], undefined],
} as const satisfies Record<FieldType, Work>;

/** Fills and submits an empty form by keyboard and expects the record. */
export async function workByKeys(page: Page, type: FieldType): Promise<void> {
  const [keys, sent, part = ''] = WORK[type] as Work;
  const control = page.locator(`[id="${type}-empty-${type}${part}"]`);
  const chooser = type === 'file' || type === 'audio' ? page.waitForEvent('filechooser') : undefined;
  await control.focus();
  for (const key of keys) {
    if (key.startsWith('"')) await page.keyboard.type(key.slice(1));
    else await page.keyboard.press(key);
  }
  if (chooser) {
    await (await chooser).setFiles(wav);
    await expect(page.locator('[data-state="empty"] li')).toContainText(wav.name);
  }
  // an open list may consume one Tab
  await page.locator('[data-state="empty"] [type=submit]').focus();
  await page.keyboard.press('Enter');
  expect.soft((await sentBy(page, 'empty'))[type], 'what was entered by keys').toEqual(sent);
}
