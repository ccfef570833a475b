import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { toast } from '@/ui/toast/toast';
import { newViewId } from './view-store';
import { parseViewFile, takeOver, toViewFile, type SavedViews } from './saved-views';

type ViewFileButtonsProps = {
  views: SavedViews;
  change: (step: (now: SavedViews) => SavedViews) => void;
};

/** All views of the user as a file, and back from one. */
export function ViewFileButtons({ views, change }: ViewFileButtonsProps) {
  const { t } = useTranslation('lists');
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    const found = parseViewFile(await file.text());
    if (!found) {
      toast.error(message('lists:views.badFile'));
      return;
    }
    change((now) => takeOver(now, found, newViewId));
    toast.success(message('lists:views.imported', { count: found.length }));
  }

  return (
    <>
      <Button
        disabled={views.length === 0}
        onClick={() =>
          saveFile(new Blob([toViewFile(views)], { type: 'application/json' }), 'saved-views.json')
        }
      >
        {t('views.export')}
      </Button>
      <Button onClick={() => input.current?.click()}>{t('views.import')}</Button>
      <FileInput
        ref={input}
        accept="application/json,.json"
        label={t('views.import')}
        onFile={(file) => void take(file)}
      />
    </>
  );
}
