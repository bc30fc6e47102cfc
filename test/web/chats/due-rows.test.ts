import { expect, test } from 'vitest'
import { dueRows } from '../../../web/src/data/conversations/due-rows.ts'

const versionsOf = (due: ReturnType<typeof dueRows.take>) =>
  due.map(([id, told]) => [id, told.map(({ version }) => version)])

test('of pointers that overtake one another none is forgotten', () => {
  dueRows.add('ana', 'with the text')
  dueRows.add('ana', 'before the text')
  expect(versionsOf(dueRows.take())).toEqual([['ana', ['with the text', 'before the text']]])
  expect(dueRows.take()).toEqual([])
})

test('an answer that brings the row stands for what was told before it was asked for, and for nothing since', async () => {
  dueRows.add('ana', 'told before')
  await dueRows.hold('ana', async () => {
    dueRows.add('ana', 'told since')
    expect(dueRows.take()).toEqual([])
    return { isNewest: true }
  })
  expect(versionsOf(dueRows.take())).toEqual([['ana', ['told since']]])
})

test('what could not be read is due again, with what was told since', () => {
  dueRows.add('ana', 'first')
  const taken = dueRows.take()
  dueRows.add('ana', 'second')
  dueRows.putBack(taken)
  expect(versionsOf(dueRows.take())).toEqual([['ana', ['first', 'second']]])
})
