import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { type Id, type ReferenceOption, type ReferenceResult, useForms } from '../context.tsx';
import type { ValueProps } from './value-props.ts';

const NO_REFERENCES: ReferenceResult = { options: [], selected: [], loading: false };
const useNoReferences = (): ReferenceResult => NO_REFERENCES;

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string';

function ReferenceLabel({ id, label, href }: ReferenceOption) {
  const { Link } = useForms();
  if (!href) return <span>{label}</span>;
  return Link ? (
    <Link href={href}>{label}</Link>
  ) : (
    <MuiLink href={href} key={id}>
      {label}
    </MuiLink>
  );
}

/** References with their labels and links, where the application resolves them. */
export function ReferenceValue({ definition, value }: ValueProps) {
  const { useReference = useNoReferences } = useForms();
  const ids = (Array.isArray(value) ? value : [value]).filter(isId);
  const { resource = '', label = 'id' } = definition.ref ?? {};
  const { selected } = useReference({ resource, label, text: '', ids, enabled: false });
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <ReferenceLabel {...(selected.find((option) => option.id === id) ?? { id, label: `#${id}` })} />
        </Fragment>
      ))}
    </>
  );
}
