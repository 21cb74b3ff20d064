import type { Language } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';

/** What is written about a project: French for French readers, English for all others, the other one rather than nothing. */
export function descriptionOf(
  project: Pick<ProjectDetail, 'description_en' | 'description_fr'>,
  language: Language,
): string {
  const { description_en: english, description_fr: french } = project;
  return (language === 'fr' ? french || english : english || french) ?? '';
}
