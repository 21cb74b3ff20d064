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

/** A link to a record. It may stand in a row that opens another page itself. */
function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={href} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}

let rules: Promise<ShopRules> | undefined;

/** They are asked for by the first form, not by lists. */
const loadShopRules = (): Promise<ShopRules> => (rules ??= import('./shop-rules.ts'));

interface Props {
  /** Where files are sent; without it they go with the forms. */
  transport?: UploadTransport;
  /** Zone that date-times are shown and typed in; the shop's when absent. */
  timeZone?: string;
  children: ReactNode;
}

/** Gives forms and views their words, their ways to other records and for files, and the role they are filled in by. */
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
