import { lazyComponent } from '@/start/lazy-component';
import { memoGeneric } from '../page/memo-generic';
import { ClosedField } from './closed-field';
import type { OptionValue } from './option';
import type { PickerProps } from './option-picker';

type AnyProps = PickerProps<OptionValue, boolean, boolean>;

// With search, list and pop-up a picker is a tenth of all that a page waits for.
const LazyPicker = lazyComponent<AnyProps>(async () => (await import('./option-picker')).OptionPicker, {
  meanwhile: (props) => <ClosedField {...props} />,
});

/**
 * One choice or, with `multiple`, several from a long list, found by typing; several are shown as chips. Fields of forms and
 * pickers of pages only say what is chosen. Drawn only when that changes.
 */
export const Picker = memoGeneric(function Picker<
  Value extends OptionValue,
  Many extends boolean = false,
  Sure extends boolean = false,
>(props: PickerProps<Value, Many, Sure>) {
  // The cast: a lazy component cannot be generic, and hands on what it gets.
  return <LazyPicker {...(props as PickerProps<Value, Many, Sure> & AnyProps)} />;
});
