import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { planStore } from '@/features/project-plan/api/plan-store';
import { localValues } from '@/lib/stored-values';
import { signOutNow } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { TourDialog } from './tour-dialog';
import { tourSteps } from './tour-steps';
import { useStoryPlans } from './use-story-plans';

const SEEN_KEY = 'demo-tour';

export function TourBar() {
  // Automated browsers get no tour.
  return navigator.webdriver ? null : <DemoBar />;
}

function DemoBar() {
  const { t } = useTranslation('tour');
  useStoryPlans();
  const steps = tourSteps(isAdmin(useSignedInStaff()));
  const [step, setStep] = useState(0);
  const [isOpen, setIsOpen] = useState(() => localValues.read(SEEN_KEY) === null);
  const startButton = useRef<HTMLButtonElement>(null);

  function close(nextStep: number) {
    localValues.write(SEEN_KEY, 'seen');
    setStep(nextStep);
    flushSync(() => setIsOpen(false));
    // At the first visit no element had the focus before the dialog.
    if (document.activeElement === document.body) startButton.current?.focus();
  }

  function restore() {
    void confirm({
      title: t('restore.title'),
      body: t('restore.body'),
      tone: 'danger',
      confirmLabel: t('restore.label'),
      action: () => {
        window.mockApi?.reset();
        planStore.clear();
        // Not `signOut`, which might ask a second question.
        signOutNow();
      },
    });
  }

  return (
    <Alert
      className="screen-only"
      role="presentation"
      severity="info"
      icon={false}
      sx={{ borderRadius: 0, flexWrap: 'wrap', py: 0 }}
      action={
        <>
          <Button
            ref={startButton}
            color="inherit"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {step === 0 ? t('start') : t('goOn', { step: step + 1, steps: steps.length })}
          </Button>
          <Button color="inherit" size="small" onClick={restore}>
            {t('restore.label')}
          </Button>
        </>
      }
    >
      {t('demonstration')}
      {isOpen && <TourDialog steps={steps} step={step} onStep={setStep} onClose={close} />}
    </Alert>
  );
}
