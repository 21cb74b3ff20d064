import { SHOP_NAME } from '#domain/shop-name.ts';
import type { ProjectStep } from '#generated/enums.ts';
import type { ProjectOwner } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { projects } from '../catalogue.table.ts';
import { html } from '#server/core/mail/html.ts';
import { layout } from '#server/core/mail/layout.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';

interface StepMail {
  readonly project: Pick<typeof projects.$inferSelect, 'id' | 'name'>;
  readonly step: ProjectStep;
  readonly owner: Omit<ProjectOwner, 'id'>;
  /** A few words of the colleague who moved it. */
  readonly message?: string | null;
}

/** Tells the artist, in the customer’s language, which step her project has come to. Returns the number of the mail. */
export async function mailStep(tx: Queryable, context: Context, mail: StepMail): Promise<number> {
  return writeMail(tx, context, await stepMail(mail, context.config.publicUrl));
}

/** The mail of a step, ready for the outbox. */
export async function stepMail({ project, step, owner, message }: StepMail, publicUrl: string) {
  const { lang } = owner;
  const t = await mailWords(lang);
  const template = `project_${step}` as const;
  const values = { project: project.name };
  const title = t(`${template}.title`, values);
  const parts = [
    words(t('common.greeting', { name: owner.name })),
    words(t(`${template}.intro`, values)),
    ...(message ? [words(`“${message}”`)] : []),
    words(t(`${template}.next`)),
    link(t('common.account'), pageUrl({ publicUrl, lang }, 'account')),
    words(t('common.questions'), true),
    words(`${t('common.regards')} ${t('common.team', { shop: SHOP_NAME })}`),
  ];
  const footer = t('project_common.footer', { shop: SHOP_NAME });
  return {
    recipient: owner.email,
    template,
    project_id: project.id,
    subject: t(`${template}.subject`, values),
    text: [title, ...parts.map(({ text }) => text), footer].join('\n\n'),
    html: layout({
      ...{ lang, publicUrl, title, footer },
      preview: t(`${template}.intro`, values),
      body: html`${parts.map((part) => part.html)}`,
    }),
  };
}
