import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { InputFrame } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { ArrowDropDown, Close } from '../kit/icons';
import type { OptionValue } from './option';
import { PickerChips } from './picker-chips';
import styles from './picker.module.css';
import type { PickerState } from './use-picker';

type PickerFrameProps<Value extends OptionValue> = ComponentProps<'input'> & {
  id: string;
  picker: PickerState<Value>;
  /** So many chips are shown until the picker has the focus. */
  limitTags?: number;
  /** Says how many of the chosen ones are not shown. */
  moreText?: (count: number) => string;
};

/** The input of a picker with the chips before it, and after it the buttons that empty it and open its list. */
export function PickerFrame<Value extends OptionValue>(props: PickerFrameProps<Value>) {
  const { id, picker, limitTags = Infinity, moreText, ...input } = props;
  const { chosen, chip, hasFocus, isOpen, isMany, isDisabled } = picker;
  const { t } = useTranslation();
  const shownChips = chosen.slice(0, hasFocus || chip >= 0 ? Infinity : limitTags);
  const hidden = chosen.length - shownChips.length;
  const hasList = isOpen && picker.shown.length > 0;
  const toggleText = isOpen ? t('picker.close') : t('picker.open');

  return (
    <InputFrame
      {...input}
      id={id}
      type="text"
      role="combobox"
      value={picker.text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      disabled={isDisabled}
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? `${id}-listbox` : undefined}
      aria-activedescendant={hasList && picker.at >= 0 ? `${id}-option-${picker.at}` : undefined}
      onChange={(event) => picker.type(event, event.target.value)}
      onFocus={picker.enter}
      onBlur={picker.leave}
      className={styles.input}
      frameClassName={classNames(
        styles.frame,
        isMany && styles.ofMany,
        picker.canClear && styles.canClear,
        chip >= 0 && styles.atChip,
      )}
      start={
        isMany && (
          <PickerChips
            shown={shownChips}
            isDisabled={isDisabled}
            more={hidden > 0 && (moreText ? moreText(hidden) : t('label.more', { count: hidden }))}
            onRemove={(event, place) => {
              // The focus would go with the last one.
              if (chip >= 0) document.getElementById(id)?.focus();
              picker.remove(event, place);
            }}
            onFocused={picker.turnToChip}
          />
        )
      }
      end={
        <div className={styles.end}>
          {picker.canClear && (
            <IconButton
              tabIndex={-1}
              aria-label={t('action.clear')}
              title={t('action.clear')}
              onClick={(event) => picker.clear(event)}
              className={styles.clear}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
          <IconButton
            tabIndex={-1}
            disabled={isDisabled}
            aria-label={toggleText}
            title={toggleText}
            onClick={picker.toggle}
            className={classNames(styles.arrow, isOpen && styles.up)}
          >
            <ArrowDropDown />
          </IconButton>
        </div>
      }
    />
  );
}
