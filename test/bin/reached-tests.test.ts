import { expect, test } from 'vitest'
import { reachedTests } from '../../bin/reached-tests.ts'

test.each([
  ["a noun's rules", 'functions/core/customers/groups/rules.ts', 'test/customers/groups.test.ts'],
  ['a pure file of the browser', 'web/src/ui/initials.ts', 'test/web/initials.test.ts'],
  ['a test itself', 'test/house/planted.test.ts', 'test/house/planted.test.ts'],
  ["a twin's part", 'lib/local/queues/poll-queue.ts', 'test/local/queues.test.ts'],
])('a change of %s reaches its test', (_, changed, reached) => {
  expect(reachedTests([changed])).toContain(reached)
})

test('a change of one noun reaches no other noun’s tests', () => {
  const reached = reachedTests(['functions/core/stock/feeds/read-row.ts'])
  expect(reached.filter((path) => path.startsWith('test/core/') && !path.startsWith('test/core/stock/'))).toEqual([])
})
