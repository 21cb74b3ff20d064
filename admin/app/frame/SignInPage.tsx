import { lazy, Suspense } from 'react';
import { Loading } from '#admin/ui/Loading.tsx';

const SignIn = lazy(async () => ({ default: (await import('./SignIn.tsx')).SignIn }));

/** Lazy sign-in page. */
export function SignInPage() {
  return (
    <Suspense fallback={<Loading />}>
      <SignIn />
    </Suspense>
  );
}
