// Styles of mails: the shop's palette inline, for mail programs without style sheets, and a style sheet for others.

export const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";

export const LIGHT = {
  page: '#fbf8f3',
  card: '#ffffff',
  text: '#1b1713',
  quiet: '#655c52',
  line: '#e4ddd2',
  accent: '#b83a12',
  onAccent: '#ffffff',
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  page: '#151210',
  card: '#1f1b18',
  text: '#f4efe8',
  quiet: '#b5aa9d',
  line: '#37312b',
  accent: '#ff8256',
  onAccent: '#1c0d06',
};

/** Dark colours and the layout of narrow screens; `!important` overrides inline styles. */
export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background-color:${DARK.page}!important}
.card{background-color:${DARK.card}!important;border-color:${DARK.line}!important}
.text{color:${DARK.text}!important}
.quiet{color:${DARK.quiet}!important}
.line{border-color:${DARK.line}!important}
.strong-line{border-color:${DARK.text}!important}
.disc{background-color:${DARK.accent}!important;border-color:${DARK.text}!important}
.button{background-color:${DARK.accent}!important;color:${DARK.onAccent}!important}
}
@media (max-width:480px){
.page>table>tbody>tr>td{padding:20px 8px!important}
.inset{padding:28px 20px 12px!important}
.title{font-size:24px!important}
.button{display:block!important;text-align:center!important}
}`;
