// The web manifest of a build, for vite.config.ts.
import { paths } from '../../src/config/paths.ts';

export const ICONS = [
  { src: '/favicon.svg', purpose: 'any', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-maskable.svg', purpose: 'maskable', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', purpose: 'any', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', purpose: 'any', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', purpose: 'maskable', sizes: '512x512', type: 'image/png' },
];

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/**
 * The manifest with which a browser offers to install a build. It has one language for all users, and the application knows the
 * user's only once it runs: the shortcuts carry both. They name no date: the timeline opens at today, and the dashboard has the
 * days to complete at its top.
 */
export function webManifest(title: string) {
  return {
    name: title,
    short_name: title,
    start_url: '/',
    display: 'standalone',
    background_color: '#f6f6f6',
    theme_color: '#ffffff',
    icons: ICONS,
    shortcuts: [
      shortcut('今日の作業を記録 / Record today', `${paths.reporting}?view=paint`),
      shortcut('未入力日 / Days to complete', paths.dashboard),
    ],
  };
}
