import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { useTranslate } from 'react-admin';
import { type ReactNode } from 'react';
import { useConditionWords } from '../filters/condition-words.ts';
import { type Condition, findFilterField, type FilterValues, parseConditions } from '#admin/api/filters.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  resource: ResourceDefinition;
  filter: FilterValues;
}

/** The conditions of a list's filter, as text. */
export function FilterSummary({ resource, filter }: Props) {
  const t = useTranslate();
  const conditions = parseConditions(filter, resource.filters).flatMap((condition) => {
    const field = findFilterField(resource, condition.field);
    return field ? [{ field, condition }] : [];
  });
  const search = typeof filter.q === 'string' && filter.q ? filter.q : undefined;
  const searchedText = typeof filter.find === 'string' ? filter.find : undefined;
  if (conditions.length === 0 && search === undefined && searchedText === undefined)
    return <Line>{t('exports.all')}</Line>;
  return (
    <SecondaryText component="ul" sx={{ m: 0, pl: 2.5 }}>
      {searchedText !== undefined && <li>{t('list.found_by', { text: searchedText })}</li>}
      {search !== undefined && <li>{t('exports.search', { words: search })}</li>}
      {conditions.map(({ field, condition }) => (
        <ConditionLine key={`${condition.field} ${condition.operator}`} field={field} condition={condition} />
      ))}
    </SecondaryText>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <SecondaryText>{children}</SecondaryText>;
}

function ConditionLine({ field, condition }: { field: FieldDefinition; condition: Condition }) {
  return <li>{useConditionWords(field, condition)}</li>;
}
