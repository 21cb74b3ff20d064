import type { MetaFunction } from 'react-router';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { InfoPage } from './InfoPage.tsx';

export const meta: MetaFunction = (args) =>
  buildPageMeta(args, { title: 'info.about.title', description: 'info.about.lead' });

export default function About() {
  return <InfoPage name="about" />;
}
