import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { SidePanel } from '#storefront/ui/SidePanel.tsx';
import button from '#storefront/ui/button.module.css';

// lazy, because few visitors embed a player
const EmbedForm = lazy(async () => ({ default: (await import('./EmbedForm.tsx')).EmbedForm }));

/** A button that opens the code to embed a project's player in another site. */
export function EmbedButton({ project }: { project: { readonly id: number; readonly name: string } }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={button.quiet} onClick={() => setOpen(true)}>
        {t('embed.open')}
      </button>
      <SidePanel open={open} onClose={() => setOpen(false)} title={t('embed.title')}>
        <Suspense fallback={<p role="status">{t('words.loading')}</p>}>
          <EmbedForm target={{ kind: 'project', key: String(project.id) }} name={project.name} />
        </Suspense>
      </SidePanel>
    </>
  );
}
