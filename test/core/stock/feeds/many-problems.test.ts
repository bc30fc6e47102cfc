import { describe, expect, test } from 'vitest'
import { EMPTY_ROW, GOOD, HEADER, row } from './bad-row.ts'
import { readBytes, told } from './read-bytes.ts'

describe('a file with many problems', () => {
  test('of a hundred thousand bad rows a thousand are told and all are counted', async () => {
    const { summary, problems, vehicles } = await readBytes(
      `${HEADER}\n${`${row({ VIN: '', StockNumber: '' })}\n`.repeat(100_000)}${GOOD}`,
    )
    expect(problems).toHaveLength(1000)
    expect([summary.errors, vehicles.size]).toEqual([100_000, 1])
  })

  test('a thousand warnings crowd no error out', async () => {
    const cheap = Array.from({ length: 1500 }, (_, i) => row({ VIN: '', StockNumber: `S${i}`, Price: 'cheap' }))
    const bad = row({ VIN: '', StockNumber: '' })
    const { summary, problems } = await readBytes([HEADER, ...cheap, bad, GOOD].join('\n'))
    expect(problems.filter(({ severity }) => severity === 'warning')).toHaveLength(1000)
    expect(problems.filter(({ severity }) => severity === 'error').map(told)).toEqual([`error 1502 : ${EMPTY_ROW}`])
    expect(summary.errors).toBe(1)
  })

  test('VINs that fail their check digit are told once a file', async () => {
    const vins = Array.from({ length: 200 }, (_, i) => row({ VIN: `JH4KA7650MC00${String(i).padStart(4, '0')}` }))
    const { vehicles, problems } = await readBytes([HEADER, ...vins].join('\n'))
    expect([vehicles.size, problems.length]).toEqual([200, 1])
    expect(problems[0]?.message).toMatch(/^1\d\d VINs fail their check digit, this one first: mistyped/)
  })
})
