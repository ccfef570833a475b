import { useRef, useState } from 'react';
import { translateMessage } from '@/i18n/message';
import type { TextControlProps } from '@/ui/form/text-control';
import {
  checkCredentials,
  CREDENTIAL_NAMES,
  type CredentialErrors,
  type Credentials,
} from '../model/check-credentials';

/**
 * The two fields of the login, checked on submit only (VA-1). Without react-hook-form: everybody waits for the
 * login page with an empty cache, and it would be a fourteenth of what that page loads.
 */
export function useCredentialFields(first: Credentials) {
  const [typed, setTyped] = useState(first);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const inputs = useRef<Partial<Record<keyof Credentials, HTMLInputElement | null>>>({});

  /** Puts what is wrong on its fields and the focus on the first of them. */
  function refuse(wrong: CredentialErrors): void {
    setErrors(wrong);
    const name = CREDENTIAL_NAMES.find((field) => wrong[field]);
    if (name) inputs.current[name]?.focus();
  }

  /** What is to be sent; null where something is wrong, which then stands on its field. */
  function check(written: Credentials): Credentials | null {
    const { values, errors: wrong } = checkCredentials(written);
    refuse(wrong);
    return values;
  }

  function fill(credentials: Credentials): void {
    setTyped(credentials);
    setErrors({});
  }

  function fieldOf(name: keyof Credentials, label: string, isDisabled = false): TextControlProps['field'] {
    const error = errors[name];
    return {
      name,
      ref: (input) => {
        inputs.current[name] = input;
      },
      value: typed[name],
      change: (value) => setTyped((held) => ({ ...held, [name]: value })),
      leave: () => undefined,
      hasError: error !== undefined,
      isDisabled,
      helperText: error && translateMessage(error, { field: label }),
    };
  }

  return { typed, fill, check, refuse, fieldOf };
}
