/** Accounts for the login page of the demonstration and for tests. Every other member's password is `password`. */
export const ACCOUNTS: { username: string; password: string; role: 'admin' | 'user' }[] = [
  { username: 'admin', password: 'admin123', role: 'admin' },
  { username: 'user', password: 'user123', role: 'user' },
];
