import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    // The browser tests belong to Playwright.
    exclude: ['tests/e2e/**'],
  },
})
