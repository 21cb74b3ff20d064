import { createContext } from 'react-router';
import type { StorefrontContext } from '#domain/storefront-context.ts';

export const storefrontContext = createContext<StorefrontContext>();
