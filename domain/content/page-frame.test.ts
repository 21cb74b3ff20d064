import { expect, test } from 'vitest';
import { choosePageFrame } from './page-frame.ts';

const SITE = { isShown: true, hasFooter: true, hasShopMenu: true, hasChat: true };
const NONE = { isShown: false, hasFooter: false, hasShopMenu: false, hasChat: false };

test.each([
  ['/', '', SITE],
  ['/home', '', SITE],
  ['/fr/vinyl-shop', '?search=x', SITE],
  ['/players', '', { ...SITE, hasChat: false }],
  ['/artist/4/player', '', SITE],
  ['/player', '?id=1', NONE],
  ['/player/7', '', NONE],
  ['/widget', '', NONE],
  ['/fr/widget', '', NONE],
  ['/linktree', '', NONE],
  ['/test', '', NONE],
  ['/about', '?nolayout', NONE],
  ['/about', '?nolayout=1', NONE],
  ['/project/manage2', '', { ...SITE, hasFooter: false, hasChat: false }],
  ['/project/manage', '', { ...SITE, hasChat: false }],
  ['/fr/project/1', '', { ...SITE, hasChat: false }],
  ['/vinyl/1/x', '', SITE],
  ['/', '?store=12', { ...SITE, hasChat: false }],
  ['/creation/vinyl', '', { ...SITE, hasShopMenu: false }],
  ['/admin', '', { ...SITE, hasShopMenu: false, hasChat: false }],
])('the frame of %s%s', (pathname, search, frame) => {
  expect(choosePageFrame(pathname, search)).toEqual(frame);
});
