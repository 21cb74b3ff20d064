import { lazy, Suspense } from 'react';
import { Loading } from '#admin/ui/Loading.tsx';

const SignIn = lazy(async () => ({ default: (await import('./SignIn.tsx')).SignIn }));

/** The door of the back office, loaded for those who come without a key. */
export function SignInPage() {
  return (
    <Suspense fallback={<Loading />}>
      <SignIn />
    </Suspense>
  );
}
