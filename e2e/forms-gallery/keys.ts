import { expect, type Page } from 'playwright/test';
import type { FieldType } from '../../generated/definitions.ts';
import { getForm, readResult } from './gallery.ts';

/** Maximum number of Tab presses for any form. */
const MAX_TABS = 120;

/** Tabs through a form. Returns unreachable elements and whether the focus leaves at both ends. */
export async function findTabFaults(page: Page, state: string): Promise<string[]> {
  const form = getForm(page, state);
  const stopCount = await form.evaluate((element) => {
    const stops = [
      ...element.querySelectorAll<HTMLElement>(
        'input, select, textarea, button, a[href], [tabindex], [contenteditable=true]',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type=hidden]') && stop.checkVisibility());
    const names = new Set<string>();
    stops.forEach((stop, index) => {
      // a radio group has one tab stop
      const isLaterRadio =
        stop instanceof HTMLInputElement && stop.type === 'radio' && names.size === names.add(stop.name).size;
      if (!isLaterRadio) stop.dataset.stop = String(index);
    });
    element.addEventListener('focusin', ({ target }) => {
      const radio = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : undefined;
      const stop = radio ? element.querySelector<HTMLElement>(`[name="${radio}"][data-stop]`) : (target as HTMLElement);
      stop?.removeAttribute('data-stop');
    });
    element.closest('section')?.querySelector('a')?.focus();
    return element.querySelectorAll('[data-stop]').length;
  });
  if (stopCount === 0) return ['there is nothing to focus'];
  const isInside = (): Promise<boolean> => form.evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Tab');
  if (!(await isInside())) return ['Tab does not enter'];
  for (let presses = 0; presses < MAX_TABS && (await isInside()); presses += 1) await page.keyboard.press('Tab');
  if (await isInside()) return ['Tab does not leave'];
  await page.keyboard.press('Shift+Tab');
  if (!(await isInside())) return ['Shift+Tab does not come back'];
  return form.evaluate((element) =>
    [...element.querySelectorAll('[data-stop]')].map((stop) => `cannot be reached: ${stop.outerHTML.slice(0, 160)}`),
  );
}

/** Keys that enter a value into a focused field, the expected value, and the id suffix of the element to focus. */
type KeyboardInput = readonly [keys: readonly string[], sent: unknown, focus?: string];

const wav = { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF\x10\0\0\0WAVEfmt \0\0\0\0', 'latin1') };
const toInput = (text: string, sent: unknown = text): KeyboardInput => [[`"${text}`], sent];
const ADDRESS = { address: '3 quai', zip_code: '75010', city: 'Paris' };
const ADDRESS_KEYS = ['"3 quai', 'Tab', '"75010', 'Tab', '"Paris'];

/** Input of each field type. Keys that start with a quotation mark are typed as text. */
const KEYBOARD_INPUTS = {
  text: toInput('Salt'),
  textarea: [['"One', 'Enter', '"Two'], 'One\nTwo'],
  'rich-text': [['"take', 'Control+a', 'Control+b'], '<p><strong>take</strong></p>'],
  email: toInput('lea@example.com'),
  password: toInput('seventh-side-b'),
  tel: toInput('+33 1 23'),
  url: toInput('https://example.com/'),
  integer: toInput('12', 12),
  number: toInput('1.5', 1.5),
  money: toInput('24.9', 24.9),
  percent: toInput('5.5', 5.5),
  duration: toInput('3:34', 214),
  // 10 October, independent of the order of day and month
  date: toInput('10102026', '2026-10-10'),
  // in the shop's time zone, Paris
  datetime: [['"10102026', 'ArrowRight', '"0630', '"AM'], Date.UTC(2026, 9, 10, 4, 30) / 1000],
  select: toInput('Gatefold', 'gatefold'),
  country: toInput('France', 'FR'),
  language: toInput('French', 'fr'),
  currency: toInput('Euro', 'EUR'),
  radio: [['Space', 'ArrowRight'], 'center'],
  checkbox: [['Space'], true],
  switch: [['Space'], true],
  'multi-select': [['"Regg', 'ArrowDown', 'Enter', 'Escape'], [14]],
  chips: [['"limited', 'Enter'], ['limited']],
  reference: [['ArrowDown', 'ArrowDown', 'Enter'], 31],
  references: [['ArrowDown', 'ArrowDown', 'Enter', 'Escape'], [31]],
  color: toInput('#112233'),
  discs: [['Enter', 'ArrowRight'], '["white"]', '-add'],
  image: toInput('1204'),
  file: [['Space'], `${wav.name}, ${wav.buffer.length} B`],
  audio: [['Space'], `${wav.name}, ${wav.buffer.length} B`],
  group: [ADDRESS_KEYS, ADDRESS, '.address'],
  address: [ADDRESS_KEYS, ADDRESS, '.address'],
  array: [['Enter', '"LP'], [{ name: 'LP' }], '-add'],
  tracklist: [
    ['Enter', '"Salt', 'Tab', '"Vega'],
    [{ title: 'Salt', artist_name: 'Vega', side: 'A', position: 1 }],
    '-add',
  ],
  sizes: [['ArrowUp', 'ArrowUp'], { M: 2 }, '-M'],
  json: [[], undefined],
} as const satisfies Record<FieldType, KeyboardInput>;

/** Fills and submits an empty form by keyboard and expects the record. */
export async function fillByKeyboard(page: Page, type: FieldType): Promise<void> {
  const [keys, sent, suffix = ''] = KEYBOARD_INPUTS[type] as KeyboardInput;
  const control = page.locator(`[id="${type}-empty-${type}${suffix}"]`);
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
  expect.soft((await readResult(page, 'empty'))[type], 'value entered by keyboard').toEqual(sent);
}
