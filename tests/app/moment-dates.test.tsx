import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { fill, sentForms, submit, findValue } from '../features/members/member-form-driver';
import * as skills from '../features/skills/skill-page-steps';
import { renderApp } from '../support/render-app';

const SLOW = { timeout: 20_000 };

it('a date sent as a timestamp is unchanged when the address of the member is edited', async () => {
  const scenario = 'frozen:2026-11-20,moment-dates';
  await renderApp(paths.memberEdit(5), { as: 'admin', scenario });
  const stored = mockApi.rows('staff').find(({ id }) => id === 5)?.permanent_date;
  expect(await screen.findByLabelText(/^Permanent date/, {}, SLOW)).toHaveValue(stored);
  fill('Address', '2 Strand Road');
  await submit();
  expect(await screen.findByText('Member Updated Successfully.')).toBeVisible();
  expect(findValue(sentForms('update')[0], 'permanent_date')).toBe(stored);
});

it('a date sent as a timestamp is unchanged when the skill sheet is edited', async () => {
  await skills.renderSkills(paths.skillEdit(3), { scenario: 'moment-dates' });
  const stored = mockApi.rows('skill_sheets').find(({ id }) => id === 3)?.join_date;
  await waitFor(() => expect(skills.field('Join date')).toHaveValue(stored));
  skills.fill('Previous experience (years)', '9');
  await skills.submit();
  await waitFor(() => expect(skills.sentTo('update')).toHaveLength(1));
  expect(skills.sentTo('update')[0]).toMatchObject({ join_date: stored });
});
