import { expect, test } from 'vitest'
import { channelsHearing, channelsOf } from '../../../../functions/core/people/live/live-channels.ts'
import { callerWith } from './callers.ts'

const ORG = '01JX0000000000000000000000'
const heardBy = (caller: ReturnType<typeof callerWith>, assignees: (string | undefined)[]) =>
  channelsHearing(ORG, assignees).filter((channel) => channelsOf(ORG, caller).includes(channel)).length

test.each([
  ['an unassigned conversation', [undefined], { agent: 1, colleague: 1, manager: 1 }],
  ['an agent’s own', ['agent'], { agent: 1, colleague: 0, manager: 1 }],
  ['one handed from a colleague to the agent', ['colleague', 'agent'], { agent: 1, colleague: 1, manager: 1 }],
  ['one taken from the team', [undefined, 'colleague'], { agent: 1, colleague: 2, manager: 2 }],
])('a change of %s is told to those who may see it', (_, assignees, heard) => {
  expect({
    agent: heardBy(callerWith({ id: 'agent', role: 'agent' }), assignees),
    colleague: heardBy(callerWith({ id: 'colleague', role: 'agent' }), assignees),
    manager: heardBy(callerWith({ id: 'boss', role: 'manager' }), assignees),
  }).toEqual(heard)
})

test('an agent who may see all chats hears of all of them', () => {
  expect(heardBy(callerWith({ id: 'agent', role: 'agent', seesAllChats: true }), ['colleague'])).toBe(1)
})

test('a channel’s parts are short enough for AppSync and of its letters', () => {
  const user = '4d5b3f0e-5f0c-4b44-9f3f-0c6f1a8b2d11'
  const channels = [
    ...channelsHearing(ORG, [user, undefined]),
    ...channelsOf(ORG, callerWith({ id: user, role: 'agent' })),
  ]
  for (const channel of channels) {
    const [, ...parts] = channel.split('/')
    expect(parts.length).toBeLessThanOrEqual(5)
    for (const part of parts) expect(part).toMatch(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?$/)
  }
})
