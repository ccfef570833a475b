export const cards = {
  choose: {
    title: 'Employees',
    purpose: 'Choose whose cards are made.',
    list: 'Employees to choose from',
  },
  since: {
    label: 'Joined since',
    unknown_one: '{{count, number}} person without a known join date is not listed.',
    unknown_other: '{{count, number}} people without a known join date are not listed.',
  },
  toSheets: 'Show the sheets',
  empty: {
    title: 'Nobody is chosen yet',
    why: 'Choose people in the list. Their card sheets appear here.',
  },
  format: {
    label: 'Size of a card',
    staff: 'Staff card',
    id1: 'Bank card (ID-1)',
    measures:
      '{{width}} × {{height}} mm, with {{bleed, number}} mm around it to cut off. Pictures: {{across}} × {{down}} px.',
  },
  sheets: {
    title: 'Sheets',
    count: 'Cards: {{cards, number}}. A4 sheets: {{sheets, number}}, with up to {{each, number}} cards each.',
    shown: 'Sheet {{sheet, number}} of {{sheets, number}}',
    earlier: 'Previous sheet',
    later: 'Next sheet',
  },
  print: 'Print',
  pictures: 'Save pictures (300 dpi)',
  gaps: {
    title_one: '{{count, number}} card has no photo',
    title_other: '{{count, number}} cards have no photo',
    why: 'The frame on these cards stays empty. A photo is added in the employee’s profile; “One card” helps to prepare it.',
    none: '{{name}}: there is no photo.',
    unreadable: '{{name}}: the photo cannot be read.',
    add: 'Add a photo',
    addOf: 'Add a photo: {{name}}',
    all: 'Show all {{all, number}}',
    print: 'Print anyway',
    pictures: 'Save anyway',
  },
  run: {
    reading: 'Reading the photos: {{done, number}} of {{all, number}}',
    drawing: 'Making the pictures: {{done, number}} of {{all, number}}',
    readingNow: 'Reading the photos…',
    drawingNow: 'Making the pictures…',
    stop: 'Stop',
    stopped: 'Stopped. Nothing was printed or saved.',
    saved: '{{file}} was saved.',
    failed: 'The cards could not be made. Please try again.',
    printing:
      'The sheets are ready. In the browser’s print window, choose A4 at 100 %, not fitted to the page.',
  },
  paperHint: 'Press “Print” on the page, not in the menu of the browser: the photos are read first.',
} as const;
