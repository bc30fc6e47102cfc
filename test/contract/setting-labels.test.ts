import { expect, test } from 'vitest'
import { sayAct } from '#contract/people/audit-actions.ts'
import { SETTINGS } from '#contract/people/setting-keys.ts'

const keys = Object.values(SETTINGS).flatMap((group) => Object.keys(group))

test.each(keys)('the audit log calls %s what people do, in each language', (key) => {
  for (const language of ['en', 'es'] as const)
    expect(sayAct('settings_changed', { settings: key }, language)).not.toContain(key)
})
