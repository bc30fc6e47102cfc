import { describe, expect, test } from 'vitest'
import { planOf } from '../../functions/core/calls/routing/rules.ts'

type Team = Parameters<typeof planOf>[1]
type Clock = Parameters<typeof planOf>[2]

const ALWAYS = { business_hours: undefined, timezone: 'America/Chicago' } as unknown as Clock
const NOW = new Date('2026-11-23T18:00:00Z')
/** People who are there, but for those who are away or on a call. */
const teamOf = (count: number, away: string[] = [], onCall: string[] = []) =>
  Array.from({ length: count }, (_, n) => ({
    id: `m${n}`,
    role: 'manager',
    suspended: false,
    away: away.includes(`m${n}`),
    isOnCall: onCall.includes(`m${n}`),
  })) as unknown as Team
const firstTen = Array.from({ length: 10 }, (_, n) => `m${n}`)

/** At whom a call rings, step by step, where nobody answers. */
function roundsOf(desk: string, team: Team): string[][] {
  const rounds: string[][] = []
  for (let after: string | undefined; rounds.length < 9; ) {
    const plan = planOf({ desk, after }, team, ALWAYS, NOW)
    if (!('users' in plan)) return rounds
    rounds.push(plan.users)
    after = plan.step
  }
  return rounds
}

describe('a call that nobody answers rings', () => {
  test.each([
    ['at nobody', '-', teamOf(0), []],
    ['at the contact’s own agent, then at all others', 'm1', teamOf(3), [1, 2]],
    ['at all where that one is away', 'm1', teamOf(3, ['m1']), [2]],
    ['at ten at a time', '-', teamOf(23), [10, 10, 3]],
    ['at the own agent, then at ten at a time', 'm0', teamOf(21), [1, 10, 10]],
    ['at nobody where all are on calls', 'm1', teamOf(2, [], ['m0', 'm1']), []],
    ['at all others where the own agent is on a call', 'm1', teamOf(3, [], ['m1']), [2]],
    ['at the free ones of each ten', '-', teamOf(23, [], ['m0', 'm12', 'm22']), [9, 9, 2]],
    ['at the next ten where the first are all on calls', '-', teamOf(13, [], firstTen), [3]],
  ])('%s', (_, desk, team, sizes) => {
    const rounds = roundsOf(desk, team)
    expect(rounds.map((users) => users.length)).toEqual(sizes)
    const all = rounds.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(team.filter(({ away, isOnCall }) => !away && !isOnCall).length)
  })

  test('at everybody once, also where somebody gets on a call meanwhile', () => {
    const plan = planOf({ desk: '-', after: 'everyone' }, teamOf(13, [], ['m0']), ALWAYS, NOW)
    expect(plan).toMatchObject({ users: ['m10', 'm11', 'm12'] })
  })

  test('at nobody else after a colleague whom it was handed to', () => {
    expect(planOf({ desk: '-', after: 'transferred' }, teamOf(3), ALWAYS, NOW)).toEqual({ step: 'voicemail' })
  })
})
