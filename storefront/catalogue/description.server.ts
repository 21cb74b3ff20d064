import { extractPlainText } from '#domain/rich-text/plain-text.ts';
import { sanitizeForPage } from '#domain/rich-text/sanitize-rich-text.ts';
import type { Language } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';

type Texts = Pick<ProjectDetail, 'description_en' | 'description_fr'>;

/** The description in French for French readers, otherwise in English, with the other as fallback. */
export function chooseText({ description_en: english, description_fr: french }: Texts, language: Language): string {
  return (language === 'fr' ? french || english : english || french) ?? '';
}

/** Renders a project's description as safe HTML, with a plain-text summary for search engines and previews. */
export function renderDescription(project: Texts, language: Language): { html: string; summary: string } {
  const text = chooseText(project, language);
  return { html: sanitizeForPage(text, language), summary: extractPlainText(text).slice(0, MAX_SUMMARY) };
}

/** Maximum length of the summary in characters. */
const MAX_SUMMARY = 300;
