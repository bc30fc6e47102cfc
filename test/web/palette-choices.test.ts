import { expect, test } from 'vitest'
import { type Choice, findChoices } from '../../web/src/app/keys/find-choices.ts'

const choice = (id: string, group: Choice['group'], more: Partial<Choice> = {}): Choice => ({
  id,
  group,
  label: id,
  run: () => {},
  ...more,
})
const close = choice('close it', 'conversation', { key: 'e', isEnd: true })
const reply = choice('reply to it', 'conversation', { key: 'r' })
const leave = choice('log out and close', 'account', { isEnd: true })
const contacts = choice('contacts, to close', 'pages')

test.each([
  ['nothing typed', '', [], 'reply to it'],
  ['what ends something used last', '', ['close it', 'reply to it'], 'reply to it'],
  ['a word that others hold too', 'it', [], 'reply to it'],
  ['a word of another group', 'close', ['close it'], 'contacts, to close'],
  ['the words of that one alone', 'close it', [], 'close it'],
])('with %s, the palette’s first line ends nothing unless nothing else is meant', (_, text, usedLast, first) => {
  expect(findChoices([close, reply, leave, contacts], text, usedLast)[0]?.id).toBe(first)
})
