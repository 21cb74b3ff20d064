// Endpoints of forms and loaders, which mails do not link to.
export const uploads = '/uploads/:upload?/:step?/:number?';
export const socialStart = '/sign/:provider';
export const viewAs = '/view-as';
// other addresses of account pages (§2.3)
export const userPage = '/user/:page';
export const profilePage = '/profile/:version?';
export const logout = '/logout';
export const preferences = '/preferences';
export const search = '/search';
export const shippingEstimate = '/shipping-estimate';
export const event = '/event';
export const chat = '/chat';
export const suggestions = '/suggestions';
export const oembed = '/oembed';
export const error = '/error';
export const blogFeed = '/blog.xml';
export const releasesFeed = '/releases.xml';
export const sitemap = '/sitemap.xml';
export const sitemapPart = '/sitemap/:file';
export const robots = '/robots.txt';
export const llms = '/llms.txt';
