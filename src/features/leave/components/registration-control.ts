import type { Control } from 'react-hook-form';
import type { RegistrationInput } from '../fields';
import type { Registration } from '../model/registration';

export type RegistrationControl = Control<RegistrationInput, unknown, Registration>;
