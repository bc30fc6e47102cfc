import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../../functions/core/platform/errors.ts'
import { GOOD, HEADER } from './bad-row.ts'
import { readBytes } from './read-bytes.ts'
import { listOf, REFUSED } from './refused-list.ts'

describe('a file that is no vehicle list is refused in words', () => {
  test.each(REFUSED)('%s', async (_, file, words) => {
    const refusal = await readBytes(file).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect((refusal as AppError).message).toBe(words)
  })

  test('not one of a hundred thousand vehicles, however often it names them', async () => {
    const { vehicles } = await readBytes(`${listOf(100_000)}S0,Kia\n`)
    expect(vehicles.size).toBe(100_000)
  })

  test('fewer bytes than were announced', async () => {
    const file = `${HEADER}\n${GOOD}\n`
    await expect(readBytes(file, { size: file.length + 1 })).rejects.toThrow(
      `The file ends early: ${file.length} of ${file.length + 1} bytes arrived.`,
    )
    await expect(readBytes(file, { size: file.length })).resolves.toMatchObject({
      summary: { errors: 0 },
      problems: [],
    })
  })

  test('a source that breaks off, with its own error', async () => {
    const broken = async function* () {
      yield Buffer.from(`${HEADER}\n${GOOD}\n`)
      throw new Error('connection reset')
    }
    const { readFeed } = await import('../../../../functions/core/stock/feeds/read-feed.ts')
    await expect(readFeed(broken, { onVehicles: () => {} })).rejects.toThrow('connection reset')
    const packed = async function* () {
      yield gzipSync(HEADER).subarray(0, 15)
      throw new Error('connection reset')
    }
    await expect(readFeed(packed, { onVehicles: () => {} })).rejects.toThrow('connection reset')
  })
})
