import { CREDENTIAL_NAMES, type Credentials } from './check-credentials';

export type EarlyInput = {
  typed: Credentials;
  /** The field that has the focus, and the characters that are selected in it. */
  at: keyof Credentials;
  selection: [start: number | null, end: number | null];
  /** Somebody has pressed Enter already. */
  isSubmitted: boolean;
};

function paintedForm(): HTMLFormElement | null {
  return document.querySelector('.early-login form');
}

/** What stands in the form that `index.html` painted and `src/app/start.js` looks after; null where there is none. */
export function readEarlyInput(): EarlyInput | null {
  const form = paintedForm();
  if (!form) return null;
  const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const at = CREDENTIAL_NAMES.find((name) => name === form.dataset.at) ?? 'username';
  return {
    typed: { username: fieldOf('username')?.value ?? '', password: fieldOf('password')?.value ?? '' },
    at,
    selection: [fieldOf(at)?.selectionStart ?? null, fieldOf(at)?.selectionEnd ?? null],
    isSubmitted: form.hasAttribute('data-submitted'),
  };
}

export function removeEarlyForm(): void {
  document.querySelector('.early-login')?.remove();
}

/** Resolves when nobody is in the middle of a word there that an input method is still to convert. */
export async function earlyWordEnded(): Promise<void> {
  const form = paintedForm();
  if (!form?.hasAttribute('data-composing')) return;
  await new Promise((ended) => form.addEventListener('compositionend', ended, { once: true }));
}
