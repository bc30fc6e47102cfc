import { expect, test } from 'vitest'
import { sayAct } from '#contract/acts.ts'
import { SETTINGS } from '#contract/settings.ts'

const keys = Object.values(SETTINGS).flatMap((group) => Object.keys(group))

test.each(keys)('the audit log calls %s what people do, in each language', (key) => {
  for (const language of ['en', 'es'] as const)
    expect(sayAct('settings_changed', { settings: key }, language)).not.toContain(key)
})
