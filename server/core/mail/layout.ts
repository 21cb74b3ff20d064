import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { html, type Html } from './html.ts';
import { pageUrl } from './links.ts';

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours of mails; light only, as mail programs turn dark by themselves. */
export const INK = { text: '#1b1b1b', quiet: '#6b6660', line: '#e7e2da', paper: '#faf8f4', accent: '#c2371f' } as const;

/** What every mail has around its own text. */
export interface Frame {
  readonly lang: Language;
  /** the line mail programs show beside the subject */
  readonly preview: string;
  readonly title: string;
  readonly publicUrl: string;
  readonly footer: string;
  readonly body: Html;
}

/** A whole mail, of tables with inline styles, the only thing all mail programs draw alike. */
export function layout({ lang, preview, title, publicUrl, footer, body }: Frame): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:${INK.paper};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${INK.paper};"
        >
          <tr>
            <td align="center" style="padding:32px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;"
              >
                <tr>
                  <td style="padding:0 8px 20px;${FONT};font-size:18px;font-weight:700;letter-spacing:-0.01em;">
                    <a href="${pageUrl({ publicUrl, lang }, 'home')}" style="color:${INK.text};text-decoration:none;"
                      ><span style="color:${INK.accent};">&#9679;</span> ${SHOP_NAME}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    style="background:#ffffff;border:1px solid ${INK.line};border-radius:12px;padding:36px 32px;${FONT};font-size:15px;line-height:1.55;color:${INK.text};"
                  >
                    <h1 style="margin:0 0 20px;font-size:26px;line-height:1.2;letter-spacing:-0.02em;">${title}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 8px;${FONT};font-size:12px;line-height:1.5;color:${INK.quiet};">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** A paragraph. */
export function paragraph(text: string, quiet = false): Html {
  return html`<p style="margin:0 0 14px;${quiet && `color:${INK.quiet};font-size:13px;`}">${text}</p>`;
}

/** A link that looks like a button. */
export function button(label: string, href: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0;">
    <tr>
      <td style="background:${INK.text};border-radius:999px;">
        <a
          href="${href}"
          style="display:inline-block;padding:12px 26px;color:#ffffff;font-weight:600;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
