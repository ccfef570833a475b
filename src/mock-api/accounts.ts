/** The accounts that the demonstration offers. Every other member has the password `password`. */
export const ACCOUNTS: { username: string; password: string; role: 'admin' | 'user' }[] = [
  { username: 'admin', password: 'admin123', role: 'admin' },
  { username: 'user', password: 'user123', role: 'user' },
];
