import { useId, type ReactNode } from 'react';
import { Icon } from '#storefront/ui/Icon.tsx';
import styles from './HoverMenu.module.css';
import { useHoverMenu } from './use-hover-menu.ts';

interface HoverMenuProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** lists of links */
  readonly children: ReactNode;
}

/** A menu entry with a submenu. Without JavaScript the submenu opens on hover and focus. */
export function HoverMenu({ label, className, panelClassName, children }: HoverMenuProps) {
  const { open, close, button, wrapperProps, panelProps, buttonProps } = useHoverMenu();
  const panel = useId();
  return (
    <li className={styles.wrapper} {...wrapperProps}>
      <button ref={button} type="button" className={className} aria-controls={panel} {...buttonProps}>
        {label}
        <Icon name="down" size={16} />
      </button>
      {/* following a link closes the menu */}
      <div
        id={panel}
        className={`${styles.panel} ${panelClassName ?? ''}`}
        data-open={open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
        {...panelProps}
      >
        {children}
      </div>
    </li>
  );
}
