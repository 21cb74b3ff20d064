import { readFileSync } from 'node:fs';
import { VARIABLES } from '#server/core/config/config.ts';
import { HANDLED_STRIPE_EVENTS } from '#server/modules/payments/index.ts';
import { describe, expect, it } from 'vitest';
import { ROOT } from './setup/root.mjs';

const readme = readFileSync(`${ROOT}README.md`, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

describe('the README', () => {
  it.each(VARIABLES)('documents the default and meaning of $name', ({ name, default: standard, meaning }) => {
    expect(readme).toContain(`| \`${name}\` | ${standard ? `\`${standard}\`` : ''} | ${meaning} |`);
  });

  it.each(HANDLED_STRIPE_EVENTS)('names %s among the events of Stripe to subscribe to', (type) => {
    expect(readme).toContain(`\`${type}\``);
  });

  it('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('shows only pictures that exist', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(pictures.filter((path) => readFileSync(`${ROOT}${path}`).length === 0)).toEqual([]);
  });
});
