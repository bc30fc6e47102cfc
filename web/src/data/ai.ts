import { ai } from '#contract/assistant/ai.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { useRow } from '../lib/use-row.ts'

export const useAiUsage = () => useRow(ai.aiUsage, {})
export const testAi = (body: Input<typeof ai.testAi>['body']) => call(ai.testAi, { body })
