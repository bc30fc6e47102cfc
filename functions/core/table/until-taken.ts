import { wait } from '../outside/patience.ts'

const ATTEMPTS = 10

interface Batch {
  UnprocessedItems?: object
  UnprocessedKeys?: object
}

/**
 * Sends a batch until the table has taken all of it: under load it takes a part and says so, which is no error. Waits
 * longer each time; throws where some of it is still left.
 */
export async function untilTaken<Answer extends Batch>(send: () => Promise<Answer>): Promise<Answer> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const answer = await send()
    const left = Object.values(answer.UnprocessedItems ?? answer.UnprocessedKeys ?? {})
    if (left.length === 0) return answer
    await wait(Math.random() * 50 * 2 ** Math.min(i, 6))
  }
  throw new Error('The table took only a part of a batch, again and again.')
}
