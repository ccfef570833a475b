export const members = {
  title: 'Member list',
} as const;
