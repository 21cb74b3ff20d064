import type { ResourceName } from '#generated/resource-index.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The way to lists that belong to this one and stand in no menu. */
export function ListLinks({ names }: { names: readonly ResourceName[] }) {
  const t = useTranslate();
  return names.map((name) => (
    <Button key={name} component={Link} to={`/${name}`}>
      {t(`resources.${name}`)}
    </Button>
  ));
}
