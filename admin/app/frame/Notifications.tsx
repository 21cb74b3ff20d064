import { useNotificationContext } from 'react-admin';
import { lazy, Suspense, useState } from 'react';

const Toast = lazy(async () => ({ default: (await import('./Toast.tsx')).Toast }));

/** Shows notifications one at a time. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const [count, setCount] = useState(0);
  const [first] = notifications;
  if (!first) return null;
  return (
    <Suspense>
      <Toast
        key={count}
        notification={first}
        isLast={notifications.length === 1}
        onGone={() => {
          takeNotification();
          setCount(count + 1);
        }}
      />
    </Suspense>
  );
}
