import { inBothLanguages } from '@/i18n/both-languages';
import type { MessageKey } from '@/i18n/catalogue';
import { translateMessage } from '@/i18n/message';
import { lazyValue } from '@/lib/lazy-value';
import { matchedKey } from '@/lib/normalise-text';
import type { PaletteCommand } from './palette-search';

export type PaletteActs = {
  /** Opens an address, and presses the button of that page with this `data-command`. */
  open: (to: string, presses?: string) => void;
  openView: (address: string) => void;
  openAppearance: () => void;
  showKeys: () => void;
  copyLink: () => void;
  signOut: () => void;
};

/** The search key of names and of lists of words (`close, hide`), in both languages. */
export function commandKey(...keys: MessageKey[]): string {
  return matchedKey(...keys.flatMap(inBothLanguages).flatMap((text) => text.split(/[,、]/)));
}

type CommandOptions = Omit<PaletteCommand, 'key' | 'label'> & {
  names: readonly [MessageKey, ...MessageKey[]];
  /** A `message()`; the first name by default. */
  label?: string;
};

export function createCommand({ names, label = names[0], ...rest }: CommandOptions): PaletteCommand {
  return {
    ...rest,
    // Translated when rendered, because most commands are never shown.
    get label() {
      return translateMessage(label);
    },
    key: lazyValue(() => commandKey(...names)),
  };
}
