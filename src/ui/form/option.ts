export type OptionValue = string | number;

/** One choice of a select or picker. */
export type Option<Value extends OptionValue> = {
  value: Value;
  label: string;
  /** Secondary text, e.g. a code or the name in the other language. Searched as well. */
  detail?: string;
  /** Further search texts. */
  keywords?: string;
  isDisabled?: boolean;
};
