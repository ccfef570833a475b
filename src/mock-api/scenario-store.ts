import { setClock } from '@/lib/clock';
import { affects, type CalledPath, type Fault, type Scenario } from './scenario';
import { formatScenario, parseScenario } from './scenario-text';

/** Survives a navigation: `sessionStorage`, or memory in Node. */
export type TextStore = { read(): string; write(text: string): void };

export function memoryTextStore(): TextStore {
  let stored = '';
  return {
    read: () => stored,
    write: (text) => {
      stored = text;
    },
  };
}

/** Removes a used-up fault, so that a retry or a reload meets a working server. */
export class ScenarioStore {
  current: Scenario;
  private ownsClock = false;
  private readonly heldCalls: (() => void)[] = [];

  constructor(private readonly store: TextStore) {
    this.current = parseScenario(store.read());
    this.applyClock();
  }

  set(text: string): void {
    this.replace({ ...parseScenario(text), isReset: false });
    this.applyClock();
    this.heldCalls.splice(0).forEach((release) => release());
  }

  untilSet(): Promise<void> {
    return new Promise((resolve) => this.heldCalls.push(resolve));
  }

  takeFaults(call: CalledPath): Fault[] {
    const faults = this.current.faults.filter((fault) => fault.name !== '401-after' && affects(fault, call));
    const usedUp = faults.filter((fault) => fault.isOnce);
    if (usedUp.length) this.replaceFaults((fault) => (usedUp.includes(fault) ? null : fault));
    return faults;
  }

  /** True for the call at which all sessions end. */
  takeSessionEnd(path: string): boolean {
    const call = { path, isApi: true };
    const fault = this.current.faults.find(
      (candidate) => candidate.name === '401-after' && affects(candidate, call),
    );
    if (!fault) return false;
    const callsLeft = fault.amount ?? 0;
    this.replaceFaults((candidate) => {
      if (candidate !== fault) return candidate;
      return callsLeft > 0 ? { ...fault, amount: callsLeft - 1 } : null;
    });
    return callsLeft === 0;
  }

  private replaceFaults(change: (fault: Fault) => Fault | null): void {
    const faults = this.current.faults.map(change).filter((fault) => fault !== null);
    this.replace({ ...this.current, faults });
  }

  private replace(scenario: Scenario): void {
    this.current = scenario;
    this.store.write(formatScenario(scenario));
  }

  private applyClock(): void {
    const { frozenAt } = this.current;
    // Keeps a clock that a test has set, unless the scenario has its own.
    if (!frozenAt && !this.ownsClock) return;
    this.ownsClock = frozenAt !== null;
    setClock(frozenAt ? () => new Date(frozenAt) : undefined);
  }
}
