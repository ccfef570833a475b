import { paths } from '@/config/paths';
import { reportingAddress, timelineAddress } from '@/features/work/model/reporting-address';
import type { FeatureCommands } from '@/session/feature';

export const reportingCommands: FeatureCommands = {
  names: {
    reportingSetting: 'palette:action.reportingSetting',
    hoursImport: 'palette:action.hoursImport',
  },
  actions: {
    reporting: [
      { id: 'recordToday', to: ({ today }) => reportingAddress(today) },
      {
        id: 'nextToComplete',
        // Without a day to complete the dashboard shows the whole month.
        to: ({ toComplete }) => (toComplete ? reportingAddress(toComplete) : paths.dashboard),
      },
      {
        id: 'copyLastWeek',
        to: ({ today }) => timelineAddress(today, 5),
        presses: 'lastWeek',
      },
    ],
  },
  keys: [
    // Handled by `handleTimelineKey`, `usePainterKeys` and `UndoBar`.
    {
      title: 'palette:keys.timeline',
      where: '[data-keys=timeline]',
      keys: [
        { ways: '1+…+9', does: 'palette:keys.brush', isSingle: true },
        { ways: '0', does: 'palette:keys.eraser', isSingle: true },
        { ways: '[', does: 'palette:keys.previousToComplete', isSingle: true },
        { ways: ']', does: 'palette:keys.nextToComplete', isSingle: true },
        { ways: '←, →, ↑, ↓, Home, End', does: 'palette:keys.halfHour' },
        { ways: 'Shift+←, Shift+→, Shift+↑, Shift+↓', does: 'palette:keys.select' },
        { ways: 'Enter, Space', does: 'palette:keys.paint' },
        { ways: 'Delete', does: 'palette:keys.clear' },
        { ways: 'Alt+←, Alt+→, Alt+↑, Alt+↓', does: 'palette:keys.move' },
        { ways: 'F2', does: 'palette:keys.block' },
        { ways: 'Mod+C, Mod+V', does: 'palette:keys.copyPaste' },
        { ways: 'Page Up, Page Down', does: 'palette:keys.days' },
        { ways: 'Esc', does: 'palette:keys.endSelection' },
        { ways: 'Mod+Z, Mod+Shift+Z', does: 'palette:keys.undo' },
        { ways: 'Mod+S, Mod+Enter', does: 'palette:keys.save' },
      ],
    },
    // Handled by `useTimelinePointer`; the right click by `Timeline`.
    {
      title: 'palette:keys.timelineGestures',
      where: '[data-keys=timeline]',
      keys: [
        { ways: 'palette:keys.drag, palette:keys.longPressDrag', does: 'palette:keys.paint' },
        { ways: 'Shift+palette:keys.drag', does: 'palette:keys.paintOver' },
        { ways: 'palette:keys.dragBlock', does: 'palette:keys.move' },
        { ways: 'Alt+palette:keys.dragBlock', does: 'palette:keys.copyBlock' },
        { ways: 'palette:keys.dragEdge', does: 'palette:keys.resize' },
        { ways: 'palette:keys.doubleClick, palette:keys.rightClick', does: 'palette:keys.block' },
        { ways: 'palette:keys.swipe', does: 'palette:keys.days' },
      ],
    },
  ],
};
