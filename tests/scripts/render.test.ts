import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs deploy/render.sh with `settings`; returns its messages and the site that it writes. */
function render(settings: Record<string, string>, target = folder) {
  const env = { PATH: process.env.PATH, API_TARGET: 'https://server.example', ...settings };
  const { status, stderr } = spawnSync('sh', ['deploy/render.sh', target], { env, encoding: 'utf8' });
  const file = join(target, 'site.conf');
  return { status, stderr, site: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

describe('the configuration of nginx', () => {
  it.each([
    ['API_TARGET', 'https://server.example /x'],
    ['API_TARGET', ' '],
    ['ROOT_DIR', '/srv/staff reporting'],
    ['ACCESS_LOG', '/var/log/staff reporting.log'],
    ['ENHANCE_TARGET', 'https://photos.example\t'],
    ['LISTEN', ' '],
    ['PICTURE_ORIGINS', 'https://tiles.example\nhttps://other.example'],
    ['ENHANCE_KEY', '  '],
    ['CONNECT_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
  ])('refuses %s=%j, and names the variable', (name, value) => {
    const { status, stderr } = render({ [name]: value });
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining(name)]);
  });

  it('is refused in a folder with a blank', () => {
    expect(render({}, join(folder, 'two words')).status).not.toBe(0);
  });

  it('accepts lists with blanks, and listens on each named address', () => {
    const { status, site } = render({
      LISTEN: '443 ssl http2, [::]:443 ssl http2',
      SERVER_NAME: 'staff.example www.staff.example',
      PICTURE_ORIGINS: 'https://a.example https://b.example',
      ENHANCE_KEY: 'two words',
    });
    expect(status).toBe(0);
    expect(site.match(/^ *listen .*;$/gm)?.map((line) => line.trim())).toEqual([
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
    ]);
    expect(site).toContain('server_name staff.example www.staff.example;');
    expect(site).toContain('blob: https://a.example https://b.example;');
    expect(site).toContain('api-key "two words"');
    // Photos of staff are for no other site.
    expect(site).toMatch(/"~\^\/images\(\/\|\$\)" +same-origin;/);
    expect(site).toContain('add_header Cross-Origin-Resource-Policy $resource_policy always;');
  });
});
