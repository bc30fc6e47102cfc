import { expect, test } from 'vitest'
import { functionList } from '../../lib/function-list.ts'
import { functionsWith } from './function-files.ts'

const names = (functions: typeof functionList) => functions.map(({ name }) => name)

test('a function whose code records acts has the key that seals them', () => {
  const recording = names(functionsWith('functions/core/people/audit/seal-of.ts'))
  expect(recording).toEqual(expect.arrayContaining(['api-contacts', 'run-tasks', 'react']))
  expect(names(functionList.filter(({ uses }) => uses.includes('keys:audit')))).toEqual(
    expect.arrayContaining(recording),
  )
})
