import { closeSnackbar, enqueueSnackbar, type VariantType } from 'notistack';

const SHOWN_MS = 2000;

function show(variant: Extract<VariantType, 'success' | 'error'>, text: string): void {
  // The same words twice are one message; the key is what `preventDuplicate` compares.
  enqueueSnackbar(text, { variant, key: `${variant}:${text}`, autoHideDuration: SHOWN_MS });
}

/**
 * Tells how an act ended. `text` is a `message()` (translated while it is shown) or the server's own words.
 * Works from anywhere once `ToastHost` is mounted. Source: TO-1.
 */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  close: (): void => closeSnackbar(),
};
