// @vitest-environment jsdom
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { targetAfterLogin } from '@/session/after-login';
import { lookUpCoordinates } from '@/session/ip-coordinates';
import { endOlderSession, explainSignInFailure, signIn } from '@/session/sign-in';
import { getRole, staffSchema } from '@/session/staff-schema';
import { signedInOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';

const USER = { username: 'user', password: 'user123' };

describe('a sign-in', () => {
  it('sends the location, stores the token, and confirms its owner [AU-2, AU-3]', async () => {
    const staff = await signIn(USER);
    const { token } = tokenStore.get();
    expect(token).toMatch(/^\d+\|/);
    expect(signedInOwner()).toEqual({ staffId: staff.id, token });
    expect(mockApi.log().at(-1)).toMatchObject({
      path: '/login',
      body: { ...USER, lat: 16.8409, lon: 96.1735 },
    });
    expect({ ...sessionStorage }).toEqual({
      staffname: 'Hnin Yu Wai',
      role: '2',
      profileImg: staff.staff_image_url,
    });
  });

  it('that fails leaves nothing behind, nor the session before [AU-4]', async () => {
    await signIn(USER);
    endOlderSession();
    expect([tokenStore.get().token, sessionStorage.length]).toEqual([null, 0]);
    await expect(signIn({ ...USER, password: 'wrong-one' })).rejects.toMatchObject({ kind: 'unauthorized' });
    expect([tokenStore.get(), sessionStorage.length]).toEqual([{ token: null, isExpired: false }, 0]);
  });

  it.each([
    ['a wrong name', new ApiError('invalid', { status: 422 }), 'username', 'auth:usernameMismatch'],
    ['a wrong password', new ApiError('unauthorized', { status: 401 }), 'password', 'auth:passwordMismatch'],
    ['no connection', new ApiError('offline'), 'form', 'auth:noServer'],
    ['no response', new ApiError('timeout'), 'form', 'auth:noServer'],
    [
      'too many tries',
      new ApiError('tooMany', { status: 429, serverMessage: 'x' }),
      'form',
      'common:error.tooMany',
    ],
    [
      'words of the server',
      new ApiError('server', { status: 500, serverMessage: 'Closed' }),
      'form',
      'Closed',
    ],
    ['a failure without words', new ApiError('server', { status: 500 }), 'form', 'auth:failed'],
    ['a mistake of ours', new TypeError('x is undefined'), 'form', 'auth:error|{"reason":"x is undefined"}'],
    ['anything thrown', 'odd', 'form', 'auth:error|{"reason":"odd"}'],
  ])('explains %s at the right field [AU-4]', (_, error, field, message) => {
    expect(explainSignInFailure(error)).toEqual({ field, message });
  });
});

describe('the location of a sign-in [AU-2]', () => {
  it.each(['500@ip-location', 'offline@ip-location', '404@ip-location'])(
    'is unknown if it is not available: %s',
    async (scenario) => {
      mockApi.setScenario(scenario);
      expect(await lookUpCoordinates()).toEqual({ lat: 0, lon: 0 });
    },
  );

  it.each([
    [
      { lat: 90, lon: -180 },
      { lat: 90, lon: -180 },
    ],
    [
      { lat: 90.1, lon: 96 },
      { lat: 0, lon: 0 },
    ],
    [
      { lat: '16.8', lon: '-180.5' },
      { lat: 0, lon: 0 },
    ],
  ])('is unknown if it is outside of the earth: %j', async (answer, place) => {
    mockServer.use(http.get('*/ip-location', () => Response.json(answer)));
    expect(await lookUpCoordinates()).toEqual(place);
  });
});

describe('the page after the sign-in [RT-2]', () => {
  it.each([
    ['the page first asked for', { from: `${paths.memberList}?page=2` }, `${paths.memberList}?page=2`],
    ['no other site', { from: 'https://elsewhere.example/reporting-system/' }, paths.dashboard],
    ['no path outside of the application', { from: `${paths.root}-other/page` }, paths.dashboard],
    ['the dashboard where nothing was asked for', {}, paths.dashboard],
    ['the dashboard at a first visit', null, paths.dashboard],
    ['the dashboard for an odd state', { from: 5 }, paths.dashboard],
    ['the dashboard for no state', undefined, paths.dashboard],
  ])('%s', (_, state, target) => {
    expect(targetAfterLogin(state)).toBe(target);
  });
});

describe('the role of a member', () => {
  it.each([
    [{ role: 1 }, 1],
    [{ role: 2 }, 2],
    [{ role: 2, sort_key: 1 }, 2],
    [{ role: null, sort_key: 1 }, 2],
    [{ sort_key: 1 }, 1],
    [{ sort_key: 2 }, 2],
    [{}, 2],
  ])('of %o is %i', (staff, role) => {
    expect(getRole(staff)).toBe(role);
    expect(staffSchema.parse({ id: 4, ...staff })).toMatchObject({ id: 4, role });
  });
});
