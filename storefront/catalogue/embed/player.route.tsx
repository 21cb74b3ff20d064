import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { buildEmbedMeta } from './embed-meta.ts';
import { loadEmbed } from './load-embed.server.ts';

/** The full player for other sites (§2.6). */
export const loader = ({ request, context }: LoaderFunctionArgs) => loadEmbed(request, context.get(visitContext));

export const meta: MetaFunction<typeof loader> = (args) => buildEmbedMeta(args);

export default function Player() {
  return <EmbedPlayer embed={useLoaderData<typeof loader>()} layout="player" />;
}
