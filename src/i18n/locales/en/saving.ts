export const saving = {
  merge: {
    title: 'Somebody else has changed this since you opened it',
    purpose:
      'Nothing was sent yet. Choose for each field what is to be saved, then submit again. What they changed in other fields stays.',
    mine: 'Yours: {{value}}',
    theirs: 'On the server now, changed since you opened this: {{value}}',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all from the server',
    left_one: '{{count}} field is still to be chosen.',
    left_other: '{{count}} fields are still to be chosen.',
    done: 'Everything is chosen. Submit again to save it.',
  },
  gone: 'Somebody has deleted this record since you opened it. Nothing was sent, and what you typed stays here so that you can copy it.',
  toast: {
    partlyKept: 'Saved, but the server did not keep everything.',
    changed: 'Not saved yet: somebody else has changed it meanwhile.',
    gone: 'Not saved: somebody has deleted it meanwhile.',
  },
  notKept: {
    some: '{{name}} was saved, but the server did not keep: {{fields}}.',
    nothing: 'Your change was not kept. The server reported success, but did not save: {{fields}}.',
    reason: 'The server’s message: “{{reason}}”',
    open: 'Open it again',
  },
} as const;
