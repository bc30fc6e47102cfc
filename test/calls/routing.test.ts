import { describe, expect, test } from 'vitest'
import { planOf } from '../../functions/core/calls/routing/rules.ts'

type Team = Parameters<typeof planOf>[1]
type Clock = Parameters<typeof planOf>[2]

const ALWAYS = { business_hours: undefined, timezone: 'America/Chicago' } as unknown as Clock
const NOW = new Date('2026-11-23T18:00:00Z')
/** People who are there, but for those who are away. */
const teamOf = (count: number, away: string[] = []) =>
  Array.from({ length: count }, (_, n) => ({
    id: `m${n}`,
    role: 'manager',
    suspended: false,
    away: away.includes(`m${n}`),
  })) as unknown as Team

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
  ])('%s', (_, desk, team, sizes) => {
    const rounds = roundsOf(desk, team)
    expect(rounds.map((users) => users.length)).toEqual(sizes)
    const all = rounds.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(team.filter(({ away }) => !away).length)
  })

  test('at nobody else after a colleague whom it was handed to', () => {
    expect(planOf({ desk: '-', after: 'transferred' }, teamOf(3), ALWAYS, NOW)).toEqual({ step: 'voicemail' })
  })
})
