import type { Test } from '#contract/assistant/tests.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'
import type { TestItem } from './entity.ts'
import { differs } from './rules.ts'

/** What a reply rests on beside its conversation and the inventory: another one may bring another reply. */
export const setupMark = ({ setup, vendor }: Pick<AssistantDesk, 'setup' | 'vendor'>) =>
  [setup.version, vendor?.provider, vendor?.model].join(' ')

export const presentTest = (test: TestItem, setup: string): Test => ({
  id: test.id,
  name: test.name,
  messages: test.messages,
  expected: test.expected ?? null,
  created_at: test.created_at,
  result: test.result ?? null,
  before: test.before ?? null,
  differs: differs(test),
  is_current: test.result?.setup === setup,
})
