import { defineConfig } from 'vite';
import config from './site.config';
import { docsSite } from './src/build/plugin';

export default defineConfig({ root: import.meta.dirname, plugins: docsSite(config) });
