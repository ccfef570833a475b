import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { CalculatedLeaves } from '../components/calculated-leaves';
import { RegisteredLeaves } from '../components/registered-leaves';
import { RegisteredOvertimes } from '../components/registered-overtimes';
import { RegistrationForm } from '../components/registration-form';
import { useRegistration } from '../components/use-registration';

/** Leave, the leave of new employees, and overtime; what the mode is about stands beneath the form. Source: LV-1 to LV-4. */
export function LeaveRegistrationPage() {
  const { t } = useTranslation('leave');
  const registration = useRegistration();
  const { mode, self, isAdmin } = registration;
  const onlyOf = isAdmin ? undefined : self;
  const titles = {
    existing: t('list.leaves'),
    new: t('list.calculations'),
    overtime: t('list.overtimes'),
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          <Button component={Link} to={paths.leaveRecords} variant="outlined">
            {t('openRecords')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel>
          <RegistrationForm registration={registration} />
        </Panel>
        <Panel key={mode} title={titles[mode]} isFlush>
          {mode === 'existing' && <RegisteredLeaves onlyOf={onlyOf} />}
          {mode === 'new' && <CalculatedLeaves />}
          {mode === 'overtime' && <RegisteredOvertimes onlyOf={onlyOf} />}
        </Panel>
      </Box>
    </>
  );
}
