import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/changes/changes.test.ts'], testTimeout: 1_800_000, reporters: 'verbose' },
})
