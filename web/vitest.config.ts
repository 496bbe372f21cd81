import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    test: {
      // One process runs many files, and what is run before each makes up for it.
      isolate: false,
      setupFiles: ['src/testing/fresh.ts'],
      // A test hangs or it does not: on a busy machine loading a module can take seconds.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 60_000, interval: 5 } },
      coverage: {
        provider: 'v8',
        // Logic is what `.ts` and `.svelte.ts` files hold. What `.svelte` files show is proven in a
        // browser (tests/browser), and types have nothing to run.
        include: ['src/**/*.ts'],
        exclude: [
          'src/**/*.test.ts',
          'src/**/*.d.ts',
          'src/protocol.ts',
          'src/main.ts',
          'src/testing/**',
        ],
        reporter: ['text'],
        reportOnFailure: true,
        thresholds: { statements: 80, branches: 80, functions: 80, lines: 80 },
      },
    },
  }),
);
