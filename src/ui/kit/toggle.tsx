import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './toggle.module.css';
import { useRovingFocus } from './use-roving-focus';

type ToggleValue = string | number;

type ToggleOption<Value extends ToggleValue> = {
  value: Value;
  label: ReactNode;
  /** What is read out instead of the label. */
  detail?: string;
};

type ToggleGroupProps<Value extends ToggleValue> = Omit<ComponentProps<'div'>, 'ref' | 'children'> & {
  options: readonly ToggleOption<Value>[];
  isOn: (value: Value) => boolean;
  onPressed: (value: Value) => void;
  size?: 'small' | 'medium';
  fullWidth?: boolean;
  /** Of the first button, which a form leads to. */
  firstRef?: Ref<HTMLButtonElement>;
  toggleClassName?: string;
};

/** Buttons of one choice, side by side in one frame. One stop of the Tab key; arrow keys lead from one to the next. */
export function ToggleGroup<Value extends ToggleValue>({
  options,
  isOn,
  onPressed,
  size = 'medium',
  fullWidth,
  firstRef,
  className,
  toggleClassName,
  ...props
}: ToggleGroupProps<Value>) {
  const { focused, row } = useRovingFocus();
  return (
    <div
      role="group"
      {...props}
      {...row}
      className={classNames(
        styles.group,
        size === 'small' && styles.small,
        fullWidth && styles.wide,
        className,
      )}
    >
      {options.map(({ value, label, detail }, index) => (
        <Toggle
          key={value}
          ref={index === 0 ? firstRef : undefined}
          isOn={isOn(value)}
          aria-label={detail}
          tabIndex={index === (focused ?? 0) ? 0 : -1}
          onClick={() => onPressed(value)}
          className={toggleClassName}
        >
          {label}
        </Toggle>
      ))}
    </div>
  );
}

type ToggleProps = ComponentProps<'button'> & { isOn: boolean };

/** A button that is on or off. */
function Toggle({ isOn, className, ...props }: ToggleProps) {
  return (
    <button type="button" aria-pressed={isOn} {...props} className={classNames(styles.toggle, className)} />
  );
}
