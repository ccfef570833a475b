/** The product's messages, to the letter. Source: section 8 of the specification, TO-1. */
export const toasts = {
  fetch: {
    members: 'Fail to Fetch Members',
    staffs: 'Fail to Fetch Staffs',
    projects: 'Fail to Fetch Projects',
    tasks: 'Fail to Fetch Tasks',
  },
  workingHour: {
    filled: 'Working Hour Filled Successfully',
    cleared: 'Working Hour Cleared Successfully',
  },
  setting: {
    saved: 'Setting Saved Successfully',
    discarded: 'Setting Discarded Successfully',
  },
} as const;
