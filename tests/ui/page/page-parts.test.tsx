import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreference } from '@/theme/preferences';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { StateMessage } from '@/ui/page/state-message';
import { TopProgressBar } from '@/ui/page/progress-bar';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { renderUi } from '../render-ui';

beforeEach(() => {
  setPreference('cardBorder', 'border');
  setPreference('cardShadow', 'shadow');
});

describe('the header of a page', () => {
  it('names the page in the heading and in the tab', async () => {
    await renderUi(<PageHeader title="Fines" purpose="Who was late" action={<button>Add</button>} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Fines' });
    expect(heading).toHaveAttribute('id', 'page-title');
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(document.title).toMatch(/^Fines – ./);
    expect(screen.getByText('Who was late')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  });
});

describe('a panel', () => {
  it('is a region with the name of its heading', async () => {
    await renderUi(
      <Panel title="Leave" actions={<button>More</button>}>
        content
      </Panel>,
    );
    expect(screen.getByRole('region', { name: 'Leave' })).toHaveTextContent('content');
    expect(screen.getByRole('heading', { level: 2, name: 'Leave' })).toBeVisible();
  });

  it('follows the choice of border and shadow at once [SH-3]', async () => {
    await renderUi(<Panel title="Leave">content</Panel>);
    const panel = screen.getByRole('region', { name: 'Leave' });
    const bordered = panel.className;
    act(() => setPreference('cardBorder', 'rgb'));
    const ringed = panel.className;
    expect(ringed).not.toBe(bordered);
    act(() => setPreference('cardShadow', 'none'));
    expect(panel.className).not.toBe(ringed);
  });
});

describe('a message in place of content', () => {
  it.each(['forbidden', 'notFound'] as const)('is the heading of the page when %s', async (kind) => {
    await renderUi(<StateMessage kind={kind} title="Not for you" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Not for you' })).toHaveAttribute(
      'id',
      'page-title',
    );
  });

  it('explains the reason and offers the next step', async () => {
    await renderUi(
      <StateMessage kind="empty" title="No fines" action={<button>Add one</button>}>
        Everybody was on time.
      </StateMessage>,
    );
    expect(screen.getByText('Everybody was on time.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('a panel that fails to render', () => {
  it('shows the failure in its place and can be tried again', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('broken');
      return <p>Works</p>;
    }
    const { user } = await renderUi(
      <PanelBoundary>
        <Fragile />
      </PanelBoundary>,
      { language: 'ja' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('処理できませんでした');
    expect(complain).toHaveBeenCalled();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '再試行' }));
    expect(screen.getByText('Works')).toBeVisible();
  });
});

describe('while data is loading', () => {
  it('a progress bar is shown, and removed afterwards', async () => {
    const { rerender } = await renderUi(<TopProgressBar isActive />);
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    rerender(<TopProgressBar isActive={false} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('a placeholder keeps the height and is announced', async () => {
    await renderUi(<SkeletonBlock height={120} lines={3} />, { hasStyles: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('status')).toHaveStyle({ height: '120px' });
  });
});
