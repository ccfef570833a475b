import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type PasswordFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
};

/** A password that can be shown, with a warning while Caps Lock is on; the form holds a string. */
export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const field = useFormField(props);
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent) {
    setHasCapsLock(event.getModifierState('CapsLock'));
  }

  function leave() {
    setHasCapsLock(false);
    field.leave();
  }

  const label = t(isShown ? 'toggle.hidePassword' : 'toggle.showPassword');
  return (
    <TextControl
      field={field}
      label={props.label}
      isRequired={props.isRequired}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={leave}
      note={<span role="status">{hasCapsLock && t('hint.capsLock')}</span>}
      autoFocus={props.autoFocus}
      autoComplete={props.autoComplete ?? 'current-password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={label}
            title={label}
            disabled={field.isDisabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
