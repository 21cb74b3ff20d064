import { SHOP_NAME } from '#domain/shop-name.ts';
import type { ProjectStep } from '#generated/enums.ts';
import type { ProjectOwner } from '#generated/schemas.ts';
import type { Context } from '#server/api/handler.ts';
import type { projects } from '#server/catalogue/catalogue.table.ts';
import { html } from '#server/mail/html.ts';
import { layout } from '#server/mail/layout.ts';
import { mailWords, writeMail } from '#server/mail/mail.ts';
import { link, words } from '#server/mail/order-messages.ts';
import { pageUrl } from '#server/mail/order-parts.ts';
import type { Queryable } from '#server/platform/database.ts';

interface StepMail {
  readonly project: Pick<typeof projects.$inferSelect, 'id' | 'name'>;
  readonly step: ProjectStep;
  readonly owner: ProjectOwner;
  /** A few words of the colleague who moved it. */
  readonly message?: string | null;
}

/** Tells the artist, in her language, which step her project has come to. Answers the number of the mail. */
export async function mailStep(
  tx: Queryable,
  context: Context,
  { project, step, owner, message }: StepMail,
): Promise<number> {
  const { publicUrl } = context.config;
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
    link(t('project_common.open'), pageUrl({ publicUrl, lang }, '/my-account/projects')),
    words(t('common.questions'), true),
    words(`${t('common.regards')} ${t('common.team', { shop: SHOP_NAME })}`),
  ];
  const footer = t('project_common.footer', { shop: SHOP_NAME });
  return writeMail(tx, context, {
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
  });
}
