import styles from './tick-box.module.css';

type TickBoxProps = {
  label: string;
  checked?: boolean;
  disabled?: boolean;
  onTicked: (isTicked: boolean) => void;
};

/** A box with its words: every press in the calendar draws one. */
export function TickBox({ label, onTicked, ...box }: TickBoxProps) {
  return (
    <label className={styles.tickBox}>
      <input {...box} type="checkbox" onChange={({ target }) => onTicked(target.checked)} />
      {label}
    </label>
  );
}
