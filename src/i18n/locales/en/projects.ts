export const projects = {
  title: 'Project registration',
} as const;
