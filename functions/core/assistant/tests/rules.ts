import type { TestItem, TestResult } from './entity.ts'

type Compared = Pick<TestResult, 'reply' | 'handed_over'>

/** Free times that are listed change by themselves. */
const wordsOf = (reply: string | null) => (reply ?? '').replace(/^\d+\. .*$/gm, '').trim()

const isSame = (one: Compared, other: Compared) =>
  wordsOf(one.reply) === wordsOf(other.reply) && one.handed_over?.reason === other.handed_over?.reason

/** True if the newest reply is another than the one before it, or, at first, than was expected. */
export function differs({ result, before, expected }: Pick<TestItem, 'result' | 'before' | 'expected'>): boolean {
  if (!result) return false
  if (before) return !isSame(result, before)
  return expected !== undefined && wordsOf(result.reply) !== wordsOf(expected)
}
