export const validation = {
  required: '{{field}} is required',
  minLength: '{{field}} must be at least {{min}} characters',
  maxLength: '{{field}} must be no more than {{max}} characters',
  email: '{{field}} must be a valid e-mail address',
  date: '{{field}} must be a date in YYYY-MM-DD format',
  finishAfterStart: '{{field}} must be after the start time',
  atLeastOne: 'Choose at least one: {{field}}',
  alreadyExists: '{{field}} already exists',
  englishOnly: '{{field}} must contain only English chars and numbers',
  japaneseOnly: '{{field}} must contain only Japanese chars',
  digitsOnly: '{{field}} must contain digits only',
} as const;
