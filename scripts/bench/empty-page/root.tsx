import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** The smallest React Router page, the reference for the shop's pages. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
