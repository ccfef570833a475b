import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const leaveRecordScreen: AppScreen = {
  path: paths.leaveRecords,
  role: 'everyone',
  catalogues: ['leave', 'exporting', 'toasts'],
  load: async () => (await import('./pages/leave-record-page')).LeaveRecordPage,
  menu: { group: 'dailyWork', label: 'leaveRecords', icon: BeachAccessOutlined },
};

export const leaveRegistrationScreen: AppScreen = {
  path: paths.leaveRegistration,
  role: 'everyone',
  catalogues: ['leave', 'exporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/leave-registration-page')).LeaveRegistrationPage,
  menu: { group: 'adminSetting', label: 'newEmployeeLeave', icon: EventBusyOutlined },
};
