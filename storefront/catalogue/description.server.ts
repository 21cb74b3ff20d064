import { plainText } from '#forms-schema/rich-text/plain-text.ts';
import { richHtml } from '#forms-schema/rich-text/rich-html.ts';
import { richNodes } from '#forms-schema/rich-text/rich-nodes.ts';
import type { Language } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';

type Texts = Pick<ProjectDetail, 'description_en' | 'description_fr'>;

/** What is written about a project: French for French readers, English for all others, the other one rather than nothing. */
export function textOf({ description_en: english, description_fr: french }: Texts, language: Language): string {
  return (language === 'fr' ? french || english : english || french) ?? '';
}

/** The text about a project as HTML that is safe to show, and its first words alone, as search engines and previews take them. */
export function describe(project: Texts, language: Language): { html: string; summary: string } {
  const text = textOf(project, language);
  return { html: richHtml(richNodes(text, 'markdown')), summary: plainText(text, 'markdown').slice(0, SUMMARY) };
}

/** No preview shows more. */
const SUMMARY = 300;
