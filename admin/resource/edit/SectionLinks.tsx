import type { FieldDefinition } from '#generated/definitions.ts';
import { hasInput } from '#forms-schema/form-values.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { type RefObject, useEffect, useState } from 'react';

/** Forms with fewer sections get no links. */
const MIN_SECTIONS = 4;

/** Returns the names of a form's sections, in order; none when there are fewer than `MIN_SECTIONS`. */
export function listSections(definitions: readonly FieldDefinition[]): readonly string[] {
  const names = new Set(definitions.filter(hasInput).flatMap(({ group }) => group ?? []));
  return names.size < MIN_SECTIONS ? [] : [...names];
}

interface Props {
  sections: readonly string[];
  /** Element that contains the form. */
  form: RefObject<HTMLElement | null>;
}

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [tabindex]';

/** Links to the sections of a long form: beside it on wide screens, else sticky above it. */
export function SectionLinks({ sections, form }: Props) {
  const t = useTranslate();
  const [current, setCurrent] = useState(sections[0]);
  const findSection = (name: string) => form.current?.querySelector<HTMLElement>(`[data-group="${name}"]`);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [entry] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (entry?.target instanceof HTMLElement) setCurrent(entry.target.dataset['group']);
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const section of form.current?.querySelectorAll('[data-group]') ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [form, sections]);
  const scrollToSection = (name: string) => {
    const section = findSection(name);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  };
  return (
    <Box component="nav" aria-label={t('record.sections')} sx={NAV}>
      {sections.map((name) => (
        <ButtonBase
          key={name}
          onClick={() => scrollToSection(name)}
          aria-current={name === current ? 'true' : undefined}
          sx={LINK}
        >
          {t(`groups.${name}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const NAV = {
  position: 'sticky',
  top: { xs: 56, lg: 80 },
  zIndex: 2,
  alignSelf: 'start',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  order: { xs: 0, lg: 1 },
  gap: 0.5,
  py: { xs: 1, lg: 0 },
  overflowX: 'auto',
  bgcolor: 'background.default',
} as const;

const LINK = {
  flexShrink: 0,
  justifyContent: 'flex-start',
  px: 1.25,
  minHeight: 32,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, bgcolor: 'action.selected' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
