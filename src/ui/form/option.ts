export type OptionValue = string | number;

export type Option<Value extends OptionValue> = {
  value: Value;
  label: string;
  /** Secondary text, e.g. a code. Searched as well. */
  detail?: string;
  keywords?: string;
  isDisabled?: boolean;
};
