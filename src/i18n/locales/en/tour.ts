export const tour = {
  demonstration: 'This is a demonstration with example data. Nothing leaves this browser.',
  start: 'Take the tour',
  goOn: 'Go on with the tour ({{step}} of {{steps}})',
  place: 'Step {{step}} of {{steps}}',
  skip: 'End the tour',
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  restore: {
    label: 'Restore the data',
    title: 'Restore the example data?',
    body: 'Everything that was entered in this demonstration is gone, and you are signed out.',
  },
  missing_one: '{{name}} has {{count}} day to complete this month.',
  missing_other: '{{name}} has {{count}} days to complete this month.',
  days: {
    title: 'Days to complete',
    body: 'The month shows which working days have no hours yet. A press on such a day opens it, ready to be filled.',
  },
  paint: {
    title: 'Paint the day',
    body: 'Choose a project as the brush, then drag over the hours, with the mouse, a finger or the keyboard. Save, and undo if it was wrong.',
  },
  wall: {
    title: 'Who is off',
    body: 'Four weeks at a glance: who is away, and for how long. A press on an empty day registers leave.',
  },
  closing: {
    title: 'Recording status',
    body: 'Everybody and all days of the month, with what is missing. Select some of them and copy a reminder.',
  },
  plan: {
    title: 'Hours against a plan',
    body: 'The list of projects shows what is left of each plan. A burn-down shows when the hours will be, or were, used up.',
    fact: '{{name}} is {{hours}} over plan.',
  },
  expert: {
    title: 'Who knows what',
    body: 'Ask for skills and levels of Japanese: who meets them all comes first, then who comes nearest. Where one person alone can help, a warning appears below.',
    fact: 'Only {{name}} has {{mark}} or better in {{stack}}.',
  },
  explorer: {
    title: 'Hours explorer',
    body: 'Hours by project, employee, week or day. Press a figure to see what it is made of, down to the half hour.',
  },
  defaults: {
    title: 'Weekday defaults',
    body: 'Save what your Tuesdays usually look like, and fill missing days with it in one go.',
  },
  finder: {
    title: 'Everything by keyboard',
    body: 'Ctrl+K or ⌘K finds screens, people and projects. The ? key lists the keyboard shortcuts of a screen.',
  },
} as const;
