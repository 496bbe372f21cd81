/**
 * What a process of its own would give to each file of tests. Starting one for each takes three times
 * as long as all tests together, so one process runs many files, and this runs before each of them:
 * modules are loaded anew, nothing is mocked yet, and globals are as no test has changed them.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
// Vitest has no word for this: what one file mocks, it would mock for the next.
(globalThis as unknown as { __vitest_mocker__: { reset(): void } }).__vitest_mocker__.reset();

const before = Object.getOwnPropertyDescriptors(globalThis);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) {
    if (!(name in before)) Reflect.deleteProperty(globalThis, name);
  }
  for (const [name, was] of Object.entries(before)) {
    const is = Object.getOwnPropertyDescriptor(globalThis, name);
    if (was.configurable && (is?.value !== was.value || is?.get !== was.get)) {
      Object.defineProperty(globalThis, name, was);
    }
  }
});
