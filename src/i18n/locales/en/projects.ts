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
  deletion: {
    title: 'Delete this project?',
    what: 'Its recorded hours vanish from all reports, and nobody can report on it any more. The code stays taken.',
  },
} as const;
