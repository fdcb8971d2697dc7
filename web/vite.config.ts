import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { made } from './scripts/made.ts';

const server = process.env.APPRODO_SERVER ?? 'http://127.0.0.1:8080';

const SHELL = /node_modules\/(svelte|@fluent|esm-env)\/|src\/(lib|wire|ui|assets)\//;

export default defineConfig({
  plugins: [made(), svelte(), svelteTesting()],
  // The strict content policy of the server allows no `data:` scripts and fonts, so nothing is inlined.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What nearly every page uses is one file: many small ones cost more in headers than in content.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shell', test: SHELL, minShareCount: 3 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  // A stalled machine is no fault of the page.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // One window for all files: opening one for each takes twice as long as the tests themselves.
    isolate: false,
    setupFiles: ['src/lib/testing.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
