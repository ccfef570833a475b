// @vitest-environment jsdom
import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';

describe('in a page without fetch', () => {
  it('answers relative URLs of the HTTP client', async () => {
    const { data } = await axios.post<{ token: string; staff: { staff_image_url: string } }>('/api/login', {
      username: 'user',
      password: 'user123',
      lat: 0,
      lon: 0,
    });
    expect(data.staff.staff_image_url).toMatch(/^http:\/\/localhost:3000\/images\/staffs\//);
    const headers = { Authorization: `Bearer ${data.token}` };
    const tasks = await axios.post<unknown[]>('/api/reporting-system/task/get', {}, { headers });
    expect(tasks.data).toHaveLength(17);
  });

  it('receives the name and the bytes of a file in a form', async () => {
    const form = new FormData();
    form.append('staff_image', new File(['12345'], '写真 1.png', { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${mockApi.signInAs('admin')}` };
    await axios.post('/api/reporting-system/staff/create', form, { headers, validateStatus: null });
    expect(mockApi.log().at(-1)?.body).toEqual([
      ['staff_image', { file: '写真 1.png', type: 'image/png', size: 5 }],
    ]);
  });

  it('fails like a network', async () => {
    mockApi.setScenario('offline@task/get');
    await expect(axios.post('/api/reporting-system/task/get')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });
});
