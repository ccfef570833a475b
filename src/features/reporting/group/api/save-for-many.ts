import { provedWrite } from '@/api/save/proved-write';
import { notifyOtherTabs } from '@/features/work/api/other-tabs';
import type { ManyAct } from '@/session/many/many-run';
import { sendSettings } from '../../api/setting-mutations';
import { isFulfilled, NO_SETTINGS, type SettingChange, type Settings } from '../../model/setting-step';
import { groupWrites, type TeamSettings, type WorkExists } from '../model/group-changes';
import { readTeamSettings } from './team-settings-queries';

type Options = {
  findRequestedChanges: (staffId: number, current: Settings) => readonly SettingChange[];
  workExists: WorkExists;
  /** Called with everyone's current defaults, before a run and after it. */
  onRead?: (current: TeamSettings) => void;
};

const readSettings = async (id: number) => (await readTeamSettings({ id })).get(id) ?? NO_SETTINGS;

/** Skips people who already have the requested defaults. */
export function saveForMany<Person extends { id: number }>({
  findRequestedChanges,
  workExists,
  onRead,
}: Options): ManyAct<Person> {
  let latest: TeamSettings = new Map();

  return {
    readDone: async () => {
      const teamSettings = await readTeamSettings();
      latest = teamSettings;
      onRead?.(teamSettings);
      return ({ id }) => {
        const settings = teamSettings.get(id) ?? NO_SETTINGS;
        return isFulfilled(findRequestedChanges(id, settings), settings);
      };
    },
    send: async ({ id }) => {
      try {
        await write(id);
      } finally {
        notifyOtherTabs({ resource: 'settings', staffIds: [id] });
      }
    },
  };

  async function write(id: number): Promise<void> {
    const settings = latest.get(id) ?? NO_SETTINGS;
    const requestedChanges = findRequestedChanges(id, settings);
    const { toSave, toRemove } = groupWrites(id, requestedChanges, settings, workExists);
    if (toSave.length > 0) {
      // The half hours that are only sent along need no proof.
      const filled = requestedChanges.filter(({ wanted }) => wanted !== null);
      await provedWrite({
        write: () => sendSettings('save', toSave),
        wasSaved: async () => isFulfilled(filled, await readSettings(id)),
      });
    }
    if (toRemove.length === 0) return;
    const areRemoved = async () => isFulfilled(toRemove, await readSettings(id));
    // An older server drops the rest of a weekday with the first call.
    if (toSave.length > 0 && (await areRemoved())) return;
    await provedWrite({
      write: () => sendSettings('discard', toRemove),
      wasSaved: areRemoved,
    });
  }
}
