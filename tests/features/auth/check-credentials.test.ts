import { expect, it } from 'vitest';
import { checkCredentials } from '@/features/auth/model/check-credentials';

const REQUIRED = 'validation:required';

it.each([
  ['nothing', '', '', REQUIRED, REQUIRED],
  ['blanks for a name', '　 ', 'user123', REQUIRED, undefined],
  ['five characters', 'user', '12345', undefined, 'validation:minLength|{"min":6}'],
  ['six characters', 'user', '123456', undefined, undefined],
  ['ten characters', 'user', '1234567890', undefined, undefined],
  ['eleven characters', 'user', '12345678901', undefined, 'validation:maxLength|{"max":10}'],
])('the login form refuses invalid input: %s [AU-1]', (_, username, password, atName, atPassword) => {
  const { errors, values } = checkCredentials({ username, password });
  expect([errors.username, errors.password]).toEqual([atName, atPassword]);
  expect(values).toEqual(Object.keys(errors).length > 0 ? null : { username, password });
});

it('the username is normalised, the password is left as typed [AU-1]', () => {
  expect(checkCredentials({ username: ' ｕｓｅｒ ', password: ' user12 ' })).toEqual({
    values: { username: 'user', password: ' user12 ' },
    errors: {},
  });
});
