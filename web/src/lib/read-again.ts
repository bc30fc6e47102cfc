import { mutate } from 'swr'
import type { Input, Output, Row } from '#contract/route.ts'
import { isRow, rowKey } from './row-key.ts'

/** Reads rows again wherever they are on the screen, whatever their input. */
export const readAgain = (...rows: readonly Row[]) => mutate((key) => rows.some((row) => isRow(row)(key)))

/** Takes an answer for what is known of a row, without reading it. */
export const know = <R extends Row>(row: R, input: Input<R>, answer: Output<R>) =>
  mutate(rowKey(row, input), answer, { revalidate: false })

/** Answers a write once what it makes stale is read again. What is shown may be old where it fails, too: that isn't waited for. */
export async function thenRead<Answer>(written: Promise<Answer>, ...stale: readonly Row[]): Promise<Answer> {
  void written.catch(() => readAgain(...stale))
  const answer = await written
  await readAgain(...stale)
  return answer
}
