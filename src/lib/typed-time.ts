import { normaliseInput } from './normalise-text';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** `HH:MM:SS`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

const SEPARATED_TIME = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?)?$/;
const COMPACT_TIME = /^(\d{1,2})(\d{2})$/;
const JAPANESE_TIME = /^(\d{1,2})時(?:(\d{1,2})分?)?$/;

/** `9`, `9:15`, `9:15:30`, `9.15`, `0915`, `9時15分`, `9時半`, also full-width; else undefined. */
export function parseTypedTime(typed: string): string | undefined {
  const text = normaliseInput(typed).replaceAll(' ', '').replace('時半', '時30分');
  const [, hours = '', minutes = '00', seconds = '00'] =
    SEPARATED_TIME.exec(text) ?? COMPACT_TIME.exec(text) ?? JAPANESE_TIME.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds}`;
  return hours && isTimeOfDay(time) ? time : undefined;
}
