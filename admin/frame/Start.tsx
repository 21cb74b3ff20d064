import { resourceIndex } from '#generated/resource-index.ts';
import { Navigate } from 'react-router-dom';

/** The back office opens on its first screen: the orders. */
export function Start() {
  return <Navigate to={`/${Object.keys(resourceIndex)[0]}`} replace />;
}
