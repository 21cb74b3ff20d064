import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './SearchBox.module.css';
import { SearchList } from './SearchList.tsx';
import { SEARCH_CLOSE_MS, useSearch } from './use-search.ts';

/**
 * The search box that replaces the second-level bar. Results open in a list 420 px wide; Enter opens the shop's
 * results, the arrow keys move through the hits, Escape clears and closes.
 */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t, path } = useTexts();
  const { text, type, hits, busy } = useSearch();
  const [isClosing, setClosing] = useState(false);
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClose, SEARCH_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);

  // a navigation closes the box
  const { key } = useLocation();
  const initialKey = useRef(key);
  useEffect(() => {
    if (key !== initialKey.current) setClosing(true);
  }, [key]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setClosing(true);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !box.current) return;
    event.preventDefault();
    const targets = [...box.current.querySelectorAll<HTMLElement>('input[type=search], a')];
    const currentIndex = targets.indexOf(document.activeElement as HTMLElement);
    targets.at((currentIndex + step) % targets.length)?.focus();
  };

  return (
    <search ref={box} className={styles.box} data-closing={isClosing} onKeyDown={handleKey}>
      <Form action={path('/vinyl-shop')} className={styles.form}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          maxLength={100}
        />
        <button className={button.quiet}>{t('search.label')}</button>
      </Form>
      <div className={styles.list} data-busy={busy}>
        {hits && <SearchList hits={hits} />}
      </div>
    </search>
  );
}
