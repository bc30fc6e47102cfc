import { mutate } from 'swr'
import type { Input, Output, Row } from '#contract/route.ts'
import { isRow, rowKey } from './row-key.ts'

/** Reads rows again wherever they are on the screen, for every input. */
export const readAgain = (...rows: readonly Row[]) => mutate((key) => rows.some((row) => isRow(row)(key)))

/** Stores a response as a row's current data, without reading it again. */
export const know = <R extends Row>(row: R, input: Input<R>, answer: Output<R>) =>
  mutate(rowKey(row, input), answer, { revalidate: false })

/** Returns the write's result once stale rows are read again. After a failed write they are too, without waiting. */
export async function thenRead<Answer>(written: Promise<Answer>, ...stale: readonly Row[]): Promise<Answer> {
  void written.catch(() => readAgain(...stale))
  const answer = await written
  await readAgain(...stale)
  return answer
}
