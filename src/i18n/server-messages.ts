import type { MessageKey } from './catalogue';
import { message } from './message';

type Rule = readonly [pattern: RegExp, key: MessageKey];

/** Parts of Laravel's messages after the name of the field. Named groups are values of our sentence. */
const FIELD_RULES: readonly Rule[] = [
  [/is required.*/, 'validation:required'],
  [/has already been taken/, 'validation:taken'],
  [/(?:must|may) not be greater than (?<max>\d+) characters/, 'validation:maxLength'],
  [/must be at least (?<min>\d+) characters/, 'validation:minLength'],
  [/(?:must|may) not be greater than (?<max>\d+) kilobytes/, 'validation:fileTooLarge'],
  [/(?:must|may) not be greater than (?<max>[\d.]*\d)/, 'validation:atMost'],
  [/must be (?:at least|greater than or equal to) (?<min>[\d.]*\d)/, 'validation:atLeast'],
  [/must be between (?<min>\d+) and (?<max>\d+)/, 'validation:wholeNumber'],
  [/must be an? (?:integer|number)/, 'validation:number'],
  [/must be a valid email address/, 'validation:email'],
  [/(?:must be|is not) a valid date/, 'validation:date'],
  [/(?:must|does not) match the format Y-m-d/, 'validation:date'],
  [/(?:must|does not) match the format H:i(?::s)?/, 'validation:time'],
  [/must be a date (?:after|before).*/, 'validation:dateOrder'],
  [/must be (?:a file|an image).*|failed to upload/, 'validation:file'],
  [/must (?:be an array|have at least 1 items)/, 'validation:atLeastOne'],
  [/must be a string|(?:format|field) is invalid|must (?:be|have) \d+ digits/, 'validation:format'],
];

/** Faults come last, because messages of earlier rules also contain `SQLSTATE`. */
const WHOLE_RULES: readonly Rule[] = [
  [/^Leave record for year (?<year>\d{4}) not found/, 'leave:noRecord.ofYear'],
  [/^Leave record not found/, 'leave:noRecord.none'],
  [/^The selected (?<field>.+) is invalid/, 'validation:unknownChoice'],
  [/Data too long for column '(?<field>\w+)'/, 'validation:tooLong'],
  [/Duplicate entry/, 'common:error.duplicate'],
  [/Connection refused|gone away|Too many connections|Deadlock|Lock wait timeout/, 'common:error.database'],
  [/^Too Many (?:Attempts|Requests)/, 'common:error.tooMany'],
  [/^The given data was invalid/, 'common:error.invalid'],
  [/^(?:Internal )?Server Error|^Failed to create leave record/, 'common:error.server'],
  [
    /SQLSTATE|^Attempt to read property|^Trying to (?:get|access)|^Undefined |^Call to /,
    'common:error.fault',
  ],
  [/^Maximum execution time|^Allowed memory size|must be of (?:the )?type/, 'common:error.fault'],
];

const RULES: readonly Rule[] = [
  // The person already has a record.
  [/^The staff id has already been taken|^Leave record already exists/, 'validation:recordExists'],
  // The id is the record's own: it was deleted.
  [/^The selected id is invalid/, 'common:error.notFound'],
  ...FIELD_RULES.map(([pattern, key]): Rule => [
    new RegExp(`^(?:The )?(?<field>[\\w. ]+?)(?: field)? (?:${pattern.source})\\.?$`),
    key,
  ]),
  ...WHOLE_RULES,
];

/** Laravel adds this text to the first of several messages. */
const FURTHER_ERRORS = / \(and \d+ more errors?\)$/;

const OTHER_LABELS: Readonly<Record<string, MessageKey>> = {
  date: 'reporting:dates.title',
  day: 'reporting:setting.weekdays',
  period: 'reporting:work.period',
  projectId: 'reporting:work.project',
  staffId: 'reporting:people.label',
  taskId: 'reporting:work.task',
};

/** `labels` lists keys of possible labels: a field `eng_name` may be `members:field.engName`. */
function fieldValues(field: string) {
  // `project.0` is the first entry of the list `project`.
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? field;
  const key = name.toLowerCase().replaceAll(/[ _](.)/g, (_, letter: string) => letter.toUpperCase());
  const recordLabels = ['members', 'projects', 'leave', 'skills', 'fines'].map(
    (record) => `${record}:field.${key}`,
  );
  return { field: name.replaceAll('_', ' '), labels: recordLabels.concat(OTHER_LABELS[key] ?? []).join(' ') };
}

/** Returns our sentence as a `message()`; undefined for an unknown message. */
export function explainServerMessage(serverMessage: string): string | undefined {
  const firstMessage = serverMessage.replace(FURTHER_ERRORS, '');
  for (const [pattern, key] of RULES) {
    const match = pattern.exec(firstMessage);
    if (!match) continue;
    const { field, ...values } = match.groups ?? {};
    return message(key, field === undefined ? values : { ...values, ...fieldValues(field) });
  }
  return undefined;
}

/** Keeps a toast at a few lines. */
const LONGEST_QUOTE = 200;

export function quoteServerMessage(
  key: 'common:error.refused' | 'common:error.answered',
  serverMessage: string,
): string {
  const isLong = serverMessage.length > LONGEST_QUOTE;
  return message(key, { words: isLong ? `${serverMessage.slice(0, LONGEST_QUOTE)}…` : serverMessage });
}

/** Returns a `message()` that takes the label of the field. Quotes an unknown message. */
export function describeFieldMessage(serverMessage: string): string {
  return explainServerMessage(serverMessage) ?? quoteServerMessage('common:error.refused', serverMessage);
}
