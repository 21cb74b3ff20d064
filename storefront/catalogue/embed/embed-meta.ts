import type { MetaDescriptor } from 'react-router';
import { buildPageMeta, type MetaArgs } from '#storefront/app/meta/page-meta.ts';
import type { Embed } from './load-embed.server.ts';

/** Metadata of an embedded player, which is not indexed: the page that it links to is. */
export function buildEmbedMeta(args: MetaArgs & { readonly loaderData?: Embed | undefined }): MetaDescriptor[] {
  const { title, byline } = args.loaderData ?? {};
  const text = [title, byline].filter(Boolean).join(' – ');
  return buildPageMeta(args, { title: text ? { text } : 'player.newest', index: false });
}
