export const auth = {
  title: 'Sign in',
  purpose: 'Record your work, see your leave and more.',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
  signingIn: 'Signing in…',
  usernameMismatch: 'Username does not match',
  passwordMismatch: 'Password does not match',
  failed: 'Login failed',
  noServer: 'API server not responding',
  error: 'Login error: {{reason}}',
  demo: {
    title: 'Demonstration accounts',
    body: 'This build talks to a mock API in your browser. Sign in as:',
    admin: 'Administrator',
    user: 'Employee',
  },
} as const;
