export const leave = {
  title: 'Leave registration',
} as const;
