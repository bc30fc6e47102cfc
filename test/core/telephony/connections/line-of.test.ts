import { expect, test } from 'vitest'
import { lineOf } from '../../../../functions/core/telephony/connections/own-senders.ts'

const senders = { phone: '+14155550100', whatsapp: '+14155550150' }

test.each([
  ['+14155550100', undefined],
  ['+14155550998', '+14155550998'],
  ['whatsapp:+14155550150', undefined],
  ['whatsapp:+14155550998', '+14155550998'],
  // WhatsApp's usual number is another line for texts.
  ['+14155550150', '+14155550150'],
  ['rcs:sunrise_motors_agent', undefined],
  ['22395', undefined],
  ['', undefined],
])('a message to %j came to the line %j', (to, line) => expect(lineOf(to, senders)).toBe(line))
