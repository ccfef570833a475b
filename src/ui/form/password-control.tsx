import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextControl, type TextControlProps } from './text-control';

type PasswordControlProps = Pick<
  TextControlProps,
  'field' | 'label' | 'isRequired' | 'autoComplete' | 'autoFocus'
>;

/** A password that can be shown, with a warning while Caps Lock is on. */
export function PasswordControl({ field, ...props }: PasswordControlProps) {
  const { t } = useTranslation();
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
      autoComplete="current-password"
      {...props}
      field={field}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={leave}
      note={<span role="status">{hasCapsLock && t('hint.capsLock')}</span>}
      autoCapitalize="none"
      spellCheck={false}
      end={
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
      }
    />
  );
}
