import type { MetaFunction } from 'react-router';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { InfoPage } from './InfoPage.tsx';

export const meta: MetaFunction = (args) =>
  buildPageMeta(args, { title: 'info.how_it_works.title', description: 'info.how_it_works.lead' });

export default function HowItWorks() {
  return <InfoPage name="how_it_works" />;
}
