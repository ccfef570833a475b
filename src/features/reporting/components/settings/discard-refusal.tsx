import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useWorkForm, useWorkInput } from '../work/use-work-form';

/** In place of discarding: other work for the same half hours, as long as none is chosen. */
export function DiscardRefusal() {
  const { t } = useTranslation('reporting');
  const { control, setFocus } = useWorkForm();
  if (useWorkInput(control).projectId !== '') return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <div>{t('setting.notDiscarded')}</div>
      <Button color="inherit" size="small" onClick={() => setFocus('projectId')} sx={{ ml: -1.25 }}>
        {t('setting.chooseOther')}
      </Button>
    </Alert>
  );
}
