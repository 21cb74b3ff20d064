import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { type Id, type ReferenceOption, type ReferenceResult, useForms } from '../context.tsx';
import type { ValueProps } from './value-props.ts';

const NOTHING: ReferenceResult = { options: [], selected: [], loading: false };
const callByNumber = (): ReferenceResult => NOTHING;

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string';

function One({ id, label, href }: ReferenceOption) {
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

/** The records a value points at, by name where the screens can name them, with links to their pages. */
export function ReferenceValue({ definition, value }: ValueProps) {
  const { useReference = callByNumber } = useForms();
  const ids = (Array.isArray(value) ? value : [value]).filter(isId);
  const { resource = '', label = 'id' } = definition.ref ?? {};
  const { selected } = useReference({ resource, label, text: '', ids, enabled: false });
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <One {...(selected.find((one) => one.id === id) ?? { id, label: `#${id}` })} />
        </Fragment>
      ))}
    </>
  );
}
