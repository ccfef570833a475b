import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FramedInput } from './framed-input';
import { useFormField, type FormFieldProps } from './use-form-field';

type PasswordFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
};

export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { frame, input, text, change } = useFormField(props);
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const label = t(isShown ? 'toggle.hidePassword' : 'toggle.showPassword');
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));

  return (
    <FramedInput
      {...frame}
      {...input}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus}
      type={isShown ? 'text' : 'password'}
      value={text}
      onChange={({ target }) => change(target.value)}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => {
        setHasCapsLock(false);
        input.onBlur();
      }}
      helperText={
        <>
          {frame.helperText} <span role="status">{hasCapsLock && t('hint.capsLock')}</span>
        </>
      }
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      end={
        <IconButton
          edge="end"
          size="small"
          aria-label={label}
          title={label}
          disabled={frame.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
