export const validation = {
  required: '{{field}} is required',
  minLength: '{{field}} must be at least {{min}} characters',
  maxLength: '{{field}} must be no more than {{max}} characters',
  email: '{{field}} must be a valid e-mail address',
  date: '{{field}} must be a date in YYYY-MM-DD format',
  beforeOrEqual: '{{field}} must be on or before {{other}}',
  afterOrEqual: '{{field}} must be on or after {{other}}',
  finishAfterStart: '{{field}} must be after the start time',
  atLeastOne: 'Choose at least one: {{field}}',
} as const;
