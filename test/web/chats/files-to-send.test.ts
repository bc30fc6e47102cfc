import { expect, test } from 'vitest'
import type { Attachment } from '../../../web/src/features/chats/files/attachments.ts'
import { filesToSend } from '../../../web/src/features/chats/files/files-to-send.ts'

const file = (name: string, more: Partial<Attachment> = {}): Attachment => ({
  id: name,
  name,
  content_type: 'application/pdf',
  size: 1,
  done: 0,
  ...more,
})
const there = file('there.pdf', { done: 1, url: '/api/media/1' })

test.each([
  ['a refused file', file('big.pdf', { failure: { said: 'Too large.' } }), false],
  ['a file whose upload failed', file('lost.pdf', { failure: 'failed' }), false],
  ['a file on its way', file('slow.pdf', { done: 0.4 }), true],
  ['a file that waits for the connection', file('later.pdf', { failure: 'offline' }), true],
])('%s goes with no message, and keeps the others waiting or not', (_, other, isWaiting) => {
  const { ready, isWaiting: isHeld } = filesToSend([other, there])
  expect(ready.map(({ name }) => name)).toEqual(['there.pdf'])
  expect(isHeld).toBe(isWaiting)
})
