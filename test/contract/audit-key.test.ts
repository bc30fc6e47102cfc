import { expect, test } from 'vitest'
import { functionList } from '../../lib/function-list.ts'
import { houseOf } from '../house/house.ts'
import { readLeaves } from '../house/tree.ts'

const house = houseOf(readLeaves())
const RECORDING = 'functions/core/people/audit/seal-of.ts'

/** The files that one leads to; the door of all calls leads everywhere, and has what people's calls need anyway. */
function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const path of reached)
    for (const { to, isType } of house.find(path)?.imports ?? [])
      if (!isType && !/^functions\/serve(\.ts|\/)/.test(to)) reached.add(to)
  return reached
}

test('a function whose code records acts has the key that seals them, and so has each that people call', () => {
  const recording = functionList.filter(({ entry }) => reachedFrom(entry).has(RECORDING)).map(({ name }) => name)
  expect(recording).toEqual(expect.arrayContaining(['api-contacts', 'run-tasks', 'react']))
  const withKey = functionList.filter(({ uses }) => uses.includes('keys:audit')).map(({ name }) => name)
  expect(withKey).toEqual(expect.arrayContaining(recording))
})
