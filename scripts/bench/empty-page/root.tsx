import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** The least a React Router page can be: what the shop's pages are weighed against. */
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
