import { createBadRequest, parseHeaderText, readObject } from '#storefront/app/visit/read-body.ts';

/** The envelope of a payment post. The API validates the content. */
type Post = { readonly intent: 'pay'; readonly key: string } | { readonly intent: 'confirm' };

const isPost = <Expected extends Post>(post: Record<string, unknown>): post is Record<string, unknown> & Expected =>
  post.intent === 'confirm' || (post.intent === 'pay' && typeof post.key === 'string');

/** Reads a payment or confirmation post. Throws 400 for other bodies and for keys that are invalid header values. */
export async function readPost<Expected extends Post>(request: Request): Promise<Expected> {
  const post = await readObject(request);
  if (!isPost<Expected>(post)) throw createBadRequest();
  if (post.intent === 'pay') parseHeaderText(post.key);
  return post;
}
