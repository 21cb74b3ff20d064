import { type FormsContextValue, FormsProvider } from '#forms-schema/context.tsx';
import type { ShopRules } from '#forms-schema/validators.ts';
import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'react-admin';
import { type ReactNode, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRole } from '#admin/api/use-role.ts';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.ts';
import { useReference } from '#admin/resource/use-reference.ts';

/** A link to a record, also inside a clickable row. */
function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={href} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}

let rules: Promise<ShopRules> | undefined;

/** Loaded by the first form. */
const loadShopRules = (): Promise<ShopRules> => (rules ??= import('./shop-rules.ts'));

interface Props {
  /** Upload of files; without it they are sent with the form. */
  transport?: UploadTransport;
  /** Time zone of date-times; the shop's by default. */
  timeZone?: string;
  children: ReactNode;
}

/** Provides forms and views with translations, references, uploads, and the role. */
export function FormsBridge({ transport, timeZone, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const role = useRole();
  const forms = useMemo<FormsContextValue>(
    () => ({
      ...{ t, locale, roles: role && [role], transport, timeZone, useReference, useLeaveGuard, Link: RecordLink },
      get rules() {
        return loadShopRules();
      },
    }),
    [t, locale, role, transport, timeZone],
  );
  return <FormsProvider value={forms}>{children}</FormsProvider>;
}
