export const reporting = {
  title: 'Reporting',
} as const;
