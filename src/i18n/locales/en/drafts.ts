export const drafts = {
  found: 'There is an unsaved draft from {{time}}.',
  outdated:
    'The record has changed since then. Compare before you save: if you restore and save the draft, it replaces those changes.',
  sending: 'What you sent from this form is still being saved.',
  looking: 'This form was being sent when you left it. We are checking whether it was saved.',
  unknown:
    'This form was being sent when you left it, and it is not known whether it was saved. Check before you send it again.',
  saved: 'What you sent has been saved.',
  restore: 'Restore',
  discard: 'Discard',
  leave: {
    title: 'Leave without saving?',
    lostBody: 'Your changes on this page are not saved, and are lost when you leave it.',
    body: 'What you typed is not saved. This browser keeps it as a draft until you sign out, except passwords and photos.',
    sendingTitle: 'Leave while it is being saved?',
    sendingBody:
      'What you sent is still being saved. Saving continues when you leave, and you will be told the result.',
    go: 'Leave',
    stay: 'Stay',
  },
} as const;
