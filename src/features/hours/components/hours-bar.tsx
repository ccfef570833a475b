import styles from './hours-bar.module.css';

/** Hidden from screen readers, because it repeats the figure beside it. */
export function HoursBar({ hours, longest }: { hours: number; longest: number }) {
  const share = longest > 0 ? hours / longest : 0;
  return <span className={styles.bar} aria-hidden style={{ backgroundSize: `${share * 100}% 100%` }} />;
}
