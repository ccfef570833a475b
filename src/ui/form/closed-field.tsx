import { FramedInput, type FieldFrame } from './framed-input';
import type { Option, OptionValue } from './option';

type ClosedFieldProps = FieldFrame & {
  className?: string;
  isCompact?: boolean;
  placeholder?: string;
  options: readonly Option<OptionValue>[];
  value?: unknown;
};

/** The field with what is chosen, in the place of a picker or select until its code has arrived. */
export function ClosedField({ className, options, value, ...props }: ClosedFieldProps) {
  const { label, isCompact, isRequired, isDisabled, hasError, helperText, placeholder } = props;
  const chosen = [value].flat().flatMap((one) => options.find((option) => option.value === one)?.label ?? []);
  return (
    <div className={className}>
      <FramedInput
        {...{ label, isCompact, isRequired, isDisabled, hasError, helperText, placeholder }}
        readOnly
        value={chosen.join(', ')}
        inputProps={{ tabIndex: -1, 'aria-busy': true }}
      />
    </div>
  );
}
