import type { MessageKey } from '@/i18n/catalogue';

type AreaKey = {
  /** Each way to press it: its keys, as `keyName` takes them. */
  ways: readonly (readonly string[])[];
  does: MessageKey;
  /** Acts when pressed alone: the user can switch it off. */
  isSingle?: true;
};

/** The keys of a part of a screen. Stands beside the code that acts on them. */
export type KeyArea = {
  title: MessageKey;
  /** CSS selector of what is on the page while they act. */
  where: string;
  keys: readonly AreaKey[];
};
