export const drafts = {
  found: 'There is an unsaved draft from {{time}}.',
  outdated:
    'The record has changed since then. Compare before you save: restoring brings your entries back over it.',
  sending: 'What you sent from this form is still being saved.',
  looking: 'This form was being sent when you left it. Its records are being searched for it.',
  unknown:
    'This form was being sent when you left it, and nobody knows yet whether it was saved. Look whether it is there before you send it again.',
  saved: 'What you sent has been saved.',
  restore: 'Restore',
  discard: 'Discard',
  stay: 'Stay',
  leave: {
    title: 'Leave without saving?',
    body: 'What you typed is not saved. This browser keeps it as a draft until you log out, except passwords and photos.',
    sendingTitle: 'Leave while it is being saved?',
    sendingBody:
      'What you sent is still being saved. That goes on when you leave, and you will be told how it ended.',
    go: 'Leave',
  },
  signOut: {
    title: 'Log out without saving?',
    typed: 'What you typed on this page is not saved.',
    sending: 'What you sent is still being saved, and nobody will tell you how it ended.',
    drafts_one: 'Logging out deletes {{count, number}} draft from this browser.',
    drafts_other: 'Logging out deletes {{count, number}} drafts from this browser.',
    slots_one: '{{count, number}} half hour is not saved. Logging out deletes it.',
    slots_other: '{{count, number}} half hours are not saved. Logging out deletes them.',
    slotsSending_one: '{{count, number}} half hour is still being sent. Logging out ends that.',
    slotsSending_other:
      '{{count, number}} half hours are not saved; some are still being sent. Logging out ends that.',
    nothing: 'Everything is saved now.',
    go: 'Logout',
  },
} as const;
