import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { armadaMap } from './scripts/armada-map/index.ts';
import { imperialSettlers } from './scripts/imperial-settlers/index.ts';

const server = process.env.APPRODO_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [armadaMap(), imperialSettlers(), svelte(), svelteTesting()],
  // The strict content policy of the server allows no `data:` scripts and fonts, so nothing is inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
