import type { Control } from 'react-hook-form';
import type { RegistrationInput } from '../fields';
import type { Registration } from '../model/registration';

/** The fields of the registration form, for the parts that read or change them. */
export type RegistrationControl = Control<RegistrationInput, unknown, Registration>;
