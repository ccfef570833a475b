import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

export const leaveFeature = {
  screens: {
    leaveRecords: {
      path: paths.leaveRecords,
      role: 'everyone',
      catalogues: ['leave', 'exporting', 'toasts'],
      load: async () => (await import('./pages/leave-record-page')).LeaveRecordPage,
      menu: { label: 'leaveRecords', icon: BeachAccessOutlined },
    },
    leaveRegistration: {
      path: paths.leaveRegistration,
      role: 'everyone',
      catalogues: ['leave', 'exporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/leave-registration-page')).LeaveRegistrationPage,
      menu: [
        { label: 'leaveRegistration', icon: EventBusyOutlined },
        { label: 'registerLeave', icon: EventBusyOutlined },
      ],
    },
  },
  commands: async () => (await import('./leave-commands')).leaveCommands,
} satisfies Feature;
