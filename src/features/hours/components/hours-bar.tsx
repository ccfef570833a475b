import styles from './hours-bar.module.css';

/** How long hours are beside the `longest` ones, for the eye: the figure stands next to it. */
export function HoursBar({ hours, longest }: { hours: number; longest: number }) {
  const share = longest > 0 ? hours / longest : 0;
  return (
    <span
      className={styles.bar}
      aria-hidden
      data-share={share.toFixed(2)}
      style={{ backgroundSize: `${share * 100}% 100%` }}
    />
  );
}
