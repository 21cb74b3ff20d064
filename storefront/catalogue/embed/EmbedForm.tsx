import { useId, useState } from 'react';
import {
  buildEmbedPath,
  EMBED_SIZES,
  type EmbedLook,
  type EmbedSizeName,
  type EmbedTarget,
  formatEmbedCode,
} from '#domain/catalogue/embeds.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import button from '#storefront/ui/button.module.css';
import styles from './EmbedForm.module.css';

const SIZES = ['bar', 'card', 'player'] as const satisfies readonly EmbedSizeName[];
const THEMES = ['auto', 'light', 'dark'] as const;

/** Accent of the light scheme (theme.ts), the first value of the colour picker. */
const SHOP_COLOR = '#b83a12';

/** The code that embeds a player, with size, colours and preview. */
export function EmbedForm({ target, name }: { target: EmbedTarget; name: string }) {
  const { t } = useTexts();
  const publicUrl = useRootData()?.publicUrl ?? '';
  const [sizeName, setSizeName] = useState<EmbedSizeName>('card');
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('auto');
  const [color, setColor] = useState<string>();
  const look: EmbedLook = { theme: theme === 'auto' ? undefined : theme, color };
  const size: { page: 'player' | 'widget'; width?: number; height: number } = EMBED_SIZES[sizeName];
  const path = buildEmbedPath(size.page, target, look);
  const code = formatEmbedCode({ ...size, src: publicUrl + path, title: t('embed.frame_title', { name }) });
  return (
    <div className={styles.form}>
      <Choice label={t('embed.size')} name="size" values={SIZES} value={sizeName} onChange={setSizeName} />
      <Choice label={t('embed.theme')} name="theme" values={THEMES} value={theme} onChange={setTheme} />
      <div className={styles.color}>
        <label>
          <input type="color" value={color ?? SHOP_COLOR} onChange={(event) => setColor(event.target.value)} />{' '}
          {t('embed.color')}
        </label>
        {color && (
          <button type="button" className={button.quiet} onClick={() => setColor(undefined)}>
            {t('embed.color_reset')}
          </button>
        )}
      </div>
      {/* the address of the preview is that of this page's host, which may differ from the public one */}
      <iframe
        className={styles.preview}
        src={path}
        title={t('embed.preview')}
        width={size.width ?? '100%'}
        height={size.height}
      />
      <CodeField code={code} />
    </div>
  );
}

interface ChoiceProps<Value extends EmbedSizeName | (typeof THEMES)[number]> {
  readonly label: string;
  readonly name: 'size' | 'theme';
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends EmbedSizeName | (typeof THEMES)[number]>(props: ChoiceProps<Value>) {
  const { t } = useTexts();
  const { label, name, values, value, onChange } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {values.map((option) => (
        <label key={option}>
          <input type="radio" name={`embed-${name}`} checked={option === value} onChange={() => onChange(option)} />
          {t(`embed.options.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The code, to copy by a button or by hand. */
function CodeField({ code }: { code: string }) {
  const { t } = useTexts();
  const id = useId();
  const [copiedCode, setCopiedCode] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopiedCode(code);
      setFailed(false);
    } catch {
      // refused by the visitor, or the page is not served over https
      document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)?.select();
      setFailed(true);
    }
  };
  const isCopied = copiedCode === code;
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{t('embed.code')}</label>
      <textarea id={id} readOnly rows={5} value={code} onFocus={(event) => event.target.select()} />
      <button type="button" className={`${button.primary} ${button.wide}`} onClick={() => void copy()}>
        {t(isCopied ? 'embed.copied' : 'embed.copy')}
      </button>
      <p role="status" className={styles.hint}>
        {hasFailed ? t('embed.copy_failed') : isCopied ? t('embed.copied_hint') : ''}
      </p>
    </div>
  );
}
