import { badRequest, headerText, readObject } from '#storefront/app/visit/read-body.ts';

/** What a payment page posts by script; only its frame is looked at here, the API checks the rest. */
type Post = { readonly intent: 'pay'; readonly key: string } | { readonly intent: 'confirm' };

const isPost = <Expected extends Post>(post: Record<string, unknown>): post is Record<string, unknown> & Expected =>
  post.intent === 'confirm' || (post.intent === 'pay' && typeof post.key === 'string');

/** A payment, or the bank's word on one. Throws 400 for a body that is neither, and for a key that no header can carry. */
export async function readPost<Expected extends Post>(request: Request): Promise<Expected> {
  const post = await readObject(request);
  if (!isPost<Expected>(post)) throw badRequest();
  if (post.intent === 'pay') headerText(post.key);
  return post;
}
