import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { playground } from 'live-playground/vite';

export default defineConfig({
  integrations: [starlight({ title: 'Sights', customCss: ['live-playground/style.css'] }), react()],
  vite: {
    plugins: [playground({ packages: ['@rc-component/table', '@rc-component/table/assets/index.css'] })],
  },
});
