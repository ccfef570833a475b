import Check from '@mui/icons-material/Check';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { message } from '@/i18n/message';
import { readFileText } from '@/lib/read-file-text';
import { saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { copyAddress } from '@/ui/page/copy-text';
import { toast } from '@/ui/toast/toast';
import {
  addImported,
  addView,
  LONGEST_NAME,
  parseViewFile,
  removeView,
  renameView,
  toggleDefault,
  toViewFile,
  viewSearch,
  type SavedView,
  type SavedViews,
} from './saved-views';
import { useViews } from './use-views';

type Removed = { name: string; restore: (current: SavedViews) => SavedViews };

/** Made without `randomUUID`, which needs HTTPS. */
const newViewId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** The saved views of this screen: opens, stars, shares, renames and deletes them, and saves the current state. */
export function ViewsDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const { t } = useTranslation(['lists', 'common']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { views, change } = useViews();
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const shown = viewSearch(search);
  const screenViews = views.filter((view) => view.path === path);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    change((current) => addView(current, { path, name, search: shown }, newViewId()));
    setName('');
  }

  function open(view: SavedView) {
    onClose();
    void navigate({ pathname: view.path, search: view.search });
  }

  function remove(view: SavedView) {
    const { remaining, restore } = removeView(views, view.id);
    change(() => remaining);
    setRemoved({ name: view.name, restore });
  }

  function restoreRemoved() {
    if (removed) change(removed.restore);
    setRemoved(null);
  }

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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('lists:views.title')}</DialogTitle>
      <DialogContent>
        {screenViews.length === 0 && <p>{t('lists:views.none')}</p>}
        {screenViews.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isShown={view.search === shown}
            onOpen={() => open(view)}
            onStar={() => change((current) => toggleDefault(current, view.id))}
            onRename={(newName) => change((current) => renameView(current, view.id, newName))}
            onDelete={() => remove(view)}
          />
        ))}
        <div role="status">
          {removed && (
            <Alert
              role="presentation"
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={restoreRemoved}>
                  {t('common:action.undo')}
                </Button>
              }
            >
              {t('lists:views.deleted', { name: removed.name })}
            </Alert>
          )}
        </div>
        <form onSubmit={save} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 }}>
          <TextField
            label={t('lists:views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            sx={{ flex: '1 1 200px' }}
          />
          <Button type="submit" variant="contained">
            {t('lists:views.save')}
          </Button>
        </form>
        <p>{t('lists:views.hint')}</p>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={views.length === 0} onClick={exportViews}>
          {t('lists:views.export')}
        </Button>
        <Button onClick={() => fileInput.current?.click()}>{t('lists:views.import')}</Button>
        <FileInput
          ref={fileInput}
          accept="application/json,.json"
          label={t('lists:views.import')}
          onFile={(file) => void importViews(file)}
        />
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type ViewRowProps = {
  view: SavedView;
  isShown: boolean;
  onOpen: () => void;
  onStar: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

function ViewRow({ view, isShown, onOpen, onStar, onRename, onDelete }: ViewRowProps) {
  const { t } = useTranslation('lists');
  const [name, setName] = useState<string | null>(null);
  const words = { name: view.name };

  function rename(event: SyntheticEvent) {
    event.preventDefault();
    if (name?.trim()) onRename(name);
    setName(null);
  }

  const share = () => copyAddress(`${window.location.origin}${view.path}${view.search}`);

  if (name !== null) {
    return (
      <ListItem component="div" disableGutters>
        <form onSubmit={rename} style={{ display: 'flex', flexGrow: 1, gap: 8 }}>
          <TextField
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { 'aria-label': t('views.newName', words), maxLength: LONGEST_NAME } }}
          />
          <IconButton type="submit" aria-label={t('views.rename', words)}>
            <Check />
          </IconButton>
        </form>
      </ListItem>
    );
  }
  return (
    <ListItem component="div" disableGutters disablePadding>
      <ListItemButton
        selected={isShown}
        aria-current={isShown || undefined}
        onClick={onOpen}
        sx={{ minWidth: 0 }}
      >
        <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
      </ListItemButton>
      <IconButton aria-label={t('views.star', words)} aria-pressed={view.isDefault} onClick={onStar}>
        {view.isDefault ? <Star sx={{ color: 'primary.text' }} /> : <StarBorder />}
      </IconButton>
      <IconButton aria-label={t('views.share', words)} onClick={share}>
        <LinkOutlined />
      </IconButton>
      <IconButton aria-label={t('views.rename', words)} onClick={() => setName(view.name)}>
        <EditOutlined />
      </IconButton>
      <IconButton aria-label={t('views.delete', words)} onClick={onDelete}>
        <DeleteOutline />
      </IconButton>
    </ListItem>
  );
}
