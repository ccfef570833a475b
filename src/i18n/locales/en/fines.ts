export const fines = {
  title: 'Fine registration',
} as const;
