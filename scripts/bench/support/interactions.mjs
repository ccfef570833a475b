/** Milliseconds from each of these acts to the next painted frame; the slowest of them. `act` runs in the page. */
export async function slowestFrame(page, act, inputs) {
  const times = [];
  for (const input of inputs) {
    times.push(
      await page.evaluate(`(async () => {
        const start = performance.now();
        (${act})(${JSON.stringify(input)});
        await new Promise((resolve) => requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }));
        const time = performance.now() - start;
        // Deferred work of this act must not count for the next one.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
        return time;
      })()`),
    );
  }
  return Math.max(...times);
}

/** Milliseconds from each of these acts until the text of the page has changed and is laid out. `act` runs in the page. */
export function timesToChange(page, act, inputs) {
  return page.evaluate(`(async () => {
    const main = document.querySelector('main');
    const times = [];
    for (const input of ${JSON.stringify(inputs)}) {
      // The URL changes after a typing pause, and photos load after their rows: neither must count for the next act.
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 3000 }), 600));
      const changed = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('"' + input + '" changes nothing')), 10_000);
        const before = main.textContent;
        const observer = new MutationObserver(() => {
          if (main.textContent === before) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
      });
      const start = performance.now();
      (${act})(input);
      await changed;
      void main.offsetHeight;
      times.push(performance.now() - start);
    }
    return times;
  })()`);
}

/** Runs in the page: picks the nth day that the calendar shows. */
export const pickDay = (nth) => document.querySelectorAll('button[data-date]')[nth].click();

/** Runs in the page: one step of overtime more or less changes the draft of every person and day. */
export const stepOvertime = (key) =>
  document
    .querySelector('[role=spinbutton]')
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

export const STEPS = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'];

/** Chooses the first project and the first task in the form. */
export async function chooseWork(page) {
  for (const name of [/^Project/, /^Task/]) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option').first().click();
  }
}

/** Records full days from now backwards for the signed-in person, by calls to the mock API. */
export async function recordDays(page, { staffId, days }) {
  await page.evaluate(
    async ([staff_id, count]) => {
      const periods = Array.from({ length: 16 }, (_, slot) => {
        const minutes = 510 + slot * 30 + (slot >= 7 ? 60 : 0);
        const twoDigits = (value) => String(value).padStart(2, '0');
        return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;
      });
      const dates = Array.from({ length: count }, (_, day) =>
        new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10),
      );
      const create_array = dates.flatMap((date) =>
        periods.map((period) => ({ date, staff_id, project_id: 1, task_id: 1, period })),
      );
      const answer = await fetch('/api/reporting-system/task-performance/create', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: JSON.stringify({ create_array }),
      });
      if (!answer.ok) throw new Error(`The records were refused: ${answer.status}`);
    },
    [staffId, days],
  );
}
