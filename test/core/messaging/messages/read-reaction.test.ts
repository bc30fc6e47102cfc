import { describe, expect, test } from 'vitest'
import { findMarked, readReaction } from '../../../../functions/core/messaging/messages/read-reaction.ts'

const yes = { text: 'Yes it is' }
const image = { file: 'image' }

describe('a reaction that comes as a text is read', () => {
  test.each([
    ['Liked “Yes it is”', '👍', yes],
    ['Loved “Yes it is”', '❤️', yes],
    ['Disliked "Yes it is"', '👎', yes],
    ['Laughed at “Yes it is”', '😂', yes],
    ['Emphasized “Yes it is”', '‼️', yes],
    ['Emphasised “Yes it is”', '‼️', yes],
    ['Questioned “Yes it is”', '❓', yes],
    ['Reacted 👍 to “Yes it is”', '👍', yes],
    ['Reacted 🤦🏽‍♀️ to “Yes it is” ', '🤦🏽‍♀️', yes],
    ['Loved an image', '❤️', image],
    ['Laughed at a photo', '😂', image],
    ['Loved a movie', '❤️', { file: 'video' }],
    ['Liked an audio message', '👍', { file: 'audio' }],
    ['Emphasized an attachment', '‼️', { file: 'any' }],
    ['Reacted 🔥 to an image', '🔥', image],
    ['Liked “He said “yes” at 5:00”', '👍', { text: 'He said “yes” at 5:00' }],
    ['Loved “Two\nlines”', '❤️', { text: 'Two lines' }],
    ['Le gustó “Yes it is”', '👍', yes],
    ['Le encantó «Yes it is»', '❤️', yes],
    ['No le gustó “Yes it is”', '👎', yes],
    ['Le dio risa “Yes it is”', '😂', yes],
    ['Exclamó por “Yes it is”', '‼️', yes],
    ['Dudó sobre “Yes it is”', '❓', yes],
    ['Reaccionó con 🙏 a “Yes it is”', '🙏', yes],
    ['Le encantó una imagen', '❤️', image],
    ['Reaccionó con 😍 a una foto', '😍', image],
    ['\u200a\u200b👍\u200b to “\u200aYes it is\u200a”\u200a', '👍', yes],
    ['❤️ to “Yes it is”', '❤️', yes],
    ['👍 a “Yes it is”', '👍', yes],
  ])('%s', (body, emoji, of) => {
    expect(readReaction(body)).toEqual({ emoji, of })
  })

  test.each([
    'Removed a like from “Yes it is”',
    'Removed a heart from “Yes it is”',
    'Removed an exclamation from “Yes it is”',
    'Removed 👍 from “Yes it is”',
    'Quitó un me gusta de “Yes it is”',
    'Eliminó 👍 de “Yes it is”',
  ])('%s, which takes one back', (body) => {
    expect(readReaction(body)).toEqual({ emoji: undefined, of: yes })
  })

  test.each([
    'Liked it a lot, thanks!',
    'I loved “Yes it is”',
    'Loved the car',
    'Reacted badly to “Yes it is”',
    'to “Yes it is”',
    'Removed “Yes it is”',
    'Is “Yes it is” a movie?',
    'I sent an image',
    '👍',
    'Yes',
    '“Liked”',
  ])('but not %s', (body) => {
    expect(readReaction(body)).toBeUndefined()
  })
})

describe('a reaction marks', () => {
  const sent = (body: string, more = {}) => ({ direction: 'outbound' as const, body, ...more })
  const wrote = (body: string, more = {}) => ({ direction: 'inbound' as const, body, ...more })
  const picture = { media: [{ content_type: 'image/jpeg', status: 'ready' as const }] }
  const long = 'The blue one is here until Friday, and we are open from nine to six every day of the week.'
  test.each([
    ['the newest of ours that says it', 'Liked “Ok”', [sent('Ok'), sent('No'), sent('Ok'), wrote('Ok')], 2],
    ['their own where none of ours says it', 'Liked “Ok”', [sent('No'), wrote('Ok')], 1],
    ['nothing that says something else', 'Liked “Ok”', [sent('Ok!'), wrote('No')], -1],
    ['what a telephone cut', 'Liked “The blue one is here until…”', [sent(long)], 0],
    ['nothing by a cut of a few letters', 'Liked “The…”', [sent('The blue one')], -1],
    ['quotes and dashes of another form', 'Liked “It’s “new” – yes”', [sent('It\'s "new" - yes')], 0],
    [
      'what a link was sent with',
      'Liked “Here: a.pdf: https://x.example/1”',
      [sent('Here', { sent_body: 'Here:\na.pdf: https://x.example/1' })],
      0,
    ],
    ['our newest picture', 'Loved an image', [sent('', picture), sent('', picture), sent('Ok'), wrote('', picture)], 1],
    [
      'nothing where there is no picture',
      'Loved an image',
      [sent('Ok'), sent('', { media: [{ content_type: 'video/mp4', status: 'ready' as const }] })],
      -1,
    ],
  ])('%s', (_, body, messages, at) => {
    const reaction = readReaction(body)
    expect(reaction && findMarked(messages, reaction)).toBe(messages[at])
  })
})
