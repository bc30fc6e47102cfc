import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: new URL('./web', import.meta.url).pathname,
  plugins: [react()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP allows fonts, scripts and pictures from the site itself only: nothing becomes a data: address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Chakra makes every recipe when it is loaded; told that making one does nothing else, the bundler drops the unused.
      treeshake: {
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy', 'anatomy'],
      },
    },
  },
})
