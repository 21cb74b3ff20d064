import { useTexts } from '../locale/texts.tsx';
import styles from './Header.module.css';
import { HoverMenu } from './HoverMenu.tsx';
import { SERVICE_CONTACT, SERVICE_MENU } from './menu.ts';
import { ServiceLinks } from './MenuLinks.tsx';

/** The services in groups, with a line on each. */
export function ServiceMenu() {
  const { t } = useTexts();
  return (
    <HoverMenu label={t('nav.services')} className={styles.mainLink} panelClassName={styles.services}>
      {SERVICE_MENU.map(({ group, services }) => (
        <div key={group} className={styles.serviceGroup}>
          <p id={`services-${group}`}>{t(`service_groups.${group}`)}</p>
          <ul aria-labelledby={`services-${group}`}>
            <ServiceLinks services={services} hasLines />
            {group === 'grow' && <ServiceLinks services={[SERVICE_CONTACT]} hasLines />}
          </ul>
        </div>
      ))}
    </HoverMenu>
  );
}
