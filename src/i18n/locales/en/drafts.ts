export const drafts = {
  found: 'There is an unsaved draft of {{time}}.',
  outdated:
    'The record was changed since. Compare before you save: restoring brings your entries back over it.',
  restore: 'Restore',
  discard: 'Discard',
  stay: 'Stay',
  leave: {
    title: 'Leave without saving?',
    body: 'What you typed is not saved. This browser keeps it as a draft until you log out, but no passwords and photos.',
    go: 'Leave',
  },
  signOut: {
    title: 'Log out without saving?',
    body: 'What you typed is not saved. Logging out deletes it, together with all drafts in this browser.',
    go: 'Logout',
  },
} as const;
