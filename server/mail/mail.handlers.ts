import type { Handlers } from '#server/api/handler.ts';
import { mails } from '#server/mail/mails.table.ts';
import { resource } from '#server/resource/register.ts';

export const mailHandlers = resource('mails', { table: mails }) satisfies Partial<Handlers>;
