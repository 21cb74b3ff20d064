import { expect, it } from 'vitest';
import { mirrorName, mirrorValue } from './mirror-plugin.ts';

it.each([
  ['margin-left', 'margin-right'],
  ['border-top-right-radius', 'border-top-left-radius'],
  ['left', 'right'],
  ['line-height', 'line-height'],
])('%s becomes %s', (name, mirrored) => expect(mirrorName(name)).toBe(mirrored));

it.each([
  ['padding', '1px 2px 3px 4px', '1px 4px 3px 2px'],
  ['padding', '1px calc(2px + 3px) 3px 4px', '1px 4px 3px calc(2px + 3px)'],
  ['padding', '1px 2px', '1px 2px'],
  ['border-radius', '1px 2px 3px 4px', '2px 1px 4px 3px'],
  ['border-radius', '4px', '4px'],
  ['text-align', 'left', 'right'],
  ['transform-origin', 'top left', 'top right'],
  ['transform', 'translate(14px, -9px) scale(0.75)', 'translate(-14px, -9px) scale(0.75)'],
  ['transform', 'translateX(-50%)', 'translateX(50%)'],
  ['transform', 'rotate(-90deg)', 'rotate(90deg)'],
  ['transform', 'translate(0, 2px)', 'translate(0, 2px)'],
  ['width', '100%', '100%'],
])('mirrors %s: %s to %s', (property, value, mirrored) => expect(mirrorValue(property, value)).toBe(mirrored));
