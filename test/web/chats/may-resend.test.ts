import { expect, test } from 'vitest'
import { mayResend } from '../../../web/src/features/chats/thread/may-resend.ts'
import { aMessage } from './rows.ts'

const template = { id: 't', name: 'reminder', variables: [], header: null, footer: null, buttons: [] }

test.each([
  ['a text', null, null, true],
  ['a text outside the window', null, 'window_closed', false],
  ['a template outside the window', template, 'window_closed', true],
  ['a template to who never wrote', template, 'not_started', true],
  ['a template to who opted out', template, 'opted_out', false],
  ['a template in a closed conversation', template, 'not_active', false],
] as const)('%s that failed can be sent again: %#', (_, its, block, expected) => {
  const message = aMessage('m', {
    direction: 'outbound',
    status: 'failed',
    template: its && { ...its, variables: [], buttons: [] },
  })
  expect(mayResend(message, new Set(), block)).toBe(expected)
  expect(mayResend(message, new Set(['m']), block)).toBe(false)
})
