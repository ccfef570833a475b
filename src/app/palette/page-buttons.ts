import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role, Staff } from '@/session/staff-schema';
import { copyAddress } from '@/ui/page/copy-text';

let running = new AbortController();

const findButton = (name: string) =>
  document.querySelector<HTMLButtonElement>(
    `[data-command=${CSS.escape(name)}]:not([aria-disabled=true], :disabled)`,
  );

/** True where the page has this button and it can be pressed. */
export const canPress = (name: string) => findButton(name) !== null;

/**
 * Presses the button with this `data-command` as soon as the page has it and it can be pressed. Whatever the user does before
 * that calls it off: a page may not begin something in the middle of something else.
 */
export function pressWhenThere(name: string): void {
  running.abort();
  const ended = (running = new AbortController());
  const observer = new MutationObserver(press);

  function press(): void {
    const button = findButton(name);
    if (!button) return;
    ended.abort();
    button.click();
  }

  const options = { capture: true, signal: ended.signal };
  ended.signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('pointerdown', () => ended.abort(), options);
  document.addEventListener('keydown', () => ended.abort(), options);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-disabled', 'disabled', 'data-command'],
  });
  press();
}

/**
 * The address of this page as it shows the same to somebody else, or later: in reporting with its view and day, and
 * with the person whom an administrator sees there.
 */
export function linkOf(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  { me, today, view }: { me: { id: number; role: Role }; today: CalendarDate; view: 'paint' | 'form' },
): string {
  const params = new URLSearchParams(search);
  if (pathname !== paths.reporting) return `${origin}${pathname}${search}`;
  const date = params.get('date') ?? params.get('dates')?.split(',').at(-1) ?? today;
  const person = isAdmin(me) ? (params.get('staff') ?? me.id) : null;
  return `${origin}${pathname}?${String(writeUrlFields(params, { view, date, staff: person }))}`;
}

/** A report has a button of its own for it, which knows the range where the address does not say it. */
export function copyPageLink(known: { me: Staff; today: CalendarDate }): void {
  const view = document.querySelector('[data-keys=timeline]') ? 'paint' : 'form';
  if (canPress('copyLink')) pressWhenThere('copyLink');
  else copyAddress(linkOf(window.location, { ...known, view }));
}
