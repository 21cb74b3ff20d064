import { createContext } from 'react-router';
import type { SiteContext } from './own-host.server.ts';

export const storefrontContext = createContext<SiteContext>();
