import { useCallback, useEffect, useReducer, useRef } from 'react';
import { checkPhoto, MOST_PHOTO_MEGABYTES } from '@/features/members/model/photo-file';
import { message } from '@/i18n/message';
import { useLeaveGuard } from '@/ui/form/use-leave-guard';
import { enhance, removeBackground } from '../api/photo-services';
import { PHOTO_GREY } from '../model/card-layout';
import { photoProblem, PhotoRefusal } from '../model/photo-problem';
import { currentStep, NO_WORK, photoWorkReducer, type PhotoStep, type PhotoTask } from '../model/photo-work';
import { redraw, type Picture } from '../model/picture';

async function readFile(file: File): Promise<Picture> {
  const checked = await checkPhoto(file);
  if ('problem' in checked) throw new PhotoRefusal(message(checked.problem, { max: MOST_PHOTO_MEGABYTES }));
  return redraw(checked.photo);
}

/** A new task, a cancel, another step or leaving the page ends the running task: its late answer is dropped. */
export function usePhotoEditor() {
  const [work, dispatch] = useReducer(photoWorkReducer, NO_WORK);
  const running = useRef<AbortController | null>(null);
  const latestRun = useRef(0);
  const picture = currentStep(work)?.picture ?? null;

  // A stored photo can be loaded again, so leaving it needs no question.
  const hasUnsaved = work.steps.some(({ kind }) => kind !== 'profile');
  useLeaveGuard(useCallback(() => (hasUnsaved ? 'lost' : null), [hasUnsaved]));

  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  /** Null if the task failed or was cancelled. */
  async function run(task: PhotoTask, make: (signal: AbortSignal) => Promise<PhotoStep>) {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    latestRun.current += 1;
    const id = latestRun.current;
    dispatch({ type: 'started', run: id, task });
    try {
      const step = await make(signal);
      if (signal.aborted) return null;
      dispatch({ type: 'finished', run: id, step });
      return step.picture;
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', run: id, problem: photoProblem(task, error) });
      return null;
    }
  }

  return {
    work,
    picture,
    choose: (file: File) => run('choose', async () => ({ kind: 'chosen', picture: await readFile(file) })),
    chooseProfilePhoto: (photo: Picture) =>
      run('choose', () => Promise.resolve({ kind: 'profile', picture: photo })),
    removeBackground: (photo: Picture) =>
      run('removeBackground', async (signal) => {
        const cutOut = await removeBackground(photo.blob, signal);
        const style = { background: PHOTO_GREY, isRound: photo.isRound };
        return { kind: 'backgroundRemoved', picture: await redraw(cutOut, style) };
      }),
    retouch: (photo: Picture) =>
      run('retouch', async (signal) => {
        const enhanced = await enhance(photo.blob, signal);
        return { kind: 'retouched', picture: await redraw(enhanced, { isRound: photo.isRound }) };
      }),
    crop: (cut: () => Promise<Picture>) =>
      run('crop', async () => ({ kind: 'cropped', picture: await cut() })),
    cancel: () => {
      stop();
      dispatch({ type: 'cancelled' });
    },
    goTo: (at: number) => {
      if (!work.steps[at]) return;
      stop();
      dispatch({ type: 'wentTo', at });
    },
    clear: () => {
      stop();
      dispatch({ type: 'cleared' });
    },
  };
}

export type PhotoEditor = ReturnType<typeof usePhotoEditor>;
