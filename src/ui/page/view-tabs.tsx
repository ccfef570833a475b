import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import styles from './view-tabs.module.css';

type ViewTabsProps = {
  label: string;
  tabs: readonly { to: string; words: string; isCurrent: boolean }[];
};

export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <nav className={classNames('screen-only', styles.tabs)} aria-label={label}>
      {tabs.map(({ to, words, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
