import type { MessageKey } from '@/i18n/catalogue';
import type { CalendarDate } from '@/lib/calendar-date';
import type { AppScreen } from './app-screen';

/** What is known when a command is asked where it leads. */
export type CommandKnown = {
  today: CalendarDate;
  /** The next day to complete, where the days are known and there is one. */
  toComplete?: CalendarDate;
};

/** Something to do on a screen. */
type ScreenAction = {
  /** Stays the same from release to release: browsers remember it as used. */
  id: string;
  label: MessageKey;
  /** Further words by which it is found, in kana and romaji too, parted by commas. */
  words: MessageKey;
  /** Where it leads; to its screen unless said otherwise. */
  to?: (known: CommandKnown) => string;
  /** The button of that screen that it presses, by its `data-command`. */
  presses?: string;
};

/**
 * What the palette offers of a screen. It is loaded with the palette, which is why it stands beside the screen's record. No action has
 * a role of its own: whoever may open the screen may do it.
 */
export type ScreenCommands = {
  screen: AppScreen;
  /** Its name; that of the menu unless said otherwise. */
  label?: MessageKey;
  words: MessageKey;
  actions?: readonly ScreenAction[];
};
