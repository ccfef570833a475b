/** The product's messages, to the letter. Source: section 8 of the specification, TO-1. */
export const toasts = {
  fetch: {
    members: 'Fail to Fetch Members',
    staffs: 'Fail to Fetch Staffs',
    projects: 'Fail to Fetch Projects',
    tasks: 'Fail to Fetch Tasks',
    leaves: 'Fail to Fetch Leaves',
    leaveRecord: 'Fail to Fetch leave record',
    overTime: 'Fail to Fetch Over Time',
    fines: 'Fail to Fetch Fines',
  },
  workingHour: {
    filled: 'Working Hour Filled Successfully',
    cleared: 'Working Hour Cleared Successfully',
  },
  setting: {
    saved: 'Setting Saved Successfully',
    discarded: 'Setting Discarded Successfully',
  },
  member: {
    created: 'Member Created Successfully.',
    updated: 'Member Updated Successfully.',
    deleted: 'Member Deleted Successfully.',
    updateFailed: 'Fail to Update Member.',
    deleteFailed: 'Fail to Delete Member',
  },
  project: {
    created: 'Project Created Successfully.',
    updated: 'Project Updated Successfully.',
    deleted: 'Project Deleted Successfully.',
    createFailed: 'Fail to Create Project',
    updateFailed: 'Fail to Update Project',
    deleteFailed: 'Fail to Delete Project',
  },
  leave: {
    created: 'Leave Created Successfully.',
    createFailed: 'Fail to create leave',
    recordCreated: 'Leave Record Created Successfully.',
    recordCreateFailed: 'Fail to create leave record',
    overTimeCreated: 'OverTime Created Successfully.',
    overTimeCreateFailed: 'Fail to create OverTime',
  },
  fine: {
    created: 'Fine Created Successfully.',
    deleted: 'Fine Deleted Successfully.',
    statusChanged: 'Fine status Change Successfully.',
    createFailed: 'Fail to Create Fine',
    deleteFailed: 'Fail to Delete Member Fine',
    statusChangeFailed: 'Fail to Change Member Fine',
  },
} as const;
