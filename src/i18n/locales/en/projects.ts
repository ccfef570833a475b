export const projects = {
  title: 'New project',
  purpose: 'The projects on which work is reported.',
  form: {
    new: 'Register a project',
    edit: 'Edit {{code}}',
    editing: 'Editing',
    cancel: 'Cancel editing',
    loadFailed: 'The project could not be read',
    notFound: 'This project no longer exists',
    notFoundWhy: 'It was deleted, or the address is wrong.',
  },
  field: {
    code: 'Code',
    engName: 'English name',
    jpName: 'Japanese name',
    createdAt: 'Created at',
  },
  list: {
    title: 'Project list',
    search: 'Search by code or name',
    edit: 'Edit {{code}}',
    delete: 'Delete {{code}}',
    empty: 'No projects yet',
    emptyWhy: 'Register the first one with the form above; then work can be reported on it.',
  },
  many: {
    select: 'Select {{code}}',
    row: '{{code}} {{name}}',
    deleteTitle_one: 'Delete this project?',
    deleteTitle_other: 'Delete these {{count, number}} projects?',
    deleteBody_one:
      'The recorded hours of {{count, number}} project vanish from all reports, and nobody can report on it any more. The code stays taken.',
    deleteBody_other:
      'The recorded hours of {{count, number}} projects vanish from all reports, and nobody can report on them any more. The codes stay taken.',
    deleted_one: '{{count, number}} project deleted.',
    deleted_other: '{{count, number}} projects deleted.',
  },
  deletion: {
    title: 'Delete this project?',
    what: 'Its recorded hours vanish from all reports, and nobody can report on it any more. The code stays taken.',
  },
} as const;
