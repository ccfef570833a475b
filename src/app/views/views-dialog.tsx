import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { message } from '@/i18n/message';
import { readFileText } from '@/lib/read-file-text';
import { saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { toast } from '@/ui/toast/toast';
import {
  addImported,
  addView,
  isNameTaken,
  LONGEST_NAME,
  LONGEST_SEARCH,
  parseViewFile,
  removeView,
  renameView,
  restoreView,
  toggleDefault,
  toViewFile,
  viewSearch,
  type SavedView,
} from './saved-views';
import { useViews } from './use-views';
import { ViewRow } from './view-row';

type Removed = { view: SavedView; index: number };

/** Made without `randomUUID`, which needs HTTPS. */
const newViewId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export function ViewsDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const { t } = useTranslation(['lists', 'common']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { views, change } = useViews();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const shownSearch = viewSearch(search);
  const screenViews = views.filter((view) => view.path === path);

  function save(name: string): boolean {
    if (shownSearch.length > LONGEST_SEARCH) {
      toast.error(message('lists:views.tooLong'));
      return false;
    }
    change((current) => addView(current, { path, name, search: shownSearch }, newViewId()));
    return true;
  }

  function open(view: SavedView) {
    onClose();
    // With a state, so that a view without filters does not become the starred one.
    void navigate({ pathname: view.path, search: view.search }, { state: {} });
  }

  function remove(view: SavedView) {
    // The undo, which takes the focus of the pressed button, exists only after this render.
    flushSync(() => {
      change((current) => removeView(current, view.id));
      setRemoved({ view, index: views.indexOf(view) });
    });
    undoButton.current?.focus();
  }

  function restoreRemoved() {
    if (removed) change((current) => restoreView(current, removed.view, removed.index));
    setRemoved(null);
    nameField.current?.focus();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('lists:views.title')}</DialogTitle>
      <DialogContent>
        {screenViews.length === 0 && <p>{t('lists:views.none')}</p>}
        {screenViews.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isShown={view.search === shownSearch}
            isTaken={(newName) =>
              newName.trim() !== view.name && isNameTaken(screenViews, { path, name: newName })
            }
            onOpen={() => open(view)}
            onStar={() => change((current) => toggleDefault(current, view.id))}
            onRename={(newName) => change((current) => renameView(current, view.id, newName))}
            onDelete={() => remove(view)}
          />
        ))}
        <div role="status">
          {removed && !isNameTaken(views, removed.view) && (
            <RemovedAlert name={removed.view.name} undoButton={undoButton} onUndo={restoreRemoved} />
          )}
        </div>
        <SaveForm
          nameField={nameField}
          isTaken={(name) => isNameTaken(screenViews, { path, name })}
          onSave={save}
        />
        <p>{t('lists:views.hint')}</p>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FileButtons />
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type RemovedAlertProps = {
  name: string;
  undoButton: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
};

function RemovedAlert({ name, undoButton, onUndo }: RemovedAlertProps) {
  const { t } = useTranslation(['lists', 'common']);
  return (
    <Alert
      role="presentation"
      severity="info"
      action={
        <Button ref={undoButton} color="inherit" size="small" onClick={onUndo}>
          {t('common:action.undo')}
        </Button>
      }
    >
      {t('lists:views.deleted', { name })}
    </Alert>
  );
}

type SaveFormProps = {
  nameField: RefObject<HTMLInputElement | null>;
  isTaken: (name: string) => boolean;
  onSave: (name: string) => boolean;
};

function SaveForm({ nameField, isTaken, onSave }: SaveFormProps) {
  const { t } = useTranslation('lists');
  const [name, setName] = useState('');
  const isReplacing = isTaken(name);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (!name.trim()) return nameField.current?.focus();
    if (onSave(name)) setName('');
  }

  return (
    <>
      <form
        onSubmit={save}
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, marginTop: 16 }}
      >
        <TextField
          inputRef={nameField}
          label={t('views.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="contained">
          {isReplacing ? t('views.replace') : t('views.save')}
        </Button>
      </form>
      <div role="status">{isReplacing && t('views.replaces')}</div>
    </>
  );
}

function FileButtons() {
  const { t } = useTranslation('lists');
  const { views, change } = useViews();
  const fileInput = useRef<HTMLInputElement>(null);

  function exportViews() {
    saveFile(new Blob([toViewFile(views)], { type: 'application/json' }), 'saved-views.json');
  }

  async function importViews(file: File) {
    const imported = parseViewFile(await readFileText(file));
    if (!imported) return toast.error(message('lists:views.badFile'));
    change((current) => addImported(current, imported, newViewId));
    toast.success(message('lists:views.imported', { count: imported.length }));
  }

  return (
    <>
      <Button disabled={views.length === 0} onClick={exportViews}>
        {t('views.export')}
      </Button>
      <Button onClick={() => fileInput.current?.click()}>{t('views.import')}</Button>
      <FileInput
        ref={fileInput}
        accept="application/json,.json"
        label={t('views.import')}
        onFile={(file) => void importViews(file)}
      />
    </>
  );
}
