import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockServer } from '@/mock-api/node';
import { findRows, findSheet, findToast, renderSkills, sentTo, setScenario } from './skill-page-steps';

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/skills/pages/skill-list-page'));

describe('the competency list', () => {
  it('shows skills by person, is searched, and opens a sheet from its end [SK-1]', async () => {
    const { user } = await renderSkills(`${paths.skillList}?q=ﾆﾝ`);
    const rows = await findRows('Competency list');
    expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      'Employee',
      'Position',
      'Grade',
      'Join date',
      'Japanese level',
      'Responsibility',
      'Major tech stack',
      'Action',
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toBe('Hnin Yu Waiuser');
    expect(rows[0]?.[3]).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(sentTo('get')).toEqual([
      { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} },
    ]);

    await user.click(screen.getByLabelText('View the skills of Hnin Yu Wai'));
    const sheet = await findSheet('Skills of Hnin Yu Wai');
    expect(await sheet.findByText('C#: Some experience')).toBeInTheDocument();
    expect(sheet.getByText('.NET: Best skill')).toBeInTheDocument();
    expect(sheet.getByText('PHP: No mark')).toBeInTheDocument();
    expect(sheet.getByLabelText('What the marks mean').children).toHaveLength(5);
    expect(document.querySelector('[role=gridcell]')).toBeNull();
    await user.click(sheet.getByLabelText('Close'));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(screen.getByLabelText('Edit the skill sheet of Hnin Yu Wai')).toHaveAttribute(
      'href',
      paths.skillEdit(3),
    );
  });

  it('is in Japanese, and opens a linked sheet although the list of tech stacks fails', async () => {
    await renderSkills(`${paths.skillList}?view=3&q=user`, {
      language: 'ja',
      scenario: '500@get-tech-stack',
    });
    const sheet = await findSheet('ニン ユー ワイさんのスキル');
    expect(await sheet.findByText('C#：経験がある')).toBeInTheDocument();
    expect(sheet.getByText('.NET：最も得意')).toBeInTheDocument();
    expect(sheet.queryByText(/^PHP/)).toBeNull();
    expect(await screen.findByText('技術一覧を取得できませんでした')).toBeInTheDocument();
  });

  it('shows a question mark for a level that the server no longer lists', async () => {
    const mark = { tech_stack_id: 5, tech_stack_name: 'React', proficiency_level_id: 99, symbol: null };
    const sheet = {
      id: 3,
      staff: { id: 4, eng_name: 'Hnin Yu Wai', jp_name: null, username: 'user' },
      staff_project: [],
      staff_responsibility: [],
      tech_stack_proficiencies: [mark],
    };
    mockServer.use(http.all('*/employee-skill-sheet/get', () => HttpResponse.json([sheet])));
    await renderSkills(`${paths.skillList}?view=3`);
    const view = await findSheet('Skills of Hnin Yu Wai');
    expect((await view.findByText('React')).parentElement).toHaveTextContent('React?');
    expect(view.getByText('React: ?')).toBeInTheDocument();
  });

  it('explains an empty list and links to the form', async () => {
    await renderSkills(paths.skillList, { scenario: 'slow:100@skill-sheet/get,empty@skill-sheet/get' });
    expect(await screen.findByText('No skill sheets yet')).toBeInTheDocument();
    const [, link] = screen.getAllByText('New skill sheet');
    expect(link).toHaveAttribute('href', paths.skillCreate);
  });

  it('reports a failure once as a toast and in its place, and tries again', async () => {
    await renderSkills(paths.skillList, { scenario: '500@skill-sheet/get' });
    expect(await findToast('Fail to Fetch Skillsheets')).toHaveAttribute('role', 'alert');
    for (const [scenario, reason] of [
      ['wrong-shape', /^The server’s answer could not be read/],
      ['offline', /^No connection to the server/],
    ] as const) {
      setScenario(`${scenario}@skill-sheet/get`);
      fireEvent.click(await screen.findByText('Try again'));
      expect(await screen.findByText(reason)).toBeInTheDocument();
    }
    setScenario('');
    fireEvent.click(screen.getByText('Try again'));
    expect(await findRows('Competency list')).toHaveLength(10);
  });

  it('is for administrators [RT-5]', async () => {
    await renderSkills(paths.skillList, { as: 'user' });
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
    expect(sentTo('get')).toEqual([]);
  });
});
