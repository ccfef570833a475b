import { changeLanguage, initI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { LoginScreen } from '@/app/login-screen';

export type LoginMarkup = {
  language: Language;
  /** The card as the application draws it, with the colours of both modes in front of it. */
  html: string;
  /** What its button says while somebody who was early waits. */
  waiting: string;
};

/** The login page in one language, of the very components that take its place. */
export async function loginMarkup(language: Language): Promise<LoginMarkup> {
  if (!i18next.isInitialized) await initI18n();
  await changeLanguage(language);
  return {
    language,
    html: renderToString(<LoginScreen demoAccounts={[]} />),
    waiting: i18next.t('auth:signingIn'),
  };
}
