import type { ProjectCard } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';
import styles from './QuickAdd.module.css';

/** Adds one copy to the cart from a tile. */
export function QuickAdd({ project, itemId }: { project: Pick<ProjectCard, 'id' | 'name'>; itemId: number }) {
  const { t } = useTexts();
  return (
    <AddToCartForm projectId={project.id} className={styles.form}>
      <input type="hidden" name="item_id" value={itemId} />
      <button className={styles.button} aria-label={`${t('project.add_to_cart')}: ${project.name}`}>
        <Icon name="plus" size={20} />
      </button>
    </AddToCartForm>
  );
}
